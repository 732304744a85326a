/** The side menu: what the portals of this person declare, in their order, then the guide and the way out. */
import type { MenuEntry, PortalDescriptor, Role } from '@bussola/portal';
import { BriefcaseIcon, DocumentIcon, FlagIcon, HelpIcon, HomeIcon, PencilIcon, PeopleIcon, PersonIcon, SlidersIcon } from '@bussola/ui/core';
import type { LucideIcon, MenuItem } from '@bussola/ui/core';
import { OWN } from '../guards/decide.ts';

const ICONS: Record<string, LucideIcon> = { home: HomeIcon, flag: FlagIcon, briefcase: BriefcaseIcon, users: PeopleIcon, file: DocumentIcon, user: PersonIcon, pencil: PencilIcon, sliders: SlidersIcon };

interface MenuInput { portals: readonly PortalDescriptor[]; role: Role; path: string; language: 'it' | 'en'; badges: Partial<Record<'reds', number>>; holdsGrants: boolean; /** Somebody else's area is open: what is its owner's alone is not offered. */ isActing?: boolean; /** Opens beside the page; absent for whoever has none to keep. */ note?: MenuItem | undefined }

/** Where the note stands among what portals declare. */
const NOTE_ORDER = 50;

const allows = (roles: readonly Role[] | undefined, role: Role): boolean => roles === undefined || roles.includes(role);

/** The entry that the path is under; the longest wins. */
function currentEntry(entries: readonly MenuEntry[], path: string): MenuEntry | undefined {
  return entries.filter(({ to }) => path === to || path.startsWith(`${to}/`)).sort((a, b) => b.to.length - a.to.length)[0];
}

export function menuItems({ portals, role, path, language, badges, holdsGrants, isActing = false, note }: MenuInput): MenuItem[] {
  const entries = portals
    // Anybody may open the partners' portal; only who holds grants is shown the way.
    .filter(({ name }) => name !== 'thirdparty' || holdsGrants || path.startsWith('/thirdparty'))
    .filter(({ access }) => allows(access.roles, role))
    .flatMap(({ menu }) => menu)
    .filter(({ to, roles }) => allows(roles, role) && !(isActing && OWN.has(to)))
    .sort((a, b) => a.order - b.order);
  const above = portals.flatMap(({ routes }) => routes).find((route) => route.path === path)?.under;
  const current = currentEntry(entries, above ?? path);
  const items = entries.map((entry): MenuItem => ({
    label: entry.label[language],
    icon: ICONS[entry.icon] ?? HelpIcon,
    href: entry.to,
    current: entry === current,
    badge: entry.badge ? badges[entry.badge] : undefined,
  }));
  const place = entries.findIndex(({ order }) => order > NOTE_ORDER);
  return note ? items.toSpliced(place < 0 ? items.length : place, 0, note) : items;
}
