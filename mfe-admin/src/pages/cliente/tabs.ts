import type { ClientPart } from '@bussola/contract';
import { CLIENT_TABS } from '@bussola/contract/limits';

/** In the order of the screen. The first shows facts also without a reason, the last two all. */
export const TABS = [...CLIENT_TABS, 'appuntamenti', 'registro'] as const;
export type Tab = (typeof TABS)[number];
/** What a reason opens. */
export type Behind = (typeof CLIENT_TABS)[number];

export const isBehind = (tab: Tab): tab is Behind => CLIENT_TABS.some((one) => one === tab);
/** The tab of an address; one that is not known is the first. */
export const tabOf = (search: URLSearchParams): Tab =>
  TABS.find((tab) => tab === search.get('tab')) ?? 'sintesi';
/** What is read of it. */
export type PartOf<T extends Behind> = Extract<ClientPart, { tab: T }>;
