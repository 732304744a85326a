import { expect, it } from '@jest/globals';
import { validateDescriptor, validateManifest } from './validate.ts';

const good = {
  name: 'checkup',
  title: { it: 'Checkup', en: 'Checkup' },
  basePaths: ['/checkup'],
  redirects: [{ from: '/checkup', to: '/checkup/1' }],
  access: { roles: ['User'] },
  layout: 'wizard',
  routes: [{ path: '/checkup/1', label: { it: 'Tu', en: 'You' } }],
  menu: [],
  contract: '^1.0',
  capabilities: ['http'],
  shared: ['query'],
  budgets: { entryKb: 25, routeKb: 40 },
};

it('takes a good descriptor as it is', () => {
  expect(validateDescriptor(good)).toEqual(good);
});

it.each([
  {
    why: 'a route outside its paths',
    broken: { routes: [{ path: '/app/x', label: { it: 'a', en: 'a' } }] },
    says: 'route /app/x is outside /checkup',
  },
  { why: 'a label without English', broken: { title: { it: 'Checkup' } }, says: 'title.en' },
  { why: 'an unknown role', broken: { access: { roles: ['Boss'] } }, says: 'access.roles' },
  {
    why: 'a menu entry that leads nowhere',
    broken: { menu: [{ to: '/checkup/9', label: { it: 'a', en: 'a' }, icon: 'home', order: 1 }] },
    says: 'menu entry /checkup/9 leads to no route',
  },
  {
    why: 'a page under one that is not there',
    broken: { routes: [{ path: '/checkup/1', label: { it: 'a', en: 'a' }, under: '/checkup/7' }] },
    says: 'route /checkup/1 is under /checkup/7',
  },
  { why: 'something no shell can do', broken: { capabilities: ['fly'] }, says: 'capabilities' },
  { why: 'an unknown field', broken: { extra: 1 }, says: 'extra' },
])('refuses $why', ({ broken, says }) => {
  expect(() => validateDescriptor({ ...good, ...broken })).toThrow(says);
});

const entry = '/portals/checkup/abc123/remoteEntry.js';
const asset = { integrity: `sha384-${'a'.repeat(64)}`, bytes: 10 };
const manifest = {
  schemaVersion: 2,
  name: 'checkup',
  version: '0.1.0',
  buildId: 'abc123',
  contract: '^1.0',
  entry,
  container: 'checkup_abc123',
  assets: { [entry]: asset },
  preload: [entry],
  screens: {},
  descriptor: good,
};

it('takes a good manifest as it is', () => {
  expect(validateManifest(manifest)).toEqual(manifest);
});

it.each([
  {
    why: 'an entry without a hash',
    broken: { assets: {}, preload: [] },
    says: `${entry} has no hash`,
  },
  {
    why: 'a hash in hexadecimal',
    broken: { assets: { [entry]: { ...asset, integrity: 'deadbeef' } } },
    says: 'integrity',
  },
  {
    why: 'a hint at a file that is not listed',
    broken: { screens: { '/checkup/1': ['/portals/checkup/abc123/js/1.js'] } },
    says: '/portals/checkup/abc123/js/1.js has no hash',
  },
  {
    why: 'an address elsewhere',
    broken: { entry: 'https://elsewhere.example/x.js' },
    says: 'entry',
  },
])('refuses a manifest with $why', ({ broken, says }) => {
  expect(() => validateManifest({ ...manifest, ...broken })).toThrow(says);
});
