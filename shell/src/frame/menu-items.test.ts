import { expect, it } from '@jest/globals';
import type { PortalDescriptor } from '@bussola/portal';
import { HomeIcon } from '@bussola/ui/core';
import type { Visitor } from '../guards/decide.ts';
import { menuItems, splitForBar } from './menu-items.ts';

const person = (part: Partial<Visitor> = {}): Visitor => ({
  role: 'User',
  state: 'active',
  checkup: true,
  grantsHeld: 0,
  limitedTo: null,
  isActing: false,
  ...part,
});
const label = (it: string) => ({ it, en: it });
const admin: PortalDescriptor = {
  name: 'admin',
  title: label('Amministrazione'),
  basePaths: ['/admin'],
  redirects: [],
  access: { roles: ['Admin'] },
  layout: 'frame',
  contract: '^1.3',
  capabilities: [],
  shared: [],
  budgets: { entryKb: 1, routeKb: 1 },
  routes: [
    { path: '/admin/clienti', label: label('Clienti') },
    { path: '/admin/cliente', label: label('Cliente'), under: '/admin/clienti' },
    { path: '/admin/portali', label: label('Portali') },
  ],
  menu: [
    { to: '/admin/clienti', label: label('Clienti'), icon: 'users', order: 1 },
    { to: '/admin/portali', label: label('Portali'), icon: 'sliders', order: 2 },
  ],
};
const area: PortalDescriptor = {
  ...admin,
  name: 'user-area',
  basePaths: ['/app'],
  access: { acting: true },
  routes: [
    { path: '/app/dashboards/home', label: label('Home') },
    { path: '/app/dashboards/account', label: label('Account'), whose: 'account' },
  ],
  menu: [
    { to: '/app/dashboards/home', label: label('Home'), icon: 'home', order: 1 },
    { to: '/app/dashboards/account', label: label('Account'), icon: 'user', order: 2 },
  ],
};
it.each([
  [false, ['Home', 'Account']],
  [true, ['Home']],
])('somebody else’s area open: %j, offers %j', (isActing, entries) => {
  expect(
    menuItems({
      portals: [area, admin],
      visitor: person({ isActing }),
      path: '/app/dashboards/home',
      language: 'it',
      badges: {},
    }).map(({ label: text }) => text),
  ).toEqual(entries);
});

const lit = (path: string) =>
  menuItems({
    portals: [admin],
    visitor: person({ role: 'Admin' }),
    path,
    language: 'it',
    badges: {},
  })
    .filter(({ current }) => current)
    .map(({ label: text }) => text);

it.each([
  ['/admin/clienti', ['Clienti'], 'the page itself'],
  ['/admin/cliente', ['Clienti'], 'a page that stands for one of many'],
  ['/admin/portali/storia', ['Portali'], 'a page under it by its path'],
  ['/admin/clientela', [], 'no page that only begins alike'],
])('%s lights %j: %s', (path, entries) => {
  expect(lit(path)).toEqual(entries);
});

it.each([
  [{ reds: 3 }, [undefined, 3]],
  [{ reds: 0 }, [undefined, 0]],
  [{}, [undefined, undefined]],
] as const)(
  'the number of reds %j stands at the entry that asks for it, and at no other',
  (badges, shown) => {
    const portal: PortalDescriptor = {
      ...area,
      menu: [
        { to: '/app/dashboards/home', label: label('Home'), icon: 'home', order: 1 },
        {
          to: '/app/dashboards/soluzione-consigliata',
          label: label('Priorità'),
          icon: 'flag',
          order: 2,
          badge: 'reds',
        },
      ],
    };
    expect(
      menuItems({ portals: [portal], visitor: person(), path: '/', language: 'it', badges }).map(
        ({ badge }) => badge,
      ),
    ).toEqual(shown);
  },
);

it.each<[why: string, visitor: Visitor, path: string, entries: string[]]>([
  ['a household', person(), '/app/dashboards/home', ['Home', 'Account']],
  [
    'who holds grants, also the way to the areas entrusted',
    person({ grantsHeld: 1 }),
    '/app/dashboards/home',
    ['Affidate', 'Home', 'Account'],
  ],
  [
    'whoever is on that page already',
    person(),
    '/thirdparty/clienti',
    ['Affidate', 'Home', 'Account'],
  ],
  [
    'a partner who has no household here',
    person({ grantsHeld: 1, checkup: false }),
    '/thirdparty/clienti',
    ['Affidate', 'Account'],
  ],
  [
    'a household seen through a grant',
    person({ isActing: true }),
    '/app/dashboards/home',
    ['Home'],
  ],
  [
    'staff, only their own',
    person({ role: 'Admin' }),
    '/admin/clienti',
    ['Clienti', 'Portali', 'Account'],
  ],
])('is what is meant for %s', (_why, visitor, path, entries) => {
  const household: PortalDescriptor = {
    ...area,
    menu: area.menu.map((entry) =>
      entry.to.endsWith('home')
        ? { ...entry, roles: ['User'], for: { checkup: true } }
        : { ...entry, order: 9 },
    ),
  };
  const entrusted: PortalDescriptor = {
    ...area,
    name: 'entrusted',
    basePaths: ['/thirdparty'],
    access: {},
    routes: [{ path: '/thirdparty/clienti', label: label('Affidate') }],
    menu: [
      {
        to: '/thirdparty/clienti',
        label: label('Affidate'),
        icon: 'users',
        order: 0,
        for: { grants: true },
      },
    ],
  };
  expect(
    menuItems({
      portals: [household, admin, entrusted],
      visitor,
      path,
      language: 'it',
      badges: {},
    }).map(({ label: text }) => text),
  ).toEqual(entries);
});

it.each([
  [['report', 'dati'], ['Report']],
  [['report:write', 'dati:write'], ['Report']],
  [['report'], []],
  [[], []],
  [undefined, ['Report']],
])('with %j open of somebody else’s area, an entry that needs two of it: %j', (scopes, entries) => {
  const report = { to: '/app/report', label: label('Report'), icon: 'file', order: 1 };
  const portal = { ...area, menu: [{ ...report, for: { scopes: ['report', 'dati'] } }] };
  const visitor = person({ isActing: true, scopes });
  const labels = (path: string): string[] =>
    menuItems({ portals: [portal], visitor, path, language: 'it', badges: {} }).map(
      ({ label: text }) => text,
    );
  expect(labels('/')).toEqual(entries);
  expect(labels('/app/report')).toEqual(entries);
});

it('has the order of the specification at the side, and that of a phone in its bar', () => {
  const portal: PortalDescriptor = {
    ...area,
    menu: [
      ['Home', 10],
      ['Priorità', 20],
      ['Servizi', 30],
      ['Documenti', 40],
      ['I miei dati', 55, 25],
      ['Account', 60],
    ].map(([text, order, barOrder]) => ({
      to: '/app/dashboards/home',
      label: label(String(text)),
      icon: 'home',
      order: Number(order),
      ...(barOrder === undefined ? {} : { barOrder: Number(barOrder) }),
    })),
  };
  const items = menuItems({
    portals: [portal],
    visitor: person(),
    path: '/',
    language: 'it',
    badges: {},
    note: { label: 'Note', icon: HomeIcon, onPress: () => undefined },
  });
  const named = (some: readonly { label: string }[]) => some.map((one) => one.label);
  expect(named(items)).toEqual([
    'Home',
    'Priorità',
    'Servizi',
    'Documenti',
    'Note',
    'I miei dati',
    'Account',
  ]);
  const { bar, more } = splitForBar(items);
  expect(named(bar)).toEqual(['Home', 'Priorità', 'I miei dati', 'Servizi']);
  expect(named(more)).toEqual(['Documenti', 'Note', 'Account']);
});

it('an entry carries its heading, and a number of what waits that is not of reds', () => {
  const PERSONE = { it: 'Persone', en: 'People' };
  const grouped: PortalDescriptor = {
    ...admin,
    menu: [
      {
        to: '/admin/clienti',
        label: label('Clienti'),
        icon: 'users',
        order: 1,
        group: PERSONE,
        badge: 'people',
      },
    ],
  };
  expect(
    menuItems({
      portals: [grouped],
      visitor: person({ role: 'Admin' }),
      path: '/admin/clienti',
      language: 'en',
      badges: { people: 7, reds: 2 },
    })[0],
  ).toMatchObject({ group: 'People', badge: 7, waits: true });
});
