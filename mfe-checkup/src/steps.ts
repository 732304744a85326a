/** The seven tabs and their addresses. The pause `/checkup/3-5` has none. */
import { nextTab, TAB, tabErrors, TABS } from '@bussola/domain';
import type { Tab } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { today } from './today.ts';

export { TABS };
export type { Tab };
export const PATHS = [
  '/checkup/0',
  '/checkup/1',
  '/checkup/1-5',
  '/checkup/2',
  '/checkup/3',
  '/checkup/4',
  '/checkup/5',
] as const satisfies readonly string[];
export const PAUSE_PATH = '/checkup/3-5';
export type StepPath = (typeof PATHS)[number] | typeof PAUSE_PATH;
/** The pause stands between these two: who may open the second may stop here. */
const AFTER_PAUSE: Tab = TAB.finanza;

const tidy = (path: string): string => path.replace(/\/+$/, '');
export const pathOf = (tab: Tab): StepPath => PATHS[tab];

/** The tab of an address; the pause belongs to the tab after it. Undefined for what is no step. */
export function tabOf(path: string): Tab | undefined {
  if (tidy(path) === PAUSE_PATH) return AFTER_PAUSE;
  return TABS.find((tab) => PATHS[tab] === tidy(path));
}

/** The step of an address; undefined for what is no step. */
export const stepPathOf = (path: string): StepPath | undefined =>
  ([...PATHS, PAUSE_PATH] as const).find((step) => step === tidy(path));

/** The last tab at or before this number. */
export const tabUpTo = (reached: number): Tab => TABS.findLast((tab) => tab <= reached) ?? 0;

/** Specification §4: a step opens only if the draft has reached it. */
export const mayOpen = (path: string, reached: number): boolean => {
  const tab = tabOf(path);
  return tab !== undefined && tab <= reached;
};

/**
 * Whether a tab gets a tick: the person has passed it, and no required answer is missing. The
 * introduction asks nothing, and the checkup begins after it: it never gets one.
 */
export const isAnswered = (tab: Tab, data: Bozza, reached: number): boolean =>
  tab > 0 && tab < reached && tabErrors(tab, data, today()).length === 0;

type Scope = Bozza['analisiFamiliare'];
/** Where «Avanti» leads; alone skips the family, and welfare is followed by the pause. */
export function nextPath(tab: Tab, scope: Scope): StepPath {
  return tab === TAB.previdenza ? PAUSE_PATH : pathOf(nextTab(tab, scope));
}

/** Where «Indietro» leads; it never comes back through the pause. */
export function previousPath(tab: Tab, scope: Scope): string {
  if (tab === TAB.casa && scope === 'perMe') return pathOf(TAB.personali);
  return pathOf(tabUpTo(tab - 1));
}

/** Where somebody who comes back goes on. */
export const resumePath = (reached: number): string =>
  reached === AFTER_PAUSE ? PAUSE_PATH : pathOf(tabUpTo(Math.max(1, reached)));
