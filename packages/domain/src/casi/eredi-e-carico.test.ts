/**
 * Who depends on whom, who inherits, whose pension can be estimated, which covers the plan has, of
 * households made by hand (domain.md 0.2, 5 and 13.3).
 */
import { describe, expect, it } from '@jest/globals';
import { caricoDi } from '../contesto/carico.ts';
import { pianoDi } from '../analisi/piano-di.ts';
import { previdenzaDi } from '../analisi/previdenza.ts';
import { erediDi, fattiImposta, successioneDi } from '../contesto/successione.ts';
import type { Membro } from '../nucleo.ts';
import { casa, di, io, lei } from './coppia.ts';

describe('who depends on whom', () => {
  const di2 = (membri: Partial<Membro>[], of = 0) => {
    const ctx = di(membri);
    const { ragazzi, altriFamiliari, genitori, spouse, convivente, figli } = caricoDi(
      ctx,
      ctx.tutte[of]!,
    );
    return {
      ragazzi: ragazzi.map(({ id }) => id),
      altri: altriFamiliari.map(({ id }) => id),
      genitori,
      spouse,
      convivente,
      figli,
    };
  };
  const figlia = { gradoParentela: 'daughter', dataNascita: '2016-01-01' } as const;
  const madre = { gradoParentela: 'mother', dataNascita: '1946-01-01' } as const;
  it.each<[string, Partial<Membro>[], number, object]>([
    [
      'a wife and a child',
      [io, lei, figlia],
      0,
      { ragazzi: ['p3'], figli: [10], spouse: { reddito: null }, convivente: null },
    ],
    [
      'the same, seen from the wife',
      [io, lei, figlia],
      1,
      { ragazzi: ['p3'], spouse: { reddito: 30000 }, convivente: null },
    ],
    [
      'who lives with you',
      [
        io,
        {
          ...lei,
          gradoParentela: 'other',
          convivente: true,
          professione: 'Casalingo/a',
          aCarico: 'no',
        },
      ],
      0,
      { spouse: null, convivente: { reddito: 0, aCarico: 'no' } },
    ],
    [
      'the same, seen from them',
      [io, { ...lei, gradoParentela: 'other', convivente: true }],
      1,
      { spouse: null, convivente: { reddito: 30000 } },
    ],
    [
      'a child of the wife alone',
      [io, lei, { ...figlia, figlioDi: 'partner' }],
      0,
      { ragazzi: [], figli: [] },
    ],
    [
      'a mother with 7.999 €',
      [io, { ...madre, redditoNettoAnnuo: 7999 }],
      0,
      { altri: ['p2'], genitori: [{ reddito: 7999 }] },
    ],
    [
      'a mother with 8.000 €',
      [io, { ...madre, redditoNettoAnnuo: 8000 }],
      0,
      { altri: [], genitori: [{ reddito: 8000 }] },
    ],
    [
      'a mother who did not tell',
      [io, { ...madre, professione: 'Pensionato/a' }],
      0,
      { altri: [], genitori: [] },
    ],
    [
      'a mother of whom it is said',
      [io, { ...madre, redditoNettoAnnuo: 20000, aCarico: 'si' }],
      0,
      { altri: ['p2'], genitori: [] },
    ],
    [
      'my mother is not my wife’s',
      [io, lei, { ...madre, redditoNettoAnnuo: 0 }],
      1,
      { altri: [], genitori: [] },
    ],
    [
      'an aunt of whom it is said, of both',
      [io, lei, { gradoParentela: 'other', aCarico: 'si' }],
      1,
      { altri: ['p3'] },
    ],
    [
      'a child has nobody',
      [io, lei, figlia],
      2,
      { ragazzi: [], altri: [], figli: [], spouse: null },
    ],
  ])('%s', (_what, membri, of, expected) => expect(di2(membri, of)).toMatchObject(expected));
});

describe('who inherits', () => {
  const figlia = { gradoParentela: 'daughter', dataNascita: '1996-01-01' } as const;
  it.each<[string, Partial<Membro>[], object]>([
    [
      'nobody',
      [io],
      { coniuge: false, figli: 0, figliFuori: 0, genitori: 0, convivente: false, figlia: false },
    ],
    [
      'a wife who is switched off',
      [io, { ...lei, enabled: false }],
      { coniuge: true, convivente: false },
    ],
    [
      'who lives with you does not',
      [io, { gradoParentela: 'other', convivente: true }],
      { coniuge: false, convivente: true },
    ],
    ['one daughter', [io, figlia], { figli: 1, figlia: true }],
    ['one son', [io, { ...figlia, gradoParentela: 'son' }], { figli: 1, figlia: false }],
    ['two daughters', [io, figlia, figlia], { figli: 2, figlia: false }],
    [
      'a daughter and a child outside',
      [{ ...io, figliFuoriNucleo: [{ eta: 30 }] }, figlia],
      { figli: 1, figliFuori: 1, figlia: false },
    ],
    [
      'a daughter of the wife alone',
      [io, lei, { ...figlia, figlioDi: 'partner' }],
      { figli: 0, figlia: false },
    ],
    ['a mother', [io, { gradoParentela: 'mother' }], { genitori: 1 }],
    ['a mother beside a child', [io, figlia, { gradoParentela: 'mother' }], { genitori: 0 }],
    [
      'a mother beside a child outside',
      [{ ...io, figliFuoriNucleo: [{ eta: 3 }] }, { gradoParentela: 'mother' }],
      { genitori: 0 },
    ],
  ])('%s', (_what, membri, expected) => expect(erediDi(di(membri))).toMatchObject(expected));

  it.each<[string, Partial<Membro>, Partial<Membro>[], string, string]>([
    ['a will', { haTestamento: true }, [lei], 'green', 'testamentoFatto'],
    ['nobody said', {}, [lei], 'grey', 'testamentoIgnoto'],
    [
      'a partner without rights',
      { haTestamento: false },
      [{ gradoParentela: 'other', convivente: true }],
      'yellow',
      'convivente',
    ],
    [
      'a million',
      { haTestamento: false, valorePatrimonioMobiliare: 1000000 },
      [],
      'green',
      'bastaLaLegge',
    ],
    [
      'a euro more',
      { haTestamento: false, valorePatrimonioMobiliare: 1000001 },
      [],
      'yellow',
      'patrimonioImportante',
    ],
    [
      'a business',
      { haTestamento: false, professione: 'Imprenditore' },
      [],
      'yellow',
      'patrimonioImportante',
    ],
    [
      'a business beside the work',
      { haTestamento: false, imprenditore: true },
      [],
      'yellow',
      'patrimonioImportante',
    ],
    ['a wife', { haTestamento: false }, [lei], 'yellow', 'decideLaLegge'],
    [
      'a child outside',
      { haTestamento: false, figliFuoriNucleo: [{ eta: 30 }] },
      [],
      'yellow',
      'decideLaLegge',
    ],
    ['nobody', { haTestamento: false }, [], 'green', 'bastaLaLegge'],
  ])('%s: %s %s', (_what, mine, altri, level, esito) =>
    expect(successioneDi(di([{ ...io, ...mine }, ...altri]))).toMatchObject({ level, esito }),
  );
  it.each<[string, Partial<Membro>, Partial<Membro>[], object]>([
    ['a wife alone', {}, [lei], { soloConiuge: true, catastoNoto: false }],
    ['a wife and a mother', {}, [lei, { gradoParentela: 'mother' }], { soloConiuge: false }],
    ['a daughter alone', {}, [figlia], { soloConiuge: false }],
    [
      'the cadastral value of an owned home',
      { ...casa, catastoAbitazione: 500 },
      [lei],
      { catastoNoto: true },
    ],
    [
      'that of a rented one',
      { statoResidenza: 'affitto', catastoAbitazione: 500 },
      [lei],
      { catastoNoto: false },
    ],
  ])('of the tax, %s', (_what, mine, altri, expected) => {
    const ctx = di([{ ...io, ...mine }, ...altri]);
    expect(fattiImposta(ctx, erediDi(ctx), { imposta: 7 } as never)).toMatchObject({
      stimata: 7,
      ...expected,
    });
  });
  it('names the heirs that are in the list, in its order', () =>
    expect(
      successioneDi(di([{ ...io, figliFuoriNucleo: [{ eta: 30 }] }, figlia, lei])).eredi.map(
        ({ tipo, memberId }) => [tipo, memberId],
      ),
    ).toEqual(
      expect.arrayContaining([
        ['coniuge', 'p3'],
        ['figlio', 'p2'],
      ]),
    ));
});

describe('whose pension can be estimated', () => {
  it.each<[string, Partial<Membro>, string]>([
    ['an employee', {}, 'ok'],
    ['a pensioner', { professione: 'Pensionato/a' }, 'pensionato'],
    [
      'a pensioner who told no income',
      { professione: 'Pensionato/a', redditoNettoAnnuo: undefined },
      'pensionato',
    ],
    ['who keeps house', { professione: 'Casalingo/a' }, 'nessuna_contribuzione'],
    [
      'who keeps house and told no income',
      { professione: 'Casalingo/a', redditoNettoAnnuo: undefined },
      'nessuna_contribuzione',
    ],
    ['an employee who told no income', { redditoNettoAnnuo: undefined }, 'dati_mancanti'],
    ['who told no profession', { professione: undefined }, 'dati_mancanti'],
    [
      'a minor who told nothing',
      { professione: undefined, dataNascita: '2012-01-01' },
      'nessuna_contribuzione',
    ],
  ])('%s: %s', (_what, change, status) => {
    const ctx = di([{ ...io, ...change }]);
    expect(previdenzaDi(ctx.valori, ctx.me!)).toMatchObject({ memberId: 'p1', status });
  });
});

describe('a cover in the plan', () => {
  const ctx = di([
    { ...io, speseMensili: 1000, valorePatrimonioMobiliare: 50000 },
    { ...lei, professione: 'Casalingo/a' },
  ]);
  const riga = (level: string, numeri: object, memberId = 'p1') => ({
    memberId,
    level,
    numeri,
    score: 0,
  });
  it.each<[string, string, object, boolean]>([
    ['infortuni-malattie', 'red', { prodotto: true }, true],
    ['infortuni-malattie', 'yellow', { prodotto: true }, true],
    ['infortuni-malattie', 'green', { prodotto: true }, false],
    ['infortuni-malattie', 'grey', { prodotto: true }, false],
    ['infortuni-malattie', 'red', { prodotto: false }, false],
    ['TCM', 'red', { prodotto: true, dipendenti: 1 }, true],
    ['TCM', 'red', { prodotto: true, dipendenti: 0 }, false],
    ['TCM', 'red', { prodotto: true, dipendenti: 0, coobbligato: true }, true],
    ['TCM', 'red', { prodotto: false, dipendenti: 1 }, false],
    ['LTC', 'red', { prodotto: true, dipendenti: 1 }, false],
  ])('%s %s, %j: %p', (code, level, numeri, yes) =>
    expect(
      pianoDi(ctx, [{ code, perMembro: [riga(level, numeri)] }] as never).passi.some(
        ({ tipo }) => tipo === 'protezione',
      ),
    ).toBe(yes),
  );
  it('of a person outside the couple is not in it', () =>
    expect(
      pianoDi(ctx, [
        { code: 'infortuni-malattie', perMembro: [riga('red', { prodotto: true }, 'p9')] },
      ] as never).passi.some(({ tipo }) => tipo === 'protezione'),
    ).toBe(false));
});
