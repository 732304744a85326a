import { describe, expect, it } from '@jest/globals';
import { conRisposte, esempio, frozen } from '../../test/esempio.ts';
import { v } from '../casi/valori.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { applica } from './applica.ts';
import type { Cambiamento } from './cambiamenti.ts';
import { PIANO_VUOTO } from '../proiezione/piano.ts';

const bellini = esempio('bellini');
const [anna, marco] = bellini.membri.map(({ _id }) => _id) as [string, string];
const dopo = (famiglia: Famiglia, c: Cambiamento): Famiglia => {
  const { famiglia: after, piano } = applica(v, frozen({ famiglia, piano: PIANO_VUOTO }), c);
  expect(piano).toBe(PIANO_VUOTO);
  return after;
};
/** What is different of each member; how savings are split is of `risparmi`. */
const diverso = (before: Famiglia, after: Famiglia): Record<string, unknown>[] =>
  before.membri.map((m, at) => {
    const now: Partial<Record<string, unknown>> = { ...after.membri[at] };
    const then: Partial<Record<string, unknown>> = { ...m };
    return Object.fromEntries(
      Object.keys({ ...then, ...now })
        .filter((key) => key !== 'suddivisioneInvestimento')
        .filter((key) => JSON.stringify(now[key]) !== JSON.stringify(then[key]))
        .map((key) => [key, now[key]]),
    );
  });

describe('a mortgage paid back', () => {
  const rich = conRisposte(bellini, { 0: { valorePatrimonioMobiliare: 100_000 } });
  it.each([
    // One euro is left of 74.000: there is still a mortgage.
    [73_999, { valoreResiduoMutuo: 1, valorePatrimonioMobiliare: 26_001 }],
    [74_000, { valoreResiduoMutuo: 0, mutuoResidenza: false, valorePatrimonioMobiliare: 26_000 }],
  ])('%d € out of 100.000', (importo, expected) => {
    const after = dopo(rich, { tipo: 'mutuo-rimborsato', memberId: anna, importo });
    expect(diverso(rich, after)).toEqual([expected, {}, {}, {}]);
  });

  it('pays back 0 when there is no mortgage', () => {
    const none = conRisposte(bellini, {
      0: { mutuoResidenza: false, valoreResiduoMutuo: undefined },
    });
    const after = dopo(none, { tipo: 'mutuo-rimborsato', memberId: anna, importo: 0 });
    expect(diverso(none, after)).toEqual([{ valoreResiduoMutuo: 0 }, {}, {}, {}]);
  });
});

describe('the instalment that me and the partner pay', () => {
  // Anna owes 74.000, Marco nothing.
  const paying = conRisposte(bellini, {
    0: { rataMutuo: 620, valorePatrimonioMobiliare: 100_000 },
    1: { mutuoResidenza: false, valoreResiduoMutuo: undefined },
  });
  const both = conRisposte(paying, {
    1: { statoResidenza: 'proprietà', mutuoResidenza: true, valoreResiduoMutuo: 24_667 },
  });
  const rataAfter = (famiglia: Famiglia, c: Cambiamento) => dopo(famiglia, c).membri[0]?.rataMutuo;
  const repaid = (importo: number) =>
    ({ tipo: 'mutuo-rimborsato', memberId: anna, importo }) as const;
  const sold = (memberId: string) =>
    ({ tipo: 'casa-venduta', memberId, quale: 'residenza', prezzo: 100_000, costi: 0 }) as const;

  it('ends with the mortgage', () => {
    expect(rataAfter(paying, repaid(74_000))).toBe(0);
    expect(rataAfter(paying, sold(anna))).toBe(0);
  });
  it('stays while some of it is owed', () => {
    expect(rataAfter(paying, repaid(73_999))).toBe(620);
  });
  it('keeps the share of the other mortgage', () => {
    // 620 × 24.667 ÷ 98.667 and 620 × 74.000 ÷ 98.667
    expect(rataAfter(both, sold(anna))).toBeCloseTo(155, 1);
    expect(rataAfter(both, sold(marco))).toBeCloseTo(465, 1);
  });
  it('is not answered where it was not before', () => {
    expect(rataAfter(bellini, sold(anna))).toBeUndefined();
  });
});

describe('the home sold', () => {
  const venduta = {
    statoResidenza: 'affitto',
    valoreResidenza: 0,
    mutuoResidenza: false,
    valoreResiduoMutuo: 0,
    assicurazioneResidenza: undefined,
  };
  const vendi = (famiglia: Famiglia, memberId: string, prezzo: number, costi = 0) =>
    diverso(
      famiglia,
      dopo(famiglia, { tipo: 'casa-venduta', memberId, quale: 'residenza', prezzo, costi }),
    );

  it('takes along every answer that only an owner gives', () => {
    const owner = conRisposte(bellini, { 0: { catastoAbitazione: 900 } });
    const [now] = vendi(owner, anna, 100_000);
    expect(now).toMatchObject({ ...venduta, catastoAbitazione: undefined });
  });

  it('pays the mortgage first; what is left joins the savings', () => {
    // 100.000 − 5.000 − 74.000 = 21.000; of 182.000 in all, 42.000 are other homes
    expect(vendi(bellini, anna, 100_000, 5_000)).toEqual([
      { ...venduta, valorePatrimonioImmobiliare: 42_000, valorePatrimonioMobiliare: 48_000 },
      {},
      {},
      {},
    ]);
    // Marco never told a total, and none is made up; his other homes are none.
    expect(vendi(bellini, marco, 75_000)).toEqual([
      {},
      { ...venduta, valorePatrimonioMobiliare: 20_000 },
      {},
      {},
    ]);
  });

  it('what the price lacks for the mortgage comes out of the savings', () => {
    // 40.000 − 74.000 = −34.000: Anna’s 27.000, then 7.000 of Marco’s
    expect(vendi(bellini, anna, 41_000, 1_000)).toMatchObject([
      { valorePatrimonioMobiliare: 0 },
      { valorePatrimonioMobiliare: 12_000 },
      {},
      {},
    ]);
  });

  it.each<[string, Partial<Membro>, number]>([
    ['is paid', { mutuoResidenza: true, valoreResiduoMutuo: 30_000 }, 97_000],
    ['is an old number', { mutuoResidenza: false, valoreResiduoMutuo: 30_000 }, 127_000],
    ['was not given', { mutuoResidenza: true, valoreResiduoMutuo: undefined }, 127_000],
  ])('a mortgage that %s', (_, change, left) => {
    const famiglia = conRisposte(bellini, { 0: change });
    expect(vendi(famiglia, anna, 100_000)[0]).toMatchObject({ valorePatrimonioMobiliare: left });
  });

  it('other homes known from the total only are kept, now told by themselves', () => {
    const total = conRisposte(bellini, {
      0: { valorePatrimonioImmobiliareSecondHomes: undefined },
    });
    // 182.000 − 140.000 of the home
    expect(vendi(total, anna, 100_000)[0]).toMatchObject({
      valorePatrimonioImmobiliareSecondHomes: 42_000,
      valorePatrimonioImmobiliare: 42_000,
    });
    const unknown = conRisposte(bellini, {
      1: { valorePatrimonioImmobiliareSecondHomes: undefined },
    });
    expect(vendi(unknown, marco, 100_000)[1]).toMatchObject({
      valorePatrimonioImmobiliareSecondHomes: 0,
    });
  });
});

describe('other property sold', () => {
  const vendi = (famiglia: Famiglia, memberId: string, rest: { valore?: number } = {}) =>
    diverso(
      famiglia,
      dopo(famiglia, {
        tipo: 'casa-venduta',
        memberId,
        quale: 'altra',
        prezzo: 20_000,
        costi: 1_000,
        ...rest,
      }),
    );
  // 27.000 + 20.000 − 1.000
  const savings = { valorePatrimonioMobiliare: 46_000 };

  it.each([
    ['all of it', {}, 0],
    ['a part', { valore: 12_000 }, 30_000],
    ['nothing of it', { valore: 0 }, 42_000],
  ])('%s: the rest stays, the home and its mortgage too', (_, rest, left) =>
    expect(vendi(bellini, anna, rest)).toEqual([
      {
        ...savings,
        ...(left === 42_000
          ? {}
          : {
              valorePatrimonioImmobiliareSecondHomes: left,
              valorePatrimonioImmobiliare: 140_000 + left,
            }),
      },
      {},
      {},
      {},
    ]),
  );

  describe('with a mortgage of 30.000 on it', () => {
    const owing = conRisposte(bellini, { 0: { mutuoSecondeCase: 30_000 } });
    it('pays all of it when all is sold; what the price lacks comes out of the savings', () => {
      // 20.000 − 1.000 − 30.000 = −11.000 of Anna’s 27.000
      expect(vendi(owing, anna)[0]).toMatchObject({
        mutuoSecondeCase: 0,
        valorePatrimonioMobiliare: 16_000,
      });
    });
    it('pays the share of the value that is sold', () => {
      // 30.000 × 14.000 ÷ 42.000 = 10.000; 19.000 − 10.000 = 9.000
      expect(vendi(owing, anna, { valore: 14_000 })[0]).toMatchObject({
        mutuoSecondeCase: 20_000,
        valorePatrimonioMobiliare: 36_000,
      });
    });
    it('is refused when price and savings of the household do not pay it', () => {
      // 19.000 + 27.000 + 19.000 of Marco’s = 65.000
      const sale = (mutuoSecondeCase: number) => () =>
        vendi(conRisposte(bellini, { 0: { mutuoSecondeCase } }), anna);
      expect(sale(65_000)).not.toThrow();
      expect(sale(65_001)).toThrow(expect.objectContaining({ field: 'prezzo' }));
    });
  });

  it('the total is kept in step only when it was given', () => {
    const marcos = conRisposte(bellini, { 1: { valorePatrimonioImmobiliareSecondHomes: 9_000 } });
    expect(vendi(marcos, marco)[1]).toEqual({
      valorePatrimonioImmobiliareSecondHomes: 0,
      valorePatrimonioMobiliare: 38_000,
    });
    // Who lives in a home that is not theirs told a total of other homes alone.
    const tenant = conRisposte(bellini, {
      0: {
        statoResidenza: 'affitto',
        valoreResidenza: undefined,
        valorePatrimonioImmobiliare: 42_000,
        valorePatrimonioImmobiliareSecondHomes: undefined,
      },
    });
    expect(vendi(tenant, anna, { valore: 2_000 })[0]).toEqual({
      ...savings,
      valorePatrimonioImmobiliareSecondHomes: 40_000,
      valorePatrimonioImmobiliare: 40_000,
    });
  });
});
