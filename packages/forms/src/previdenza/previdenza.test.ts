import { describe, expect, it } from '@jest/globals';
import { brokenRules } from '../form/rules.ts';
import { isAsked, shownAt } from '@bussola/domain';
import { answersSchema } from '../risposte/answers-schema.ts';
import { previdenzaPatch as patchOf, toPrevidenzaForm } from './previdenza-form.ts';
import type { AnswersForm } from '../risposte/answers-form.ts';

const form: AnswersForm = {
  ...toPrevidenzaForm({
    titoloStudio: 'laurea magistrale',
    professione: 'Autonomo/a',
    dataNascita: '1986-03-12',
  }),
  laureato: { stato: true, riscattoFiniPensionistici: false, anni: null },
  stimati: ['polizze.rischioNonAutosufficienza'],
  polizze: {
    previdenzaComplementare: false,
    rischioNonAutosufficienza: false,
    invaliditaPermanente: false,
    casoMorte: false,
    coperturaSanitaria: true,
    tipoLtcSottoscritta: '',
    renditaLtcMensile: null,
    capitaleCasoMorte: null,
    tutelaLegale: null,
  },
};
const ME = { who: 'me', today: '2026-11-20' } as const;
const previdenzaPatch = (values: AnswersForm, saved: object) => patchOf(values, saved, ME);
const broken = (polizze: Partial<AnswersForm['polizze']>, rest: Partial<AnswersForm> = {}) =>
  brokenRules(
    answersSchema(shownAt(4, 'me'), 'me'),
    { ...form, ...rest, polizze: { ...form.polizze, ...polizze } },
    { today: '2026-11-20' },
  );

describe('what an answer brings with it', () => {
  it.each([
    [{}, {}, {}],
    [
      { previdenzaComplementare: null },
      {},
      { 'polizze.previdenzaComplementare': 'forms:errors.required' },
    ],
    [{ previdenzaComplementare: true }, {}, {}],
    [{ previdenzaComplementare: true }, { anniFondo: 71 }, { anniFondo: 'forms:errors.years' }],
    [{ previdenzaComplementare: true }, { anniFondo: 70, montanteFondo: 11_400.5 }, {}],
    [{ previdenzaComplementare: false }, { anniFondo: 71 }, {}],
    [
      { rischioNonAutosufficienza: true },
      {},
      { 'polizze.tipoLtcSottoscritta': 'forms:errors.required' },
    ],
    [{ rischioNonAutosufficienza: true, tipoLtcSottoscritta: 'rimborso' }, {}, {}],
    [{ rischioNonAutosufficienza: true, tipoLtcSottoscritta: 'rendita' }, {}, {}],
    [{ casoMorte: true }, {}, { 'polizze.capitaleCasoMorte': 'forms:errors.required' }],
    [{}, { anniContributi: 25 }, {}],
    [{}, { anniContributi: 26 }, { anniContributi: 'forms:errors.contributi' }],
    [{}, { anniContributi: 71 }, { anniContributi: 'forms:errors.years' }],
    [{}, { anniContributi: 26, professione: 'Pensionato/a' }, {}],
    [
      {},
      { laureato: { stato: true, riscattoFiniPensionistici: null, anni: null } },
      { 'laureato.riscattoFiniPensionistici': 'forms:errors.required' },
    ],
    [
      {},
      {
        laureato: { stato: false, riscattoFiniPensionistici: null, anni: null },
        titoloStudio: 'diploma',
      },
      {},
    ],
  ] as [Partial<AnswersForm['polizze']>, Partial<AnswersForm>, object][])(
    '%j %j: %j',
    async (polizze, rest, errors) => expect(await broken(polizze, rest)).toEqual(errors),
  );
});

it('asks the buy-back of graduates who still work', () => {
  const asked = (
    titoloStudio: 'laurea triennale' | 'dottorato' | 'diploma',
    professione: 'Dipendente' | 'Pensionato/a',
  ) => isAsked('laureato.riscattoFiniPensionistici', { titoloStudio, professione }, ME);
  expect([
    asked('laurea triennale', 'Dipendente'),
    asked('dottorato', 'Dipendente'),
    asked('diploma', 'Dipendente'),
    asked('laurea triennale', 'Pensionato/a'),
  ]).toEqual([true, true, false, false]);
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
  expect(again.polizze.rischioNonAutosufficienza).toBe(false);
  expect(again.stimati).toEqual(['polizze.rischioNonAutosufficienza']);
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

it('shows the full years of those that were kept with decimals', () => {
  expect(toPrevidenzaForm({ anniContributi: 12.5 }).anniContributi).toBe(12);
});

it('sends the years of contributions of a person who may pay them, and removes them from the others', () => {
  expect(previdenzaPatch({ ...form, anniContributi: 18 }, {}).anniContributi).toBe(18);
  expect(previdenzaPatch({ ...form, anniContributi: null }, {}).anniContributi).toBeNull();
  expect(
    previdenzaPatch({ ...form, anniContributi: 18, professione: 'Studente' }, {}).anniContributi,
  ).toBeNull();
});

it('sends of a child the cover of another, and nothing else', () => {
  const child = { dataNascita: '2015-09-09' };
  const covered = { ...toPrevidenzaForm(child), ...child };
  const chi = { who: 'membro', today: '2026-11-20' } as const;
  const sent = (coperturaSanitaria: boolean | null, saved: object) =>
    patchOf({ ...covered, polizze: { ...covered.polizze, coperturaSanitaria } }, saved, chi);
  expect(sent(true, child)).toMatchObject({
    polizze: { coperturaSanitaria: true },
    anniContributi: null,
  });
  expect(sent(null, { ...child, polizze: { coperturaSanitaria: true } }).polizze).toBeNull();
});
