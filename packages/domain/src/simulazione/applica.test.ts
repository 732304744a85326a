import { describe, expect, it } from '@jest/globals';
import { conRisposte, esempio, frozen } from '../../test/esempio.ts';
import { v } from '../casi/valori.ts';
import type { Famiglia, Membro, SuddivisioneInvestimento } from '../nucleo.ts';
import { applica } from './applica.ts';
import type { Cambiamento } from './cambiamenti.ts';
import { PIANO_VUOTO } from '../proiezione/piano.ts';

const bellini = esempio('bellini');
const [Anna, Marco] = bellini.membri as [Membro, Membro];
const [anna, marco, sofia] = bellini.membri.map(({ _id }) => _id) as [string, string, string];
const dopo = (famiglia: Famiglia, c: Cambiamento): Famiglia =>
  applica(v, frozen({ famiglia, piano: PIANO_VUOTO }), c).famiglia;
const meta: SuddivisioneInvestimento = {
  azioni: 50,
  obbligazioni: 30,
  gestioneSeparate: 0,
  oro: 0,
  liquidi: 20,
  altro: 0,
};

describe('a change is of these answers, and of no other', () => {
  it.each<[Cambiamento, Record<number, Partial<Membro>>]>([
    [{ tipo: 'eta-pensione', memberId: anna, mesiEta: 800 }, { 0: { ipotesi: { mesiEta: 800 } } }],
    [
      { tipo: 'fondo-pensione', memberId: anna, euroAnno: 1200 },
      {
        0: {
          ipotesi: { versamentoFondo: 1200 },
          polizze: { ...Anna.polizze, previdenzaComplementare: true },
        },
      },
    ],
    // Who pays nothing takes part in no fund by that.
    [
      { tipo: 'fondo-pensione', memberId: anna, euroAnno: 0 },
      { 0: { ipotesi: { versamentoFondo: 0 } } },
    ],
    [
      { tipo: 'copertura-tcm', memberId: marco, capitale: 90_000 },
      { 1: { polizze: { ...Marco.polizze, casoMorte: true, capitaleCasoMorte: 90_000 } } },
    ],
    [
      { tipo: 'copertura-tcm', memberId: anna, capitale: 0 },
      { 0: { polizze: { ...Anna.polizze, casoMorte: false, capitaleCasoMorte: 0 } } },
    ],
    [
      { tipo: 'rendita-ltc', memberId: marco, euroMese: 500 },
      {
        1: {
          polizze: {
            ...Marco.polizze,
            rischioNonAutosufficienza: true,
            tipoLtcSottoscritta: 'rendita',
            renditaLtcMensile: 500,
          },
        },
      },
    ],
    [
      { tipo: 'rendita-ltc', memberId: marco, euroMese: 0 },
      {
        1: {
          polizze: {
            ...Marco.polizze,
            rischioNonAutosufficienza: false,
            tipoLtcSottoscritta: 'rendita',
            renditaLtcMensile: 0,
          },
        },
      },
    ],
    [
      { tipo: 'copertura-invalidita', memberId: anna, attiva: true },
      { 0: { polizze: { ...Anna.polizze, invaliditaPermanente: true } } },
    ],
    [
      { tipo: 'copertura-sanitaria', memberId: anna, attiva: false },
      { 0: { polizze: { ...Anna.polizze, coperturaSanitaria: false } } },
    ],
    // Who told of no policy at all.
    [
      { tipo: 'copertura-sanitaria', memberId: sofia, attiva: true },
      { 2: { polizze: { coperturaSanitaria: true } } },
    ],
    [
      { tipo: 'tutela-legale', memberId: marco, attiva: false },
      { 1: { polizze: { ...Marco.polizze, tutelaLegale: false } } },
    ],
    [{ tipo: 'testamento', memberId: anna, attiva: true }, { 0: { haTestamento: true } }],
    [{ tipo: 'testamento', memberId: marco, attiva: true }, { 1: { haTestamento: true } }],
    // All owners; the children own no home.
    [
      { tipo: 'assicurazione-casa', attiva: false },
      { 0: { assicurazioneResidenza: false }, 1: { assicurazioneResidenza: false } },
    ],
    [
      { tipo: 'assicurazione-casa', memberId: marco, attiva: false },
      { 1: { assicurazioneResidenza: false } },
    ],
    [{ tipo: 'assicurazione-casa', memberId: sofia, attiva: true }, {}],
    // Everybody who has savings; the children have none.
    [
      { tipo: 'investimenti', suddivisione: meta },
      { 0: { suddivisioneInvestimento: meta }, 1: { suddivisioneInvestimento: meta } },
    ],
    [
      { tipo: 'investimenti', memberId: marco, suddivisione: meta },
      { 1: { suddivisioneInvestimento: meta } },
    ],
    [
      { tipo: 'investimenti', memberId: sofia, suddivisione: meta },
      { 2: { suddivisioneInvestimento: meta } },
    ],
  ])('%j', (cambiamento, changes) => {
    const before = frozen({ famiglia: bellini, piano: { risparmioAnnuo: 900, flussi: [] } });
    expect(applica(v, before, cambiamento)).toEqual({
      famiglia: conRisposte(bellini, changes),
      piano: { risparmioAnnuo: 900, flussi: [] },
    });
  });

  it('hypotheses of one person add up, and the later of a kind holds', () => {
    const one = dopo(bellini, { tipo: 'eta-pensione', memberId: anna, mesiEta: 800 });
    const two = dopo(one, { tipo: 'fondo-pensione', memberId: anna, euroAnno: 100 });
    const three = dopo(two, { tipo: 'eta-pensione', memberId: anna, mesiEta: 700 });
    expect(three.membri[0]!.ipotesi).toEqual({ mesiEta: 700, versamentoFondo: 100 });
  });

  it('the split given is copied, so that the change may be used again', () => {
    const after = dopo(bellini, { tipo: 'investimenti', suddivisione: meta });
    expect(after.membri[0]!.suddivisioneInvestimento).not.toBe(meta);
  });

  it('a split that is tried out counts as given, also where today’s was only supposed', () => {
    const supposed = conRisposte(bellini, {
      0: { stimati: ['suddivisioneInvestimento', 'valoreResidenza'] },
    });
    const after = dopo(supposed, { tipo: 'investimenti', suddivisione: meta });
    expect(after.membri.map(({ stimati }) => stimati)).toEqual([
      ['valoreResidenza'],
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('refuses what cannot be before it changes anything', () =>
    expect(() => dopo(bellini, { tipo: 'copertura-tcm', memberId: 'nobody', capitale: 1 })).toThrow(
      expect.objectContaining({ field: 'memberId' }),
    ));
});

describe('money set aside', () => {
  const risparmio = (anni: number, euroAnno: number, famiglia = bellini) =>
    applica(
      v,
      frozen({
        famiglia,
        piano: { risparmioAnnuo: 1, flussi: [{ from: 0, to: 1, euro: 5 }] },
      }),
      { tipo: 'risparmio', anni, euroAnno },
    );

  it('joins the cash of the first person, and the plan goes on with it', () => {
    const { famiglia, piano } = risparmio(2, 3000);
    // 27.000 + 6.000, of which 46 % × 27.000 + 6.000 = 18.420 in cash
    const { suddivisioneInvestimento: split, ...rest } = famiglia.membri[0]!;
    const { suddivisioneInvestimento: _, ...before } = Anna;
    expect(rest).toEqual({ ...before, valorePatrimonioMobiliare: 33_000 });
    expect(split!.liquidi).toBeCloseTo((100 * 18_420) / 33_000, 9);
    expect(split!.oro).toBeCloseTo((2 * 27_000) / 33_000, 9);
    expect(famiglia.membri.slice(1)).toEqual(bellini.membri.slice(1));
    expect(piano).toEqual({ risparmioAnnuo: 3000, flussi: [{ from: 0, to: 1, euro: 5 }] });
  });

  it('is of the person the account is of, wherever in the list, or of the first', () => {
    const last = { ...bellini, membri: bellini.membri.toReversed() };
    expect(risparmio(1, 500, last).famiglia.membri.at(-1)!.valorePatrimonioMobiliare).toBe(27_500);
    const nobody = conRisposte(bellini, { 0: { gradoParentela: 'wife' } });
    expect(risparmio(1, 500, nobody).famiglia.membri[0]!.valorePatrimonioMobiliare).toBe(27_500);
  });

  it.each([
    [0, 3000],
    [5, 0],
  ])('%d years of %d €: the savings of today stay', (anni, euroAnno) => {
    const { famiglia, piano } = risparmio(anni, euroAnno);
    expect(famiglia).toBe(bellini);
    expect(piano.risparmioAnnuo).toBe(euroAnno);
  });
});

describe('insurance investments', () => {
  const strumenti = { fondi: 40, etf: 10, assicurativi: 40, singoliTitoli: 10, altro: 0 };
  const di = (
    tipo: 'polizze-sottoscritte' | 'polizze-riscattate',
    punti: number,
    from: Membro['strumentiInvestimento'] = strumenti,
  ) =>
    dopo(conRisposte(bellini, { 0: { strumentiInvestimento: from } }), { tipo, punti }).membri[0]!
      .strumentiInvestimento;

  it.each([
    // 60 points of others become 45: three quarters of each
    ['polizze-sottoscritte', 15, { fondi: 30, etf: 7.5, assicurativi: 55, singoliTitoli: 7.5 }],
    ['polizze-sottoscritte', 60, { fondi: 0, etf: 0, assicurativi: 100, singoliTitoli: 0 }],
    ['polizze-sottoscritte', 61, { fondi: 0, etf: 0, assicurativi: 100, singoliTitoli: 0 }],
    // … or 75: five quarters
    ['polizze-riscattate', 15, { fondi: 50, etf: 12.5, assicurativi: 25, singoliTitoli: 12.5 }],
    ['polizze-riscattate', 41, { fondi: 200 / 3, assicurativi: 0, etf: 50 / 3 }],
  ] as const)('%s, %d points: the others share what is left', (tipo, punti, expected) => {
    const after = di(tipo, punti)!;
    for (const [key, value] of Object.entries(expected))
      expect(after[key as keyof typeof after]).toBeCloseTo(value, 9);
    expect(after.altro).toBe(0);
  });

  it('out of insurance alone it goes to funds; «altro» moves as the others do', () => {
    const only = { fondi: 0, etf: 0, assicurativi: 100, singoliTitoli: 0, altro: 0 };
    expect(di('polizze-riscattate', 25, only)).toEqual({ ...only, fondi: 25, assicurativi: 75 });
    expect(
      di('polizze-sottoscritte', 20, {
        fondi: 0,
        etf: 0,
        assicurativi: 0,
        singoliTitoli: 0,
        altro: 100,
      }),
    ).toEqual({ fondi: 0, etf: 0, assicurativi: 20, singoliTitoli: 0, altro: 80 });
  });

  it('an answer that was not given stays so, untouched zeros as well', () => {
    const zero = { fondi: 0, etf: 0, assicurativi: 0, singoliTitoli: 0, altro: 0 };
    expect(di('polizze-sottoscritte', 20, zero)).toEqual(zero);
    const none = conRisposte(bellini, { 0: { strumentiInvestimento: undefined } });
    const after = dopo(none, { tipo: 'polizze-sottoscritte', punti: 20 });
    expect(after.membri[0]).toEqual(none.membri[0]);
    // Marco’s 19 points are 39 all the same.
    expect(after.membri[1]!.strumentiInvestimento!.assicurativi).toBe(39);
  });
});
