/**
 * From the levels of the areas to the opening sentence, and what is said of wealth and of doubts
 * (domain.md 4.1, 4.6, 10.6 and 13.1). The answers are few, the levels are given by hand.
 */
import { describe, expect, it } from '@jest/globals';
import { aperturaDi } from '../analisi/apertura-di.ts';
import { contesto } from '../contesto/contesto.ts';
import { fiduciaDi } from '../analisi/fiducia.ts';
import {
  composizioneDi,
  confrontoDi,
  liquiditaDi,
  nettoDi,
  redditoDi,
  segnaliDi,
} from '../contesto/patrimonio-analisi.ts';
import type { SoluzioneCode } from '../aree.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { famiglia, mix } from './famiglie.ts';

/** 2.500 € a month, 1.000 spent, 50.000 aside: nothing is wrong. */
const io: Partial<Membro> = {
  dataNascita: '1976-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 30000,
  anniContributi: 25,
  speseMensili: 1000,
  statoResidenza: 'affitto',
  valorePatrimonioMobiliare: 50000,
};
const di = (membri: Partial<Membro>[], rest: Partial<Famiglia> = {}) =>
  contesto(famiglia(membri, rest), COSTANTI_2026_12);
const area = (code: SoluzioneCode, level: string, rest: object = {}) => ({
  code,
  level,
  natura: 'problema',
  eligible: true,
  numeri: {},
  perMembro: [],
  ...rest,
});

describe('from levels to the opening sentence', () => {
  const apre = (aree: object[], change: Partial<Membro> = {}, situazioni = 0) =>
    aperturaDi(di([{ ...io, ...change }]), aree as never, situazioni);
  const sinistro = { motivo: 'dati_mancanti', level: 'grey', eligible: false };

  it.each<[string, object[], object]>([
    [
      'nothing to look at',
      [],
      { codice: 'solide', causa: null, disavanzo: 0, aree: [], mancanti: [] },
    ],
    ['a red that ruins', [area('TCM', 'red')], { codice: 'da_sistemare', aree: ['TCM'] }],
    ['a red home', [area('polizze-rischi', 'red')], { codice: 'da_sistemare' }],
    ['a red illness', [area('infortuni-malattie', 'red')], { codice: 'da_sistemare' }],
    ['a red reserve', [area('gestione-patrimonio', 'red')], { codice: 'da_sistemare' }],
    [
      'a red that does not ruin',
      [area('pensione', 'red')],
      { codice: 'in_parte', aree: ['pensione'] },
    ],
    [
      'reds alone are named where there is something to sort out',
      [area('TCM', 'red'), area('LTC', 'yellow'), area('pensione', 'red')],
      { codice: 'da_sistemare', aree: ['TCM', 'pensione'] },
    ],
    [
      'three yellow problems',
      [area('TCM', 'yellow'), area('LTC', 'yellow'), area('pensione', 'yellow')],
      { codice: 'in_parte', aree: ['TCM', 'LTC', 'pensione'] },
    ],
    [
      'three yellow checks are no problems, and are named still',
      ['TCM', 'LTC', 'pensione'].map((code) =>
        area(code as SoluzioneCode, 'yellow', { natura: 'verifica' }),
      ),
      { codice: 'solide', aree: ['TCM', 'LTC', 'pensione'] },
    ],
    [
      'green is not named',
      [area('TCM', 'green'), area('LTC', 'grey')],
      { codice: 'solide', aree: [] },
    ],
    [
      'a partner without rights',
      [area('polizza', 'yellow', { natura: 'opportunita', numeri: { motivo: 'convivente' } })],
      { codice: 'in_parte', aree: ['polizza'] },
    ],
    [
      'a partner who has them',
      [area('polizza', 'yellow', { natura: 'opportunita', numeri: { motivo: 'testamento' } })],
      { codice: 'solide' },
    ],
    [
      'a will that was not looked at',
      [area('polizza', 'grey', { eligible: false, numeri: { motivo: 'convivente' } })],
      { codice: 'solide' },
    ],
    [
      'areas that wait for an answer, in their own order',
      [
        area('LTC', 'grey', sinistro),
        area('TCM', 'grey', sinistro),
        area('pensione', 'grey', sinistro),
      ],
      { codice: 'in_parte', mancanti: ['TCM', 'pensione', 'LTC'] },
    ],
    [
      'one that waits for an answer of mine',
      [area('TCM', 'green', { perMembro: [{ memberId: 'p1', motivo: 'dati_mancanti' }] })],
      { mancanti: ['TCM'] },
    ],
    [
      'not for that of a person outside the couple',
      [area('TCM', 'green', { perMembro: [{ memberId: 'p9', motivo: 'dati_mancanti' }] })],
      { mancanti: [] },
    ],
    [
      'not for another reason',
      [area('TCM', 'green', { perMembro: [{ memberId: 'p1', motivo: 'presto' }] })],
      { mancanti: [] },
    ],
    [
      'what the reserve lacks is counted there',
      [area('investimenti-capitale-garantito', 'grey', sinistro)],
      { mancanti: [] },
    ],
  ])('%s', (_what, aree, expected) => expect(apre(aree)).toMatchObject(expected));

  const casa = { statoResidenza: 'proprietà', mutuoResidenza: true } as const;
  it.each<[string, Partial<Membro>, number, object]>([
    ['a hard situation', {}, 1, { codice: 'in_parte' }],
    // 2.600 + 0 − 2.500 = 100 a month; 120 months of it are 12.000
    [
      'a deficit that savings bear',
      { speseMensili: 2600 },
      0,
      { codice: 'solide', disavanzo: 100 },
    ],
    [
      'a deficit that they do not',
      { speseMensili: 6000 },
      0,
      { codice: 'bilancio', disavanzo: 3500 },
    ],
    ['a spending that was not given', { speseMensili: undefined }, 0, { disavanzo: null }],
    // 800 of 2.500 = 32 %; a home of 80.000 below its mortgage of 90.000
    [
      'a home below its mortgage',
      { ...casa, valoreResidenza: 80000, valoreResiduoMutuo: 90000, rataMutuo: 800 },
      0,
      { codice: 'debiti', causa: 'casa' },
    ],
    [
      'a home as high as its mortgage',
      { ...casa, valoreResidenza: 90000, valoreResiduoMutuo: 90000, rataMutuo: 800 },
      0,
      { codice: 'in_parte', causa: null },
    ],
    [
      'savings that were not given',
      { valorePatrimonioMobiliare: undefined },
      0,
      { codice: 'pochi_dati' },
    ],
    ['a guarantee', { garanziePersonali: true }, 0, { codice: 'in_parte' }],
  ])('%s: %j', (_what, change, situazioni, expected) =>
    expect(apre([], change, situazioni)).toMatchObject(expected),
  );
});

describe('what is said of wealth', () => {
  const ricco = {
    ...io,
    valorePatrimonioMobiliare: 200000,
    suddivisioneInvestimento: mix(30, 20, 0, 0, 50, 0),
    strumentiInvestimento: { fondi: 25, etf: 75, assicurativi: 0, singoliTitoli: 0, altro: 0 },
    regimeInvestimento: { amministrato: 100, gestito: 0, dichiarativo: 0, nonso: 0 },
  };
  const regime = (nonso: number, dichiarativo: number) => ({
    amministrato: 100 - nonso - dichiarativo,
    gestito: 0,
    dichiarativo,
    nonso,
  });
  it.each<[string, Partial<Membro>, object[]]>([
    ['100.000 € in cash are guaranteed', {}, []],
    [
      'a euro more is not',
      { valorePatrimonioMobiliare: 200002 },
      [{ code: 'depositi', level: 'grey', valore: 100000 }],
    ],
    ['49 % under a regime nobody knows', { regimeInvestimento: regime(49, 0) }, []],
    [
      'half of it',
      { regimeInvestimento: regime(50, 0) },
      [{ code: 'regime', level: 'yellow', valore: 0.5 }],
    ],
    [
      '99 %',
      { regimeInvestimento: regime(99, 0) },
      [{ code: 'regime', level: 'yellow', valore: 0.99 }],
    ],
    [
      'all of it',
      { regimeInvestimento: regime(100, 0) },
      [{ code: 'regime', level: 'red', valore: 1 }],
    ],
    [
      'one per cent declared by oneself',
      { regimeInvestimento: regime(0, 1) },
      [{ code: 'dichiarativo', level: 'grey' }],
    ],
    ['a guarantee', { garanziePersonali: true }, [{ code: 'garanzie', level: 'yellow' }]],
  ])('%s', (_what, change, signals) =>
    expect(segnaliDi(di([{ ...ricco, ...change }]))).toEqual(signals),
  );
  it('half of 200.000 is at hand, half takes days, 90.000 wait for a sale', () => {
    const ctx = di([{ ...ricco, valorePatrimonioImmobiliareSecondHomes: 90000 }]);
    expect(liquiditaDi(ctx)).toEqual({ subito: 100000, breve: 100000, bloccato: 90000 });
    expect(nettoDi(ctx)).toMatchObject({
      lordo: 290000,
      debiti: 0,
      netto: 290000,
      voci: { residenza: 0, altriImmobili: 90000, mobiliare: 200000, attivita: 0, mutuo: 0 },
      // 90.000 ÷ 290.000
      quotaImmobili: 0.310345,
      perMembro: [{ memberId: 'p1', lordo: 290000, debiti: 0, netto: 290000 }],
    });
  });
  it('a split is told in euro: 25 % of 200.000', () => {
    const { strumenti, classi, regimi } = composizioneDi(di([ricco]));
    expect(strumenti[0]).toEqual({ key: 'fondi', euro: 50000, pct: 25 });
    expect(classi[0]).toEqual({ key: 'azioni', euro: 60000, pct: 30 });
    expect(regimi[0]).toEqual({ key: 'amministrato', euro: 200000, pct: 100 });
  });
  it('shows no split when the split was not answered', () =>
    expect(composizioneDi(di([io]))).toEqual({ classi: [], strumenti: [], regimi: [] }));

  const lei: Partial<Membro> = { gradoParentela: 'wife', dataNascita: '1980-05-10' };
  it('incomes: 30.000 and 10.000 are three quarters and one', () =>
    expect(redditoDi(di([io, { ...lei, redditoNettoAnnuo: 10000 }]))).toEqual({
      netto: 40000,
      perMembro: [
        { memberId: 'p1', netto: 30000, quota: 0.75 },
        { memberId: 'p2', netto: 10000, quota: 0.25 },
      ],
    }));
  it('an income of zero has no shares, one that was not given has no row', () =>
    expect(redditoDi(di([{ ...io, redditoNettoAnnuo: 0 }, lei]))).toEqual({
      netto: 0,
      perMembro: [{ memberId: 'p1', netto: 0, quota: 0 }],
    }));
  // ISTAT 2023: mean 37.511 €, median 30.039. 30.000 ÷ 37.511 − 1 = −0,200235
  it.each<[string, Partial<Membro>[], Partial<Famiglia>, object | undefined]>([
    ['a household', [io, lei], {}, { media: 37511, mediana: 30039, scarto: -0.200235 }],
    ['one person alone', [io], { analisiFamiliare: 'perMe' }, { media: 37511 }],
    ['one of two', [io, lei], { analisiFamiliare: 'perMe' }, undefined],
    ['nothing earned', [{ ...io, redditoNettoAnnuo: 0 }], {}, undefined],
  ])('%s beside other households', (_what, membri, rest, expected) => {
    const found = confrontoDi(di(membri, rest));
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  });
});

describe('reasons for doubt', () => {
  it.each<[SoluzioneCode, Partial<Membro>, string[]]>([
    ['gestione-patrimonio', {}, []],
    ['gestione-patrimonio', { speseMensili: undefined }, ['speseStimate']],
    [
      'gestione-patrimonio',
      {
        speseMensili: undefined,
        statoResidenza: 'proprietà',
        mutuoResidenza: true,
        valoreResiduoMutuo: 9,
      },
      ['speseStimate', 'rateStimate'],
    ],
    ['investimenti-capitale-garantito', { speseMensili: undefined }, ['speseStimate']],
    ['polizza', { statoResidenza: 'comproprietà' }, ['quotaIgnota']],
    ['polizze-rischi', { statoResidenza: 'comproprietà', valoreResidenza: 9 }, []],
    ['polizze-rischi', { statoResidenza: 'proprietà' }, []],
    ['tutela-legale', { statoResidenza: 'comproprietà' }, []],
    // At 21 in 1997 nobody of 1976 had paid before 1996; of 1970 one may have
    ['LTC', {}, ['comuneIgnoto']],
    ['LTC', { dataNascita: '1970-05-10' }, ['inizioIncerto', 'comuneIgnoto']],
    ['TCM', { dataNascita: '1970-05-10' }, ['inizioIncerto']],
  ])('%s, %j: %j', (code, change, segnali) =>
    expect(fiduciaDi(di([{ ...io, ...change }]), code).segnali).toEqual(segnali),
  );
});
