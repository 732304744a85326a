import { describe, expect, it } from '@jest/globals';
import { formsIt } from '../locales/forms.it.ts';
import { brokenRules } from '../form/rules.ts';
import { errorOf, shownAt } from '@bussola/domain';
import { toForm, toPatch } from '../risposte/answers-form.ts';
import type { AnswersForm } from '../risposte/answers-form.ts';
import { tabSchema } from '../risposte/answers-schema.ts';
import { STRUMENTI_CAMPIONE, SUDDIVISIONE_CAMPIONE } from './split.ts';

const classi = { azioni: 18, obbligazioni: 22, gestioneSeparate: 4, oro: 3, liquidi: 48, altro: 5 };
const KEYS = shownAt(5, 'me');
const finanzaPatch = (form: AnswersForm) =>
  toPatch(KEYS, form, {}, { who: 'me', today: '2026-11-20' });
const splitError = (split: object) =>
  errorOf(
    'suddivisioneInvestimento',
    { valorePatrimonioMobiliare: 1, suddivisioneInvestimento: split as never },
    { who: 'me', today: '2026-11-20' },
  );
const answered: AnswersForm = {
  ...toForm(KEYS, {
    professione: 'Dipendente',
    valorePatrimonioMobiliare: 46_000,
    suddivisioneInvestimento: classi,
  }),
  strumentiInvestimento: STRUMENTI_CAMPIONE,
  regimeInvestimento: { amministrato: 0, gestito: 0, dichiarativo: 0, nonso: 100 },
};
const broken = (change: Partial<AnswersForm>) =>
  brokenRules(tabSchema(5), { ...answered, ...change }, { today: '2026-11-20' });

describe('a split', () => {
  it.each([
    [100, undefined],
    [99, 'splitUnder'],
    [101, 'splitOver'],
    [99.99, 'splitUnder'],
    [100.01, 'splitOver'],
    [100 - 1e-10, undefined],
    [100 + 1e-10, undefined],
    [100 - 1e-8, 'splitUnder'],
  ])('that makes %p: %s', (total, error) =>
    expect(splitError({ azioni: total - 40, liquidi: 40 })).toBe(error),
  );

  it('of three times 33,33 is under', () =>
    expect(splitError({ a: 33.33, b: 33.33, c: 33.33 })).toBe('splitUnder'));
  it('of ten tenths is 100 in spite of binary fractions', () =>
    expect(
      splitError(Object.fromEntries([...'abcdefghij'].map((key) => [key, 10]))),
    ).toBeUndefined());
  it.each([
    [-1, 101],
    [Number.NaN, 100],
    [120, -20],
  ])('refuses a share outside 0–100: %p', (a, b) =>
    expect(splitError({ a, b })).toBe('splitShare'),
  );
  it('of the samples is whole', () => {
    expect(splitError({ ...SUDDIVISIONE_CAMPIONE })).toBeUndefined();
    expect(splitError({ ...STRUMENTI_CAMPIONE })).toBeUndefined();
  });

  it('has the exact texts of the specification', () => {
    expect(formsIt.errors.splitOver).toBe('Le percentuali assegnate sono superiori del 100%');
    expect(formsIt.errors.splitUnder).toBe('Le percentuali assegnate sono inferiori del 100%');
    expect(formsIt.errors.mutuoOverValore).toBe("Il mutuo supera il valore dell'immobile.");
    expect(formsIt.errors.underage).toBe('Devi essere maggiorenne per proseguire.');
  });
});

it('judges each of the three splits by itself', async () => {
  expect(await broken({})).toEqual({});
  expect(
    await broken({
      suddivisioneInvestimento: { ...classi, liquidi: 47 },
      strumentiInvestimento: { ...STRUMENTI_CAMPIONE, altro: 51 },
    }),
  ).toEqual({
    suddivisioneInvestimento: 'forms:errors.splitUnder',
    strumentiInvestimento: 'forms:errors.splitOver',
  });
});

it('asks nobody without savings how they are divided, and takes old answers back', async () => {
  const none = {
    valorePatrimonioMobiliare: 0,
    suddivisioneInvestimento: { ...classi, liquidi: 0 },
    stimati: ['strumentiInvestimento', 'valoreResidenza'],
  };
  expect(await broken(none)).toEqual({});
  expect(finanzaPatch({ ...answered, ...none })).toMatchObject({
    valorePatrimonioMobiliare: 0,
    suddivisioneInvestimento: null,
    strumentiInvestimento: null,
    regimeInvestimento: null,
    stimati: ['valoreResidenza'],
  });
});

it('asks about the company of an Imprenditore only, and takes it back of the others', async () => {
  expect(await broken({ professione: 'Imprenditore', imprenditore: null })).toEqual({
    imprenditore: 'forms:errors.required',
  });
  expect(
    await broken({ professione: 'Imprenditore', imprenditore: true, valoreAttivita: null }),
  ).toEqual({ valoreAttivita: 'forms:errors.required' });
  expect(await broken({ professione: 'Imprenditore', imprenditore: false })).toEqual({});
  expect(finanzaPatch({ ...answered, imprenditore: true, valoreAttivita: 90_000 })).toMatchObject({
    imprenditore: null,
    valoreAttivita: null,
  });
  expect(
    finanzaPatch({
      ...answered,
      professione: 'Imprenditore',
      imprenditore: true,
      valoreAttivita: 90_000,
    }),
  ).toMatchObject({ imprenditore: true, valoreAttivita: 90_000 });
});

it('takes an untouched split for no answer and keeps a half-made one', () => {
  expect(
    finanzaPatch({
      ...answered,
      suddivisioneInvestimento: {
        azioni: 0,
        obbligazioni: 0,
        gestioneSeparate: 0,
        oro: 0,
        liquidi: 0,
        altro: 0,
      },
    }).suddivisioneInvestimento,
  ).toBeNull();
  expect(
    finanzaPatch({ ...answered, suddivisioneInvestimento: { ...classi, liquidi: 10 } })
      .suddivisioneInvestimento,
  ).toEqual({ ...classi, liquidi: 10 });
  expect(
    finanzaPatch({ ...answered, suddivisioneInvestimento: { ...classi, liquidi: Number.NaN } })
      .suddivisioneInvestimento,
  ).toBeUndefined();
});
