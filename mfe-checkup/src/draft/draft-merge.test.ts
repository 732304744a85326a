import { mergeDraft } from '@bussola/contract/draft';
import { expect, it } from '@jest/globals';
import { changesOf, joinPatches, withoutRefused } from './draft-merge.ts';

const saved = {
  firstName: 'Anna',
  stimati: [],
  membri: [
    { _id: 'm1', firstName: 'Marco' },
    { _id: 'm2', firstName: 'Sofia' },
  ],
};

it('leaves what is absent, takes back what is null, finds members by id', () => {
  expect(
    mergeDraft(saved, {
      lastName: 'Colombo',
      firstName: null,
      membri: [
        { _id: 'm2', firstName: 'Emma' },
        { _id: 'm3', gradoParentela: 'son' },
      ],
    }),
  ).toEqual({
    lastName: 'Colombo',
    stimati: [],
    membri: [
      { _id: 'm1', firstName: 'Marco' },
      { _id: 'm2', firstName: 'Emma' },
      { _id: 'm3', gradoParentela: 'son' },
    ],
  });
});
it('takes a member away, and no late save brings it back', () => {
  expect(mergeDraft(saved, { membri: [{ _id: 'm1', firstName: 'Mario' }] }, ['m1']).membri).toEqual(
    [{ _id: 'm2', firstName: 'Sofia' }],
  );
});
it('replaces a value that is an object as a whole', () => {
  expect(
    mergeDraft(
      { ...saved, polizze: { casoMorte: true } },
      { polizze: { coperturaSanitaria: true } },
    ).polizze,
  ).toEqual({ coperturaSanitaria: true });
});

it('joins two saves, the later winning field by field', () => {
  expect(
    joinPatches(
      { firstName: 'A', sesso: 'F', membri: [{ _id: 'm1', firstName: 'x', lastName: 'y' }] },
      { firstName: 'B', membri: [{ _id: 'm1', firstName: 'z' }, { _id: 'm2' }] },
    ),
  ).toEqual({
    firstName: 'B',
    sesso: 'F',
    membri: [{ _id: 'm1', firstName: 'z', lastName: 'y' }, { _id: 'm2' }],
  });
});

it('sends the changed field of the changed member and nothing else', () => {
  expect(
    changesOf(
      {
        firstName: 'Anna',
        lastName: 'Colombo',
        sesso: null,
        membri: [
          { _id: 'm1', firstName: 'Marco' },
          { _id: 'm2', firstName: 'Emma', lastName: null },
        ],
      },
      saved,
    ),
  ).toEqual({ lastName: 'Colombo', membri: [{ _id: 'm2', firstName: 'Emma' }] });
  expect(
    changesOf({ firstName: 'Anna', membri: [{ _id: 'm1', firstName: 'Marco' }] }, saved),
  ).toEqual({});
  expect(changesOf({ membri: [{ _id: 'm9' }] }, saved)).toEqual({ membri: [{ _id: 'm9' }] });
});

it('drops what a refusal names and keeps the rest', () => {
  expect(
    withoutRefused(
      {
        firstName: '<',
        sesso: 'F',
        polizze: {},
        membri: [
          { _id: 'm1', firstName: '<', lastName: 'ok' },
          { _id: 'm2', firstName: '<' },
        ],
      },
      ['firstName', 'polizze.casoMorte', 'membri.0.firstName', 'membri.1.firstName'],
    ),
  ).toEqual({
    sesso: 'F',
    membri: [{ _id: 'm1', lastName: 'ok' }],
  });
});
