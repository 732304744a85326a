import { describe, expect, it } from '@jest/globals';
import { brokenRules } from '../form/rules.ts';
import { asksRiscatto, previdenzaPatch, toPrevidenzaForm } from './previdenza-form.ts';
import type { PrevidenzaForm } from './previdenza-form.ts';
import { previdenzaSchema } from './previdenza-schema.ts';

const form: PrevidenzaForm = {
  ...toPrevidenzaForm({
    titoloStudio: 'laurea magistrale',
    professione: 'Autonomo/a',
    dataNascita: '1986-03-12',
  }),
  riscatto: 'no',
  polizze: {
    previdenzaComplementare: 'no',
    rischioNonAutosufficienza: 'unknown',
    invaliditaPermanente: 'no',
    casoMorte: 'no',
    coperturaSanitaria: 'yes',
    tipoLtcSottoscritta: '',
    renditaLtcMensile: null,
    capitaleCasoMorte: null,
  },
};
const broken = (polizze: Partial<PrevidenzaForm['polizze']>, rest: Partial<PrevidenzaForm> = {}) =>
  brokenRules(
    previdenzaSchema,
    { ...form, ...rest, polizze: { ...form.polizze, ...polizze } },
    { today: '2026-11-20' },
  );

describe('what an answer brings with it', () => {
  it.each([
    [{}, {}, {}],
    [
      { previdenzaComplementare: '' as const },
      {},
      { 'polizze.previdenzaComplementare': 'forms:errors.required' },
    ],
    [{ previdenzaComplementare: 'yes' as const }, {}, {}],
    [
      { previdenzaComplementare: 'yes' as const },
      { anniFondo: 71 },
      { anniFondo: 'forms:errors.years' },
    ],
    [{ previdenzaComplementare: 'yes' as const }, { anniFondo: 70, montanteFondo: 11_400.5 }, {}],
    [{ previdenzaComplementare: 'no' as const }, { anniFondo: 71 }, {}],
    [
      { rischioNonAutosufficienza: 'yes' as const },
      {},
      { 'polizze.tipoLtcSottoscritta': 'forms:errors.required' },
    ],
    [
      { rischioNonAutosufficienza: 'yes' as const, tipoLtcSottoscritta: 'rimborso' as const },
      {},
      {},
    ],
    [
      { rischioNonAutosufficienza: 'yes' as const, tipoLtcSottoscritta: 'rendita' as const },
      {},
      { 'polizze.renditaLtcMensile': 'forms:errors.required' },
    ],
    [{ casoMorte: 'yes' as const }, {}, { 'polizze.capitaleCasoMorte': 'forms:errors.required' }],
    [{ casoMorte: 'unknown' as const }, {}, {}],
    [{}, { anniContributi: 25 }, {}],
    [{}, { anniContributi: 26 }, { anniContributi: 'forms:errors.contributi' }],
    [{}, { anniContributi: 71 }, { anniContributi: 'forms:errors.years' }],
    [{}, { anniContributi: 26, professione: 'Pensionato/a' as const }, {}],
    [{}, { riscatto: '' as const }, { riscatto: 'forms:errors.required' }],
    [{}, { riscatto: '' as const, titoloStudio: 'diploma' as const }, {}],
  ])('%j %j: %j', async (polizze, rest, errors) =>
    expect(await broken(polizze, rest)).toEqual(errors),
  );
});

it('asks the buy-back of graduates who still work', () => {
  expect(asksRiscatto('laurea triennale', false)).toBe(true);
  expect(asksRiscatto('dottorato', false)).toBe(true);
  expect(asksRiscatto('diploma', false)).toBe(false);
  expect(asksRiscatto('laurea magistrale', true)).toBe(false);
});

it('takes what is not known for a no, says so, and reads it back as not known', () => {
  const patch = previdenzaPatch(form, {
    stimati: ['valoreResidenza'],
    titoloStudio: 'laurea magistrale',
  });
  expect(patch.polizze).toEqual({
    previdenzaComplementare: false,
    rischioNonAutosufficienza: false,
    invaliditaPermanente: false,
    casoMorte: false,
    coperturaSanitaria: true,
  });
  expect(patch.stimati).toEqual(['polizze.rischioNonAutosufficienza']);
  expect(patch.laureato).toEqual({ stato: true, riscattoFiniPensionistici: false });
  const again = toPrevidenzaForm({
    titoloStudio: 'laurea magistrale',
    polizze: patch.polizze ?? {},
    stimati: patch.stimati ?? [],
  });
  expect(again.polizze.rischioNonAutosufficienza).toBe('unknown');
  expect(again.polizze.casoMorte).toBe('no');
});

it('keeps what it does not ask: the legal cover and the years of the degree', () => {
  const patch = previdenzaPatch(form, {
    polizze: { tutelaLegale: true, capitaleCasoMorte: 5 },
    laureato: { stato: true, anni: 5 },
  });
  expect(patch.polizze).toMatchObject({ tutelaLegale: true });
  expect(patch.polizze).not.toHaveProperty('capitaleCasoMorte');
  expect(patch.laureato).toMatchObject({ anni: 5 });
});

it('asks the years of contributions of whoever may be paying them, and takes them back of the others', () => {
  expect(previdenzaPatch({ ...form, anniContributi: 18 }, {}).anniContributi).toBe(18);
  expect(previdenzaPatch({ ...form, anniContributi: null }, {}).anniContributi).toBeNull();
  expect(
    previdenzaPatch({ ...form, anniContributi: 18, professione: 'Studente' }, {}).anniContributi,
  ).toBeNull();
});
