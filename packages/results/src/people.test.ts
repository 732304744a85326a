import type { Membro } from '@bussola/domain';
import { expect, it } from '@jest/globals';
import { peopleOf } from './people.ts';

const membro = (more: Partial<Membro>): Membro => ({
  _id: 'a',
  gradoParentela: 'other',
  enabled: true,
  seq: 1,
  ...more,
});
const kinships = (...membri: Membro[]) =>
  peopleOf(membri, '2026-11-28', (kinship) => `«${kinship}»`).map(({ name, kinship }) => [
    name,
    kinship,
  ]);

it('calls an unmarried partner a partner, and another person another person', () => {
  expect(
    kinships(
      membro({ firstName: 'Andrea', convivente: true }),
      membro({ seq: 2, convivente: true }),
      membro({ seq: 3, firstName: 'Ugo', convivente: false }),
      membro({ seq: 4, firstName: 'Elena', gradoParentela: 'wife', convivente: true }),
    ),
  ).toEqual([
    ['Andrea', 'convivente'],
    ['«convivente»', 'convivente'],
    ['Ugo', 'other'],
    ['Elena', 'wife'],
  ]);
});
