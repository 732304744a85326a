/**
 * What is read of a household before any rule: what me and the partner own and owe together, and
 * slips in the answers (domain.md 13.1 and 13.4).
 */
import { describe, expect, it } from '@jest/globals';
import { avvisiDi, CODICI_AVVISO } from '../analisi/avvisi.ts';
import { isIgnoto } from '../contesto/bilancio-di.ts';
import { isPesante, quadroCoppia, situazioniInput } from '../analisi/quadro-coppia.ts';
import type { Membro } from '../nucleo.ts';
import { secondeCaseDi } from '../patrimonio/beni-di.ts';
import { casa, di, io, lei } from './coppia.ts';
import { v } from './valori.ts';

const mutuo = { mutuoResidenza: true, valoreResiduoMutuo: 90000 } as const;

describe('what me and the partner own and owe', () => {
  it('together: 200.000 + 50.000 + 10.000 less 90.000 + 20.000 + 5.000 €', () => {
    const q = quadroCoppia(
      di([
        { ...io, ...casa, ...mutuo, valorePatrimonioMobiliare: 50000, mutuoSecondeCase: 20000 },
        {
          ...lei,
          valorePatrimonioMobiliare: 10000,
          altriDebiti: [{ residuo: 5000, rata: 100, tipo: 'prestito' }],
        },
        { gradoParentela: 'son', dataNascita: '1996-01-01', valorePatrimonioMobiliare: 7000 },
      ]),
    );
    expect(q).toEqual({
      netto: 145000,
      nettoNoto: true,
      debitiCostosi: 5000,
      valoreCase: 200000,
      mutuoCase: 90000,
      attivita: 0,
      lordo: 260000,
      garanzie: false,
    });
  });
  it.each<[string, Partial<Membro>, Partial<Membro> | null, object]>([
    ['my savings are not given', casa, null, { nettoNoto: false }],
    ['they are', { ...casa, valorePatrimonioMobiliare: 0 }, null, { nettoNoto: true }],
    ['hers are not', { valorePatrimonioMobiliare: 0 }, {}, { nettoNoto: false }],
    [
      'an owned home has no value',
      { valorePatrimonioMobiliare: 0, statoResidenza: 'proprietà', ...mutuo },
      null,
      { nettoNoto: false, valoreCase: 0, mutuoCase: 0, netto: -90000 },
    ],
    [
      'a rented one needs none',
      { valorePatrimonioMobiliare: 0, statoResidenza: 'affitto' },
      null,
      { nettoNoto: true },
    ],
    ['she signed for somebody', {}, { garanziePersonali: true }, { garanzie: true }],
    ['nobody did', { garanziePersonali: false }, {}, { garanzie: false }],
  ])('%s', (_what, mine, hers, expected) =>
    expect(
      quadroCoppia(di([{ ...io, ...mine }, ...(hers ? [{ ...lei, ...hers }] : [])])),
    ).toMatchObject(expected),
  );
  const niente = {
    netto: 0,
    nettoNoto: true,
    debitiCostosi: 0,
    valoreCase: 0,
    mutuoCase: 0,
    attivita: 0,
    lordo: 0,
    garanzie: false,
  };
  it.each<[Partial<typeof niente>, boolean, string]>([
    [{ attivita: 50, lordo: 100 }, false, 'half is the business'],
    [{ attivita: 51, lordo: 100 }, true, 'more than half'],
    [{ mutuoCase: 80, valoreCase: 100 }, false, 'four fifths are the bank’s'],
    [{ mutuoCase: 81, valoreCase: 100 }, true, 'more'],
    [{ garanzie: true }, true, 'a guarantee'],
    [{}, false, 'nothing'],
  ])('%j weighs too much: %p: %s', (change, yes) =>
    expect(isPesante(v, { ...niente, ...change })).toBe(yes),
  );
});

describe('what hard situations are told of', () => {
  const nonno = { gradoParentela: 'father', dataNascita: '1950-05-10' } as const;
  it.each<[string, Partial<Membro>[], object]>([
    [
      'one adult who earns 30.000 €',
      [io],
      {
        redditoNettoMensile: 2500,
        redditoPerAdulto: 30000,
        minori: 0,
        pensionati: [],
        disoccupato: false,
        dopoVecchiaia: 0,
      },
    ],
    [
      'two adults and a child: 15.000 each',
      [
        io,
        { ...lei, professione: 'Casalingo/a' },
        { gradoParentela: 'son', dataNascita: '2016-01-01' },
      ],
      { redditoPerAdulto: 15000, minori: 1 },
    ],
    [
      'an adult whose income is not given',
      [io, { ...lei, professione: 'Dipendente' }],
      { redditoNettoMensile: null, redditoPerAdulto: null },
    ],
    [
      'a father who is retired',
      [io, { ...nonno, professione: 'Pensionato/a', redditoNettoAnnuo: 9000 }],
      { pensionati: [{ eta: 76, reddito: 9000 }] },
    ],
    [
      'a father who is retired and switched off',
      [io, { ...nonno, professione: 'Pensionato/a', redditoNettoAnnuo: 9000, enabled: false }],
      { pensionati: [] },
    ],
    [
      'a father who did not tell',
      [io, { ...nonno, professione: 'Pensionato/a' }],
      { pensionati: [] },
    ],
    ['a wife without work', [io, { ...lei, professione: 'Disoccupato/a' }], { disoccupato: true }],
    [
      'savings of both',
      [
        { ...io, valorePatrimonioMobiliare: 1000 },
        { ...lei, valorePatrimonioMobiliare: 500 },
      ],
      { mobiliare: 1500 },
    ],
    ['savings of one', [{ ...io, valorePatrimonioMobiliare: 1000 }, lei], { mobiliare: null }],
    [
      'a mortgage on a home of no told value',
      [{ ...io, statoResidenza: 'proprietà', ...mutuo }],
      { valoreResidenza: 0, residuoMutuo: 90000 },
    ],
    [
      'a mortgage on a home of told value, another on one of none',
      [
        { ...io, ...casa, ...mutuo },
        { ...lei, statoResidenza: 'proprietà', ...mutuo },
      ],
      { valoreResidenza: 200000, residuoMutuo: 90000 },
    ],
    ['what is owned when not all is known', [io], { netto: null }],
    ['what is owned when it is', [{ ...io, valorePatrimonioMobiliare: 1000 }], { netto: 1000 }],
  ])('%s', (_what, membri, expected) =>
    expect(situazioniInput(di(membri))).toMatchObject(expected),
  );
});

describe('an income that nobody gave', () => {
  it.each([
    [{ reddito: undefined, maggiorenne: true, tipo: 'dipendente' }, true],
    [{ reddito: undefined, maggiorenne: undefined, tipo: undefined }, true],
    [{ reddito: 0, maggiorenne: true, tipo: 'dipendente' }, false],
    [{ reddito: undefined, maggiorenne: false, tipo: undefined }, false],
    [{ reddito: undefined, maggiorenne: true, tipo: 'nessuno' }, false],
  ])('%j is waited for: %p', (s, yes) => expect(isIgnoto(s)).toBe(yes));
});

const SLIPS: readonly [what: string, change: Partial<Membro>, codes: string[]][] = [
  ['nothing to say', {}, []],
  ['a residual without a mortgage', { ...casa, valoreResiduoMutuo: 1 }, ['mutuo_ignorato']],
  ['a mortgage on a rented home', { statoResidenza: 'affitto', ...mutuo }, ['mutuo_ignorato']],
  ['a mortgage as high as the home', { ...casa, ...mutuo, valoreResidenza: 90000 }, []],
  ['a euro higher', { ...casa, ...mutuo, valoreResidenza: 89999 }, ['mutuo_oltre_valore']],
  ['a home of no told value', { ...mutuo, statoResidenza: 'proprietà' }, []],
  [
    'a mortgage without insurance',
    { ...casa, ...mutuo, assicurazioneResidenza: false },
    ['mutuo_senza_polizza'],
  ],
  ['with insurance', { ...casa, ...mutuo, assicurazioneResidenza: true }, []],
  [
    'paid back, without insurance',
    { ...casa, ...mutuo, valoreResiduoMutuo: 0, assicurazioneResidenza: false },
    [],
  ],
  ['an entrepreneur who was not asked', { professione: 'Imprenditore' }, ['valore_attivita']],
  ['one who was', { professione: 'Imprenditore', imprenditore: true }, []],
  ['a business that is not run', { imprenditore: false, valoreAttivita: 1 }, ['attivita_ignorata']],
  ['none at all', { imprenditore: false, valoreAttivita: 0 }, []],
  ['work without income', { redditoNettoAnnuo: 0 }, ['reddito_zero']],
  ['work of a minor without income', { redditoNettoAnnuo: 0, dataNascita: '2010-01-01' }, []],
  ['no work and no income', { redditoNettoAnnuo: 0, professione: 'Casalingo/a' }, []],
  [
    'a place abroad',
    { comuneResidenza: { comune: 'Lugano', provincia: 'EE', regione: 'Estero' } },
    ['regione_sconosciuta'],
  ],
  [
    'a place we know',
    { comuneResidenza: { comune: 'Roma', provincia: 'RM', regione: 'Lazio' } },
    [],
  ],
];
describe('slips in the answers', () => {
  it.each(SLIPS)('%s: %j', (_what, change, codici) =>
    expect(avvisiDi(di([{ ...io, ...change }]))).toEqual(
      codici.map((code) => expect.objectContaining({ code, memberId: 'p1' })),
    ),
  );
  it('has a case for every warning', () =>
    expect(SLIPS.flatMap(([, , codes]) => codes)).toEqual(expect.arrayContaining(CODICI_AVVISO)));
});

describe('other homes', () => {
  it.each<[Partial<Membro>, number | undefined]>([
    [{}, undefined],
    [{ valorePatrimonioImmobiliareSecondHomes: 7, valorePatrimonioImmobiliare: 300000 }, 7],
    [{ ...casa, valorePatrimonioImmobiliare: 300000 }, 100000],
    [{ ...casa, valorePatrimonioImmobiliare: 150000 }, 0],
    [
      { statoResidenza: 'affitto', valoreResidenza: 200000, valorePatrimonioImmobiliare: 300000 },
      300000,
    ],
  ])('%j: %p €', (change, euro) => expect(secondeCaseDi(change as Membro)).toBe(euro));
});
