import { portalFaults } from '@bussola/portal/portal-faults';
import { expect, it } from '@jest/globals';
import portalModule from './portal-module.tsx';
import { portal } from './portal.ts';

it('has a page for every address, and an icon for every entry of the menu', () => {
  expect(portalFaults(portal, portalModule)).toEqual([]);
});
