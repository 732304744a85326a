import { describe, expect, it } from '@jest/globals';
import { withSimpleAnswers } from '@bussola/domain/testing/risposte-semplici';
import { brokenRules } from '../form/rules.ts';
import { residenzaPatch, toResidenzaForm } from './residenza-form.ts';
import type { ResidenzaForm } from './residenza-form.ts';
import { tabSchema } from '../risposte/answers-schema.ts';

const owned = withSimpleAnswers<ResidenzaForm>({
  ...toResidenzaForm({}),
  statoResidenza: 'proprietà',
  valoreResidenza: 280_000,
  mutuoResidenza: true,
  valoreResiduoMutuo: 148_000,
  assicurazioneResidenza: true,
  valorePatrimonioImmobiliareSecondHomes: 42_000,
  altriImmobili: null,
  stimati: [],
});
const broken = (change: Partial<ResidenzaForm>) =>
  brokenRules(tabSchema(3), { ...owned, ...change }, { today: '2026-11-20' });

describe('the mortgage against the value', () => {
  it.each([
    [279_999.99, undefined],
    [280_000, undefined],
    [280_000.01, 'forms:errors.mutuoOverValore'],
    [298_000, 'forms:errors.mutuoOverValore'],
    [null, 'forms:errors.required'],
    [-1, 'forms:errors.wrong'],
  ])('left to pay %p on a home of 280.000: %s', async (valoreResiduoMutuo, error) =>
    expect((await broken({ valoreResiduoMutuo })).valoreResiduoMutuo).toBe(error),
  );

  it('speaks of the value alone while it is missing', async () =>
    expect(await broken({ valoreResidenza: null, valoreResiduoMutuo: 10 })).toEqual({
      valoreResidenza: 'forms:errors.required',
    }));
});

describe('a question that is not asked', () => {
  it('is not required of a tenant', async () => {
    expect(
      await broken({
        statoResidenza: 'affitto',
        valoreResidenza: null,
        mutuoResidenza: null,
        valoreResiduoMutuo: null,
        assicurazioneResidenza: null,
      }),
    ).toEqual({});
  });
  it('is not judged either', async () =>
    expect(
      await broken({
        statoResidenza: 'uso gratuito',
        valoreResidenza: Number.NaN,
        valoreResiduoMutuo: -1,
      }),
    ).toEqual({}));
  it('is taken back when it was answered before', () => {
    expect(
      residenzaPatch({
        ...owned,
        altriImmobili: 0,
        statoResidenza: 'affitto',
        stimati: ['valoreResidenza', 'redditoNettoAnnuo'],
      }),
    ).toMatchObject({
      valoreResidenza: null,
      mutuoResidenza: null,
      valoreResiduoMutuo: null,
      assicurazioneResidenza: null,
      valorePatrimonioImmobiliare: 42_000,
      stimati: ['redditoNettoAnnuo'],
    });
    expect(residenzaPatch({ ...owned, mutuoResidenza: false })).toMatchObject({
      valoreResiduoMutuo: null,
      valoreResidenza: 280_000,
    });
  });
});

it.each(['statoResidenza', 'mutuoResidenza', 'assicurazioneResidenza'] as const)(
  'asks an owner for %s',
  async (field) => {
    expect((await broken({ [field]: field === 'statoResidenza' ? '' : null }))[field]).toBe(
      'forms:errors.required',
    );
  },
);

it('sends the whole real estate and reads the rest of it back', () => {
  const patch = residenzaPatch({ ...owned, altriImmobili: 30_000.1 });
  expect(patch.valorePatrimonioImmobiliare).toBe(352_000.1);
  expect(
    toResidenzaForm({
      statoResidenza: 'proprietà',
      valoreResidenza: 280_000,
      valorePatrimonioImmobiliareSecondHomes: 42_000,
      valorePatrimonioImmobiliare: 352_000.1,
    }).altriImmobili,
  ).toBe(30_000.1);
});

it.each([
  ['left empty', null, null, null],
  ['written as zero', 0, 322_000, 0],
])('other real estate %s is read back as it was', (_, altriImmobili, whole, back) => {
  const patch = residenzaPatch({ ...owned, altriImmobili });
  expect(patch.valorePatrimonioImmobiliare).toBe(whole);
  const saved = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== null));
  expect(toResidenzaForm(saved).altriImmobili).toBe(back);
});

it('leaves alone what cannot be read yet', () => {
  const patch = residenzaPatch({ ...owned, valorePatrimonioImmobiliareSecondHomes: Number.NaN });
  expect(patch.valorePatrimonioImmobiliareSecondHomes).toBeUndefined();
  expect(patch.valorePatrimonioImmobiliare).toBeUndefined();
});
