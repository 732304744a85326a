import { describe, expect, it } from '@jest/globals';
import { errorOf, isAsked, shownAt } from '@bussola/domain';
import { brokenRules } from '../form/rules.ts';
import { toForm } from '../risposte/answers-form.ts';
import { tabSchema } from '../risposte/answers-schema.ts';
import { redditoFromMonthly } from './anagrafica-form.ts';

const today = '2026-11-20';
const complete = {
  ...toForm(shownAt(1, 'me'), {
    dataNascita: '1986-05-12',
    sesso: 'F',
    professione: 'Autonomo/a',
    titoloStudio: 'laurea magistrale',
    comuneResidenza: {
      comune: "Reggio nell'Emilia",
      provincia: 'RE',
      regione: 'Emilia-Romagna',
      codiceIstat: '035033',
    },
    redditoNettoAnnuo: 34_800,
    firstName: 'Anna',
    lastName: 'Colombo',
    analisiFamiliare: 'perMe',
    acceptTerms: true,
  }),
};
const broken = (change: object) => brokenRules(tabSchema(1), { ...complete, ...change }, { today });

describe('the first person', () => {
  it('accepts complete answers', async () => expect(await broken({})).toEqual({}));

  it.each<[string, string | undefined, string]>([
    ['2008-11-21', 'forms:errors.underage', 'of age tomorrow'],
    ['2008-11-20', undefined, 'of age today'],
    ['2008-11-19', undefined, 'of age yesterday'],
    ['2026-11-21', 'forms:errors.dateAhead', 'not born yet'],
    ['1906-11-20', undefined, 'a hundred and twenty today'],
    ['1905-11-20', 'forms:errors.dateFar', 'older than anybody'],
    ['invalid', 'forms:errors.date', 'three boxes that make no day'],
    ['2001-02-29', 'forms:errors.date', 'a 29 February that never was'],
    ['', 'forms:errors.required', 'no date'],
  ])('birth %s: %s (%s)', async (dataNascita, error, _why) =>
    expect((await broken({ dataNascita })).dataNascita).toBe(error),
  );

  it('counts a 29 February birthday from 1 March', () => {
    const judged = (day: string) =>
      errorOf('dataNascita', { dataNascita: '2008-02-29' }, { who: 'me', today: day });
    expect(judged('2026-02-28')).toBe('underage');
    expect(judged('2026-03-01')).toBeUndefined();
  });

  it.each([
    [0, undefined],
    [1e9, undefined],
    [1e9 + 1, 'forms:errors.tooMuch'],
    [-1, 'forms:errors.wrong'],
    [Number.NaN, 'forms:errors.wrong'],
    [24_000.5, 'forms:errors.whole'],
    [null, 'forms:errors.required'],
  ])('income %p: %s', async (redditoNettoAnnuo, error) =>
    expect((await broken({ redditoNettoAnnuo })).redditoNettoAnnuo).toBe(error),
  );

  it.each(['sesso', 'professione', 'titoloStudio', 'firstName', 'lastName', 'analisiFamiliare'])(
    'asks for %s',
    async (field) => expect((await broken({ [field]: '' }))[field]).toBe('forms:errors.required'),
  );

  it('wants a municipality of the list, or abroad, or what was typed while the list did not answer', async () => {
    const typed = { comune: 'Reggio', provincia: '', regione: '' };
    expect((await broken({ comuneResidenza: null })).comuneResidenza).toBe('forms:errors.required');
    expect((await broken({ comuneResidenza: typed })).comuneResidenza).toBe(
      'forms:errors.comuneChoose',
    );
    expect(
      (await broken({ comuneResidenza: typed, isComuneLibero: true })).comuneResidenza,
    ).toBeUndefined();
    expect(
      (await broken({ comuneResidenza: { comune: 'Estero', provincia: '', regione: '' } }))
        .comuneResidenza,
    ).toBeUndefined();
  });

  it('refuses the characters that the server refuses', async () => {
    expect((await broken({ firstName: '<b>' })).firstName).toBe('forms:errors.characters');
    expect((await broken({ firstName: 'D’Angelo' })).firstName).toBeUndefined();
    expect((await broken({ firstName: 'a'.repeat(121) })).firstName).toBe('forms:errors.tooLong');
  });
});

it('makes a year of a month in whole euro', () => {
  expect(redditoFromMonthly(1500, 13)).toBe(19_500);
  expect(redditoFromMonthly(1499.99, 14)).toBe(21_000);
});

it('asks for work from sixteen on, and while there is no date yet', () => {
  const asked = (dataNascita: string) =>
    isAsked('professione', { dataNascita }, { who: 'membro', today });
  expect([asked('2010-11-20'), asked('2010-11-21'), asked(''), asked('invalid')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
