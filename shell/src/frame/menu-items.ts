/**
 * The side menu: what the portals of this person declare, in their order, then the guide and the
 * way out.
 */
import type { MenuEntry, PortalDescriptor, Role } from '@bussola/portal';
import type { MENU_ICONS } from '@bussola/portal/portal-faults';
import {
  BlocksIcon,
  BriefcaseIcon,
  DocumentIcon,
  FlagIcon,
  HelpIcon,
  HomeIcon,
  InboxIcon,
  MailIcon,
  MessageIcon,
  OrderIcon,
  PencilIcon,
  PeopleIcon,
  PersonIcon,
  ScrollIcon,
  ShieldIcon,
  SlidersIcon,
} from '@bussola/ui/core';
import type { LucideIcon, MenuItem } from '@bussola/ui/core';
import { isFor, isGranted } from '../guards/decide.ts';
import type { Visitor } from '../guards/decide.ts';

const ICONS: Readonly<Record<(typeof MENU_ICONS)[number], LucideIcon>> = {
  home: HomeIcon,
  flag: FlagIcon,
  briefcase: BriefcaseIcon,
  users: PeopleIcon,
  file: DocumentIcon,
  user: PersonIcon,
  pencil: PencilIcon,
  sliders: SlidersIcon,
  list: OrderIcon,
  shield: ShieldIcon,
  message: MessageIcon,
  scroll: ScrollIcon,
  mail: MailIcon,
  inbox: InboxIcon,
  blocks: BlocksIcon,
  help: HelpIcon,
};

interface FrameItem extends MenuItem {
  /** In the bar at the foot of a phone. */
  barOrder: number;
}
/** Entries of that bar, beside the one that opens all others. */
const IN_BAR = 4;

/** What the bar at the foot of a phone shows, and what it leaves to its last entry. */
export function splitForBar(items: readonly FrameItem[]): {
  bar: readonly FrameItem[];
  more: readonly FrameItem[];
} {
  const bar = items.toSorted((a, b) => a.barOrder - b.barOrder).slice(0, IN_BAR);
  return { bar, more: items.filter((item) => !bar.includes(item)) };
}

interface MenuInput {
  portals: readonly PortalDescriptor[];
  visitor: Visitor;
  path: string;
  language: 'it' | 'en';
  badges: Partial<Record<NonNullable<MenuEntry['badge']>, number>>;
  /** Opens beside the page; absent for people who keep no note. */ note?: MenuItem | undefined;
}

/** Where the note stands among what portals declare. */
const NOTE_ORDER = 50;

const allows = (roles: readonly Role[] | undefined, role: Role): boolean =>
  roles === undefined || roles.includes(role);

/** The entry that the path is under; the longest wins. */
function currentEntry(entries: readonly MenuEntry[], path: string): MenuEntry | undefined {
  return entries
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
}

export function menuItems({
  portals,
  visitor,
  path,
  language,
  badges,
  note,
}: MenuInput): FrameItem[] {
  const entries = portals
    .filter(({ access }) => !visitor.isActing || access.acting === true)
    .flatMap(({ access, menu, routes }) =>
      menu.filter(
        ({ to, roles }) =>
          allows(roles ?? access.roles, visitor.role) &&
          (!visitor.isActing || routes.find((route) => route.path === to)?.whose === undefined),
      ),
    )
    .filter((entry) => entry.for === undefined || isGranted(entry.for, visitor.scopes))
    // Another check has asked whether it may be seen in another person's area. The open page keeps
    // its entry.
    .filter(
      (entry) =>
        entry.for === undefined ||
        isFor(entry.for, { ...visitor, isActing: false }) ||
        path === entry.to ||
        path.startsWith(`${entry.to}/`),
    )
    .sort((a, b) => a.order - b.order);
  const above = portals.flatMap(({ routes }) => routes).find((route) => route.path === path)?.under;
  const current = currentEntry(entries, above ?? path);
  const items = entries.map((entry): FrameItem => ({
    label: entry.label[language],
    // A newer portal may name an icon that this shell does not have.
    icon: (ICONS as Partial<Record<string, LucideIcon>>)[entry.icon] ?? HelpIcon,
    href: entry.to,
    current: entry === current,
    badge: entry.badge ? badges[entry.badge] : undefined,
    waits: entry.badge !== undefined && entry.badge !== 'reds',
    group: entry.group?.[language],
    barOrder: entry.barOrder ?? entry.order,
  }));
  const place = entries.findIndex(({ order }) => order > NOTE_ORDER);
  return note
    ? items.toSpliced(place < 0 ? items.length : place, 0, { ...note, barOrder: NOTE_ORDER })
    : items;
}
