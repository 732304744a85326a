import { describe, expect, it } from '@jest/globals';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { nucleoErrors } from '../../test/nucleo-errors.ts';
import { isAsked, mayHold } from './giudizio.ts';
import { personaErrors, withoutUnasked } from './persona-errors.ts';
import type { Persona } from './tabella.ts';

const ME = { who: 'me', today: '2026-11-20' } as const;
const MEMBRO = { who: 'membro', today: '2026-11-20' } as const;
const marco: Persona = {
  dataNascita: '1984-05-12',
  firstName: 'Marco',
  professione: 'Dipendente',
  titoloStudio: 'diploma',
  redditoNettoAnnuo: 24_000,
};
const codes = (before: Persona, after: Persona, chi: typeof ME | typeof MEMBRO = MEMBRO) =>
  Object.fromEntries(personaErrors(before, after, chi).map(({ field, code }) => [field, code]));

describe('who a person is', () => {
  it('is known of everybody who is added', () => {
    expect(codes({}, marco)).toEqual({});
    expect(codes({}, { dataNascita: '1984-05-12' })).toEqual({
      firstName: 'required',
      professione: 'required',
      titoloStudio: 'required',
      redditoNettoAnnuo: 'required',
    });
    expect(codes({}, { dataNascita: '2017-03-01', firstName: 'Leo' })).toEqual({});
  });
  it('is never taken away', () => {
    const { professione: _gone, ...rest } = marco;
    expect(codes(marco, rest)).toEqual({ professione: 'required' });
  });
  it('may miss in a household from before', () => {
    const before = { dataNascita: '1984-05-12' };
    expect(codes(before, { ...before, haTestamento: true })).toEqual({});
  });
});

describe('the rest of a person', () => {
  it('may wait, and is right where it is there', () => {
    expect(codes(marco, { ...marco, polizze: { casoMorte: true } })).toEqual({});
    expect(codes(marco, { ...marco, anniContributi: 28 })).toEqual({
      anniContributi: 'contributi',
    });
  });
  it('refuses percentages that are all set to 0, where there are savings', () => {
    const none = { amministrato: 0, gestito: 0, dichiarativo: 0, nonso: 0 };
    const saver: Persona = { ...marco, valorePatrimonioMobiliare: 20_000 };
    for (const chi of [ME, MEMBRO]) {
      const told: Persona = { ...saver, regimeInvestimento: { ...none, gestito: 100 } };
      expect(codes(told, { ...told, regimeInvestimento: none }, chi)).toEqual({
        regimeInvestimento: 'splitUnder',
      });
      const { regimeInvestimento: _taken, ...back } = told;
      expect(codes(told, back, chi)).toEqual({});
      // A household from before is not held up by its old zeros.
      const old: Persona = { ...saver, regimeInvestimento: none };
      expect(codes(old, { ...old, redditoNettoAnnuo: 25_000 }, chi)).toEqual({});
      const poor: Persona = { ...marco, valorePatrimonioMobiliare: 0 };
      expect(codes(poor, { ...poor, regimeInvestimento: none }, chi)).toEqual({});
    }
  });
  it('refuses a yes to a question that is not asked', () => {
    const rented: Persona = { ...marco, statoResidenza: 'affitto' };
    expect(codes(rented, { ...rented, mutuoResidenza: true })).toEqual({ mutuoResidenza: 'wrong' });
    expect(codes(rented, { ...rented, mutuoResidenza: false })).toEqual({});
  });
  it('lets an old yes be, once its question has gone', () => {
    const owned: Persona = { ...marco, statoResidenza: 'proprietà', mutuoResidenza: true };
    expect(codes(owned, { ...owned, statoResidenza: 'affitto' })).toEqual({});
  });
});

describe('answers to questions that went away', () => {
  const owned: Persona = {
    ...marco,
    statoResidenza: 'affitto',
    valoreResidenza: 200_000,
    mutuoResidenza: true,
    valoreResiduoMutuo: 80_000,
    polizze: { casoMorte: false, capitaleCasoMorte: 5, tutelaLegale: true },
  };
  it('are dropped because of the answer that changed', () => {
    const { valoreResidenza, mutuoResidenza, valoreResiduoMutuo, ...left } = owned;
    expect(withoutUnasked(owned, ME, ['statoResidenza'])).toEqual(left);
    expect(withoutUnasked(owned, ME, ['polizze.casoMorte']).polizze).toEqual({
      casoMorte: false,
      tutelaLegale: true,
    });
  });
  it('are dropped when they are what changed', () =>
    expect(withoutUnasked(owned, ME, ['valoreResidenza'])).not.toHaveProperty('valoreResidenza'));
  it('stay where a save does not touch them', () =>
    expect(withoutUnasked(owned, ME, ['lastName'])).toEqual(owned));
  it('stay while nobody knows whether they are asked', () => {
    const { statoResidenza: _unknown, ...unsure } = owned;
    expect(withoutUnasked(unsure, ME)).toHaveProperty('valoreResidenza', 200_000);
  });
});

it('finds nothing wrong in the example households', () => {
  for (const { famiglia } of FAMIGLIE_ESEMPIO)
    expect(nucleoErrors(famiglia.membri, '2026-11-20')).toEqual([]);
});

describe('a child whom a policy of the family covers', () => {
  const CHILD = { dataNascita: '2015-09-09', firstName: 'Sofia' };
  const chi = { who: 'membro', today: '2026-11-20' } as const;
  const covered = { ...CHILD, polizze: { coperturaSanitaria: true } };
  it('is not asked any question, and keeps the answers that were given', () => {
    expect(isAsked('polizze.coperturaSanitaria', CHILD, chi)).toBe(false);
    expect(mayHold('polizze.coperturaSanitaria', CHILD, chi)).toBe(true);
    expect(personaErrors(CHILD, covered, chi)).toEqual([]);
    expect(withoutUnasked(covered, chi)).toEqual(covered);
  });
  it('holds no other cover', () => {
    const insured = { ...CHILD, polizze: { casoMorte: true } };
    expect(mayHold('polizze.casoMorte', CHILD, chi)).toBe(false);
    expect(personaErrors(CHILD, insured, chi)).toEqual([
      { field: 'polizze.casoMorte', code: 'wrong' },
    ]);
    expect(withoutUnasked(insured, chi).polizze).toEqual({});
  });
});
