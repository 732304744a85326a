import { describe, expect, it } from '@jest/globals';
import { RESERVED_PATHS } from '@bussola/portal/publish';
import type { PortalDescriptor } from '@bussola/portal';
import { forBackOffice } from './back-office.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { afterArea, decide, landing, SHELL_PATHS } from './decide.ts';
import type { Visitor } from './decide.ts';

const label = (it: string) => ({ it, en: it });
const portal = (
  part: Partial<PortalDescriptor> &
    Pick<PortalDescriptor, 'name' | 'basePaths' | 'routes' | 'redirects' | 'access'>,
): PortalDescriptor => ({
  title: label(part.name),
  layout: 'frame',
  menu: [],
  contract: '^1.0',
  capabilities: [],
  shared: [],
  budgets: { entryKb: 1, routeKb: 1 },
  ...part,
});
const portals = [
  portal({
    name: 'checkup',
    basePaths: ['/checkup'],
    redirects: [{ from: '/checkup', to: '/checkup/1' }],
    access: { roles: ['User', 'Admin', 'SuperAdmin'] },
    landing: [
      { to: '/checkup', for: { roles: ['User'], registered: false, checkup: false }, order: 10 },
      { to: '/checkup/5', for: { roles: ['User'], registered: false, checkup: true }, order: 20 },
    ],
    sends: [
      { for: { roles: ['User'], registered: true, checkup: true }, to: '/' },
      { for: { roles: ['User'], registered: false, checkup: true }, to: '/checkup/5' },
    ],
    routes: ['0', '1', '1-5', '2', '3', '3-5', '4', '5'].map((step) => ({
      path: `/checkup/${step}`,
      label: label(step),
    })),
  }),
  portal({
    name: 'user-area',
    basePaths: ['/app'],
    redirects: [
      { from: '/app', to: '/app/dashboards/home' },
      { from: '/app/dashboards', to: '/app/dashboards/home' },
    ],
    access: { roles: ['User', 'Admin', 'SuperAdmin'], acting: true },
    landing: [
      { to: '/app/dashboards', for: { roles: ['User'], registered: true }, order: 50 },
      { to: '/app/dashboards/home', for: { acting: true }, order: 50 },
    ],
    sends: [
      { for: { roles: ['User'], registered: false, checkup: false }, to: '/checkup' },
      { for: { roles: ['User'], registered: false }, to: '/checkup/5' },
      {
        for: { roles: ['User'], checkup: false },
        to: '/checkup',
        except: ['/app/dashboards/account'],
      },
    ],
    routes: [
      { path: '/app/dashboards/home', label: label('Home') },
      { path: '/app/dashboards/home/membri', label: label('Membri') },
      {
        path: '/app/dashboards/account',
        label: label('Account'),
        roles: ['User', 'Consulente', 'Admin', 'SuperAdmin'],
        whose: 'account',
      },
      {
        path: '/app/dashboards/strumenti/accesso-terzi',
        label: label('Accesso a terzi'),
        whose: 'own',
      },
      { path: '/app/dashboards/soluzione-consigliata', label: label('Priorità') },
      { path: '/app/dashboards/soluzione-consigliata/TCM', label: label('TCM') },
      { path: '/app/dashboards/report/:reportId', label: label('Report') },
    ],
  }),
  portal({
    name: 'admin',
    basePaths: ['/admin'],
    redirects: [{ from: '/admin', to: '/admin/clienti' }],
    access: { roles: ['Admin', 'SuperAdmin'] },
    landing: [{ to: '/admin', for: { roles: ['Admin', 'SuperAdmin'] }, order: 10 }],
    routes: [
      { path: '/admin/clienti', label: label('Clienti') },
      { path: '/admin/cliente', label: label('Cliente'), under: '/admin/clienti' },
      { path: '/admin/costanti', label: label('Costanti'), roles: ['SuperAdmin'] },
    ],
  }),
  portal({
    name: 'thirdparty',
    basePaths: ['/thirdparty', '/consulente'],
    redirects: [
      { from: '/thirdparty', to: '/thirdparty/clienti' },
      { from: '/consulente', to: '/consulente/clienti' },
    ],
    access: {},
    landing: [
      { to: '/thirdparty', for: { roles: ['User'], registered: true, grants: true }, order: 40 },
      { to: '/consulente', for: { roles: ['Consulente'] }, order: 10 },
    ],
    routes: [
      { path: '/thirdparty/clienti', label: label('Clienti') },
      { path: '/consulente/clienti', label: label('Clienti assegnati'), roles: ['Consulente'] },
    ],
  }),
];
const person = (part: Partial<Visitor> = {}): Visitor => ({
  role: 'User',
  state: 'active',
  checkup: true,
  grantsHeld: 0,
  limitedTo: null,
  isActing: false,
  ...part,
});
const provisional = (checkup: boolean) => person({ state: 'provisional', checkup });

const told = (path: string, visitor: Visitor | null): string => {
  const decision = decide(path, visitor, portals);
  return decision.kind === 'redirect'
    ? `→ ${decision.to}`
    : decision.kind === 'portal'
      ? decision.portal.name
      : decision.kind;
};

it.each(SHELL_PATHS)('%s cannot be taken by a portal', (address) =>
  expect(RESERVED_PATHS.some((path) => `${address}/`.startsWith(`${path}/`))).toBe(true),
);

describe('who may enter which path', () => {
  it.each<[why: string, path: string, visitor: Visitor | null, outcome: string]>([
    [
      'who must add a second factor sees the account',
      '/app/dashboards/account',
      person({ role: 'Admin', limitedTo: 'enrol' }),
      'user-area',
    ],
    [
      'and nothing else',
      '/admin/clienti',
      person({ role: 'Admin', limitedTo: 'enrol' }),
      '→ /app/dashboards/account',
    ],
    [
      'not even the sign-in',
      '/user/login',
      person({ role: 'SuperAdmin', limitedTo: 'enrol' }),
      '→ /app/dashboards/account',
    ],
    [
      'nor the partners’ pages',
      '/thirdparty/clienti',
      person({ grantsHeld: 1, limitedTo: 'enrol' }),
      '→ /app/dashboards/account',
    ],
    [
      'one report is no session for the area',
      '/app/dashboards/home',
      person({ limitedTo: 'report' }),
      '→ /user/login',
    ],
    ['and the sign-in stays open to it', '/user/login', person({ limitedTo: 'report' }), 'shell'],
    ['the link of a message is for anybody', '/user/email-access', null, 'shell'],
    [
      'with its token too, should it still be there',
      '/user/email-access/abc/def',
      person(),
      'shell',
    ],
    ['the link by mail', '/user/email-register', null, 'shell'],
    ['the new address', '/user/new-verify-change-email', person(), 'shell'],
    [
      'whoever acts in an area without a checkup is not forced to it',
      '/app/dashboards/home',
      person({ checkup: false, isActing: true }),
      'user-area',
    ],
    [
      'and never sees its account',
      '/app/dashboards/account',
      person({ isActing: true }),
      '→ /app/dashboards/home',
    ],
    [
      'nor whom else it lets in',
      '/app/dashboards/strumenti/accesso-terzi',
      person({ isActing: true }),
      '→ /app/dashboards/home',
    ],
    [
      'nor its checkup',
      '/checkup/1',
      person({ checkup: false, isActing: true }),
      '→ /app/dashboards/home',
    ],
    [
      'nor goes from an area into another',
      '/thirdparty/clienti',
      person({ isActing: true, grantsHeld: 1 }),
      '→ /app/dashboards/home',
    ],
    ['the root leads to the sign-in', '/', null, '→ /user/login'],
    ['/user leads to the sign-in', '/user', null, '→ /user/login'],
    ['the sign-in is for whoever is not in', '/user/login', null, 'shell'],
    ['and hidden from whoever is', '/user/login', person(), '→ /app/dashboards'],
    ['registration too', '/user/register', person(), '→ /app/dashboards'],
    [
      'holders of grants go to the partners’ area',
      '/user/login',
      person({ grantsHeld: 1 }),
      '→ /thirdparty',
    ],
    [
      'staff go to their clients',
      '/user/login',
      person({ role: 'Admin', checkup: false }),
      '→ /admin',
    ],
    ['a SuperAdmin too', '/user/login', person({ role: 'SuperAdmin', checkup: false }), '→ /admin'],
    [
      'whatever grants they hold',
      '/user/login',
      person({ role: 'Admin', grantsHeld: 1 }),
      '→ /admin',
    ],
    [
      'an adviser goes to the clients assigned',
      '/user/login',
      person({ role: 'Consulente', checkup: false }),
      '→ /consulente',
    ],
    ['which are nobody else’s', '/consulente/clienti', person(), '→ /unauthorized'],
    ['nor the staff’s', '/consulente/clienti', person({ role: 'Admin' }), '→ /admin'],
    [
      'a visitor with a provisional account may register',
      '/user/register',
      provisional(true),
      'shell',
    ],
    ['and sign in', '/user/login', provisional(false), 'shell'],
    ['a portal without a session', '/app/dashboards/home', null, '→ /user/login'],
    ['the checkup without a session', '/checkup/1', null, '→ /user/login'],
    ['/checkup leads to its first step', '/checkup', provisional(false), '→ /checkup/1'],
    ['a provisional person does the checkup', '/checkup/2', provisional(false), 'checkup'],
    [
      'and is forced back to it from the area',
      '/app/dashboards/home',
      provisional(false),
      '→ /checkup',
    ],
    ['once done, sees the results on the summary', '/checkup/5', provisional(true), 'checkup'],
    ['and only there', '/checkup/2', provisional(true), '→ /checkup/5'],
    [
      'the area then waits for the registration',
      '/app/dashboards/home',
      provisional(true),
      '→ /checkup/5',
    ],
    [
      'a User without the checkup is forced to it',
      '/app/dashboards/home',
      person({ checkup: false }),
      '→ /checkup',
    ],
    ['except on the account', '/app/dashboards/account', person({ checkup: false }), 'user-area'],
    ['which a visitor does not have', '/app/dashboards/account', provisional(false), '→ /checkup'],
    ['nor with the checkup done', '/app/dashboards/account', provisional(true), '→ /checkup/5'],
    [
      'an adviser has an account',
      '/app/dashboards/account',
      person({ role: 'Consulente' }),
      'user-area',
    ],
    [
      'and on the third-party pages',
      '/thirdparty/clienti',
      person({ checkup: false }),
      'thirdparty',
    ],
    ['a User with the checkup done leaves its steps', '/checkup/3', person(), '→ /'],
    [
      'an Admin without a checkup is not forced',
      '/app/dashboards/home',
      person({ role: 'Admin', checkup: false }),
      'user-area',
    ],
    ['an Admin may do the checkup again', '/checkup/3', person({ role: 'Admin' }), 'checkup'],
    ['a User in the admin area', '/admin/clienti', person(), '→ /unauthorized'],
    [
      'a Consulente is let through on a mismatch, to a page that refuses',
      '/admin/clienti',
      person({ role: 'Consulente' }),
      'unauthorized',
    ],
    [
      'also where they would be led on',
      '/app',
      person({ role: 'Consulente', checkup: false }),
      'unauthorized',
    ],
    [
      'and in a client’s area as whoever acts there',
      '/app/dashboards/home',
      person({ role: 'Consulente', isActing: true }),
      'user-area',
    ],
    [
      'an Admin on a page of the SuperAdmin goes to /admin',
      '/admin/costanti',
      person({ role: 'Admin' }),
      '→ /admin',
    ],
    ['a SuperAdmin opens it', '/admin/costanti', person({ role: 'SuperAdmin' }), 'admin'],
    [
      'the role is compared without case',
      '/admin/costanti',
      person({ role: 'superadmin' as 'SuperAdmin' }),
      'admin',
    ],
    ['/admin leads to the clients', '/admin', person({ role: 'Admin' }), '→ /admin/clienti'],
    ['/app/dashboards leads home', '/app/dashboards', person(), '→ /app/dashboards/home'],
    ['a slash at the end changes nothing', '/app/dashboards/home/', person(), 'user-area'],
    ['a parameter of a route', '/app/dashboards/report/17', person(), 'user-area'],
    ['an unknown path', '/nowhere', person(), 'unknown'],
    ['an unknown path below a portal', '/app/dashboards/nowhere', person(), 'unknown'],
    [
      'an unknown path below a portal, without a session',
      '/app/dashboards/nowhere',
      null,
      '→ /user/login',
    ],
    ['an unknown path of the staff, without a session', '/admin/nowhere', null, '→ /user/login'],
    ['an unknown path of the staff, as a user', '/admin/nowhere', person(), '→ /unauthorized'],
    ['an unknown path of the staff', '/admin/nowhere', person({ role: 'Admin' }), 'unknown'],
    [
      'an unknown path below a portal, as an adviser',
      '/app/nowhere',
      person({ role: 'Consulente' }),
      'unauthorized',
    ],
  ])('%s', (_why, path, visitor, outcome) => {
    expect(told(path, visitor)).toBe(outcome);
  });

  it('never sends anybody round in a circle', () => {
    const paths = [
      '/',
      '/user/login',
      '/user/register',
      '/checkup',
      '/checkup/2',
      '/app',
      '/app/dashboards/home',
      '/admin',
      '/admin/costanti',
      '/thirdparty',
    ];
    const visitors = [
      null,
      provisional(false),
      provisional(true),
      person(),
      person({ checkup: false }),
      person({ grantsHeld: 2, checkup: false }),
      person({ role: 'Admin', checkup: false }),
      person({ role: 'Consulente', checkup: false }),
    ];
    for (const visitor of visitors) {
      for (const from of paths) {
        let path = from;
        let steps = 0;
        for (
          let decision = decide(path, visitor, portals);
          decision.kind === 'redirect' && steps < 9;
          decision = decide(path, visitor, portals)
        ) {
          path = decision.to;
          steps += 1;
        }
        expect({ from, visitor, steps: steps < 9 }).toEqual({ from, visitor, steps: true });
      }
    }
  });

  it('lands a provisional person where they left off', () => {
    expect([landing(provisional(false), portals), landing(provisional(true), portals)]).toEqual([
      '/checkup',
      '/checkup/5',
    ]);
  });
});

describe('the back office', () => {
  const there = forBackOffice(portals, false);
  it('has the portals of the staff and the page of one’s own account, and lands only the staff', () => {
    expect(there.map(({ name, routes }) => [name, routes.length])).toEqual([
      ['user-area', 1],
      ['admin', 3],
    ]);
    expect([
      landing(person({ role: 'SuperAdmin' }), there),
      landing(person(), there),
      landing(person({ role: 'Consulente' }), there),
    ]).toEqual(['/admin', '/unauthorized', '/unauthorized']);
  });
  it('has the whole area of a household that is open, and no account page of it', () => {
    const inside = forBackOffice(portals, true);
    const visitor = person({ role: 'SuperAdmin', isActing: true });
    expect(landing(visitor, inside)).toBe('/app/dashboards/home');
    expect(decide('/app/dashboards/home', visitor, inside)).toMatchObject({ kind: 'portal' });
    expect(decide('/app/dashboards/account', visitor, inside)).toMatchObject({ kind: 'redirect' });
    expect(decide('/app/dashboards/home', person({ role: 'SuperAdmin' }), there)).toEqual({
      kind: 'unknown',
    });
  });
});

describe('breadcrumbs', () => {
  const told = (path: string) =>
    breadcrumbs(path, portals).map(({ label: { it: text }, to }) =>
      to === undefined ? text : `${text} (${to})`,
    );
  it.each([
    ['/app/dashboards/home', ['Home']],
    ['/app/dashboards/home/membri', ['Home (/app/dashboards/home)', 'Membri']],
    [
      '/app/dashboards/soluzione-consigliata/TCM',
      ['Home (/app/dashboards/home)', 'Priorità (/app/dashboards/soluzione-consigliata)', 'TCM'],
    ],
    ['/app/dashboards/report/17', ['Home (/app/dashboards/home)']],
    ['/admin/costanti', ['Home (/admin/clienti)', 'Costanti']],
    ['/admin/clienti', ['Home', 'Clienti']],
    ['/admin/cliente', ['Home (/admin/clienti)', 'Clienti (/admin/clienti)', 'Cliente']],
  ])('%s', (path, trail) => {
    expect(told(path)).toEqual(trail);
  });
  it.each([
    ['/admin/cliente', ['Home', 'Clienti', 'Anna Colombo'], 'in the place of one of many'],
    ['/app/dashboards/home/membri', ['Home', 'Membri', 'Anna Colombo'], 'after a page of its own'],
  ])('%s says what it is about %s', (path, trail) => {
    expect(
      breadcrumbs(path, portals, 'Anna Colombo').map(({ label: { it: text } }) => text),
    ).toEqual(trail);
  });
});

describe('after somebody else’s area has closed', () => {
  it.each([
    { why: 'a partner with other grants', who: person({ grantsHeld: 2 }) },
    { why: 'a partner with none left, who never did a checkup', who: person({ checkup: false }) },
    { why: 'one of the staff', who: person({ role: 'Admin' }) },
  ])('$why comes back to the list of areas', ({ who }) => {
    expect(afterArea({ via: 'grant' }, who, portals)).toBe('/thirdparty/clienti');
  });
  it('leads a SuperAdmin from the placeholder to the back office', () => {
    expect(afterArea({ via: 'placeholder' }, person({ role: 'SuperAdmin' }), portals)).toBe(
      '/admin/clienti',
    );
  });
  it('leads staff who looked together back to the card of that client', () => {
    const back = '/admin/cliente?id=7';
    expect(afterArea({ via: 'look', back }, person({ role: 'Admin' }), portals)).toBe(back);
  });
  it('leads whoever is of the staff no more to no page of theirs', () => {
    const back = '/admin/cliente?id=7';
    expect(afterArea({ via: 'look', back }, person(), portals)).toBe('/unauthorized');
  });
  it('leads whoever must add a second factor to their account first', () => {
    expect(afterArea({ via: 'grant' }, person({ limitedTo: 'enrol' }), portals)).toBe(
      '/app/dashboards/account',
    );
  });
});
