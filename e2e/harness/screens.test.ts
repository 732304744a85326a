/** Three journeys visit the screens of this list. Every route of every portal must be in it. */
import { existsSync, globSync } from 'node:fs';

import path from 'node:path';
import { expect, it } from '@jest/globals';
import { AREA, CHECKUP, OTHERS } from './screens.ts';
import { portal as admin } from '../../mfe-admin/src/portal.ts';
import { portal as checkup } from '../../mfe-checkup/src/portal.ts';
import { portal as thirdparty } from '../../mfe-thirdparty/src/portal.ts';
import { portal as userArea } from '../../mfe-user-area/src/portal.ts';

const listed = [
  ...[AREA, CHECKUP].flatMap((group) => Object.values(group).flat()),
  ...OTHERS.map(({ address }) => address),
];
it.each([userArea, checkup].flatMap(({ routes }) => routes))(
  '$path is in e2e/harness/screens.ts',
  ({ path: address }) => expect(listed).toContain(address),
);

it.each(listed)('%s has its two pictures in e2e/pictures (pnpm pictures)', (address) => {
  const name = address.slice(1).replaceAll('/', '-');
  const file = (width: number) =>
    path.resolve(import.meta.dirname, `../pictures/${name}-${width}.png`);
  expect([390, 1440].filter((width) => !existsSync(file(width)))).toEqual([]);
});

/** The folder of each portal. */
const PORTALS = {
  'mfe-admin': admin,
  'mfe-checkup': checkup,
  'mfe-thirdparty': thirdparty,
  'mfe-user-area': userArea,
};
it.each(Object.entries(PORTALS))('%s has an address for every page', (folder, portal) => {
  const root = path.resolve(import.meta.dirname, '../..', folder);
  const files = globSync('src/pages/*/*-page.tsx', { cwd: root });
  const named = new Set(portal.routes.flatMap(({ modules = [] }) => modules));
  expect(files.filter((file) => !named.has(file))).toEqual([]);
});
it.each(Object.entries(PORTALS))(
  '%s has every file that its pages fetch ahead',
  (folder, portal) => {
    const root = path.resolve(import.meta.dirname, '../..', folder);
    const files = portal.routes.flatMap(({ modules = [] }) => modules);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  },
);
