import { expect, it } from '@jest/globals';
import { validateDescriptor, validateRelease } from './validate.ts';

const good = {
  name: 'checkup', title: { it: 'Checkup', en: 'Checkup' }, basePaths: ['/checkup'], redirects: [{ from: '/checkup', to: '/checkup/1' }], access: { roles: ['User'] }, layout: 'wizard',
  routes: [{ path: '/checkup/1', label: { it: 'Tu', en: 'You' } }], menu: [], contract: '^1.0', shared: ['query'], budgets: { entryKb: 25, routeKb: 40 },
};

it('takes a good descriptor as it is', () => {
  expect(validateDescriptor(good)).toEqual(good);
});

it.each([
  { why: 'a route outside its paths', broken: { routes: [{ path: '/app/x', label: { it: 'a', en: 'a' } }] }, says: 'route /app/x is outside /checkup' },
  { why: 'a label without English', broken: { title: { it: 'Checkup' } }, says: 'title.en' },
  { why: 'an unknown role', broken: { access: { roles: ['Boss'] } }, says: 'access.roles' },
  { why: 'a menu entry that leads nowhere', broken: { menu: [{ to: '/checkup/9', label: { it: 'a', en: 'a' }, icon: 'home', order: 1 }] }, says: 'menu entry /checkup/9 leads to no route' },
  { why: 'an unknown field', broken: { extra: 1 }, says: 'extra' },
])('refuses $why', ({ broken, says }) => {
  expect(() => validateDescriptor({ ...good, ...broken })).toThrow(says);
});

it('refuses a release whose entry has no hash', () => {
  const release = { name: 'checkup', buildId: 'abc123', contract: '^1.0', entry: '/portals/checkup/abc123/remoteEntry.js', container: 'checkup_abc123', integrity: {}, preload: [], descriptor: good };
  expect(() => validateRelease(release)).toThrow('the entry has no hash');
  expect(() => validateRelease({ ...release, integrity: { [release.entry]: 'deadbeef' } })).toThrow('integrity');
  expect(validateRelease({ ...release, integrity: { [release.entry]: `sha384-${'a'.repeat(64)}` } }).buildId).toBe('abc123');
});
