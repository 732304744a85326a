import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { analizza } from '../racconto/analizza.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { ValidationError } from '../errors.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import type { Famiglia } from '../nucleo.ts';
import { nucleoErrors } from '../../test/nucleo-errors.ts';
import type { Cambiamento } from './cambiamenti.ts';
import { descrivi } from '../racconto/cambiamenti.ts';
import { simula } from './simula.ts';

const OGGI = '2026-11-20';
const esempio = (key: string): Famiglia => ({
  refDate: OGGI,
  ...FAMIGLIE_ESEMPIO.find((f) => f.key === key)!.famiglia,
});
const bellini = esempio('bellini');
const [anna, marco] = bellini.membri.map(({ _id }) => _id) as [string, string];
const prova = (cambiamenti: Cambiamento[], famiglia = bellini) =>
  simula(famiglia, cambiamenti, COSTANTI_2026_12);
const cifra = (s: ReturnType<typeof prova>, key: string, memberId?: string) =>
  s.cifre.find((c) => c.key === key && c.memberId === memberId);
const campo = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof ValidationError) return error.field;
    throw error;
  }
  return 'accepted';
};

describe('what moves when one thing changes', () => {
  it('nothing moves when nothing changes', () => {
    expect(prova([])).toMatchObject({ livelli: [], cifre: [], famiglia: bellini });
  });

  it('life cover of exactly what is missing turns that area green', () => {
    const missing = analizza(bellini, COSTANTI_2026_12)
      .soluzioni.find(({ code }) => code === 'TCM')!
      .perMembro.find(({ memberId }) => memberId === anna)!;
    const capitale = 60000 + Number(missing.numeri['capitale']);
    const change: Cambiamento = { tipo: 'copertura-tcm', memberId: anna, capitale };
    const s = prova([change]);
    const own = s.dopo.soluzioni
      .find(({ code }) => code === 'TCM')!
      .perMembro.find(({ memberId }) => memberId === anna)!;
    expect(own).toMatchObject({ level: 'green', score: 0 });
    expect(descrivi(bellini, change).it).toContain('Anna: avere una copertura caso morte da ');
  });

  it('the mortgage paid back leaves net worth as it is and takes from cash first', () => {
    // Anna: 27.000, of which 46% cash (12.420); 10.000 less leaves 2.420 of cash on 17.000
    const s = prova([{ tipo: 'mutuo-rimborsato', memberId: anna, importo: 10000 }]);
    const after = s.famiglia.membri[0]!;
    expect(after).toMatchObject({
      valoreResiduoMutuo: 64000,
      valorePatrimonioMobiliare: 17000,
      mutuoResidenza: true,
    });
    expect(after.suddivisioneInvestimento!.liquidi).toBeCloseTo((100 * 2420) / 17000, 9);
    expect(after.suddivisioneInvestimento!.azioni).toBeCloseTo((16 * 27000) / 17000, 9);
    expect(cifra(s, 'patrimonio.netto')).toBeUndefined();
    expect(cifra(s, 'patrimonio.debiti')).toMatchObject({ prima: 148000, dopo: 138000 });
  });

  it('a repayment larger than one’s own savings takes the rest from the others', () => {
    const s = prova([{ tipo: 'mutuo-rimborsato', memberId: anna, importo: 30000 }]);
    expect(s.famiglia.membri.slice(0, 2).map((m) => m.valorePatrimonioMobiliare)).toEqual([
      0, 16000,
    ]);
  });

  it('other property sold: price less costs joins the savings as cash', () => {
    const s = prova([
      { tipo: 'casa-venduta', memberId: anna, quale: 'altra', prezzo: 42000, costi: 2000 },
    ]);
    expect(s.famiglia.membri[0]).toMatchObject({
      valorePatrimonioMobiliare: 67000,
      valorePatrimonioImmobiliareSecondHomes: 0,
      valorePatrimonioImmobiliare: 140000,
    });
    expect(cifra(s, 'patrimonio.netto')).toMatchObject({ prima: 231400, dopo: 229400 });
    expect(cifra(s, 'polizze-rischi.esposizione')).toMatchObject({ prima: 42000, dopo: 0 });
  });

  it('part of the other property sold: the rest stays', () => {
    const s = prova([
      {
        tipo: 'casa-venduta',
        memberId: anna,
        quale: 'altra',
        prezzo: 9000,
        costi: 0,
        valore: 12000,
      },
    ]);
    expect(s.famiglia.membri[0]).toMatchObject({
      valorePatrimonioMobiliare: 36000,
      valorePatrimonioImmobiliareSecondHomes: 30000,
    });
  });

  it('the home sold: the mortgage is paid, the home is no more insured nor owned', () => {
    const s = prova([
      { tipo: 'casa-venduta', memberId: marco, quale: 'residenza', prezzo: 150000, costi: 6000 },
    ]);
    // 150.000 − 6.000 − 74.000 = 70.000 more
    expect(s.famiglia.membri[1]).toMatchObject({
      statoResidenza: 'affitto',
      valoreResidenza: 0,
      mutuoResidenza: false,
      valoreResiduoMutuo: 0,
      valorePatrimonioMobiliare: 89000,
    });
    expect(nucleoErrors(s.famiglia.membri, OGGI)).toEqual([]);
  });

  it('years bought back in one payment: money out, months and account in, the area is closed', () => {
    const galli = esempio('galli');
    const richer = {
      ...galli,
      membri: galli.membri.map((m) => ({ ...m, valorePatrimonioMobiliare: 40000 })),
    };
    const id = galli.membri[0]!._id;
    const s = prova(
      [{ tipo: 'riscatto', memberId: id, anni: 3, forma: 'agevolato', pagamento: 'unico' }],
      richer,
    );
    // 18.808 × 33% × 3 = 18.619,92
    expect(s.famiglia.membri[0]!.valorePatrimonioMobiliare).toBeCloseTo(40000 - 18619.92, 2);
    expect(s.dopo.soluzioni.find(({ code }) => code === 'riscatto-laurea')).toMatchObject({
      level: 'grey',
      motivo: 'non_applicabile',
    });
    expect(cifra(s, 'previdenza.pensioneNettaMensile', id)!.dopo!).toBeGreaterThan(
      cifra(s, 'previdenza.pensioneNettaMensile', id)!.prima!,
    );
    expect(s.piano.flussi).toHaveLength(1);
    // by instalments the savings stay, and ten years pay: a tenth of the cost less a tenth of the
    // tax saved
    const rate = prova(
      [{ tipo: 'riscatto', memberId: id, anni: 3, forma: 'agevolato', pagamento: 'rate' }],
      richer,
    );
    expect(rate.famiglia.membri[0]!.valorePatrimonioMobiliare).toBe(40000);
    expect(rate.piano.flussi).toEqual([{ from: 0, to: 10, euro: expect.any(Number) }]);
    expect(rate.piano.flussi[0]!.euro).toBeLessThan(0);
    expect(rate.piano.flussi[0]!.euro).toBeGreaterThan(-1861.992);
  });

  it('savings: the levels after the years, and the yearly amount for the projection', () => {
    const s = prova([{ tipo: 'risparmio', euroAnno: 3000, anni: 2 }]);
    expect(cifra(s, 'patrimonio.mobiliare')).toMatchObject({ prima: 46000, dopo: 52000 });
    expect(s.piano.risparmioAnnuo).toBe(3000);
  });

  it('changes add up in their order, and the household given is left as it was', () => {
    const copy = structuredClone(bellini);
    const changes: Cambiamento[] = [
      { tipo: 'casa-venduta', memberId: anna, quale: 'altra', prezzo: 42000, costi: 0 },
      { tipo: 'mutuo-rimborsato', memberId: anna, importo: 69000 },
      { tipo: 'rendita-ltc', memberId: anna, euroMese: 800 },
      { tipo: 'copertura-invalidita', memberId: anna, attiva: true },
      { tipo: 'tutela-legale', memberId: anna, attiva: true },
      { tipo: 'copertura-sanitaria', memberId: marco, attiva: false },
      { tipo: 'assicurazione-casa', attiva: false },
      {
        tipo: 'investimenti',
        suddivisione: {
          azioni: 50,
          obbligazioni: 30,
          gestioneSeparate: 0,
          oro: 0,
          liquidi: 20,
          altro: 0,
        },
      },
    ];
    const s = prova(changes);
    expect(s.famiglia.membri[0]).toMatchObject({
      valorePatrimonioMobiliare: 0,
      valoreResiduoMutuo: 5000,
      assicurazioneResidenza: false,
    });
    const ltc = (quadro: typeof s.prima) =>
      quadro.soluzioni
        .find(({ code }) => code === 'LTC')!
        .perMembro.find(({ memberId }) => memberId === anna)!.score;
    expect(ltc(s.dopo)).toBeLessThan(ltc(s.prima));
    expect(s.livelli.find(({ code }) => code === 'gestione-patrimonio')!.verso).toBe('peggiora');
    for (const { it: italian, en } of changes.map((change) => descrivi(bellini, change)))
      expect([italian, en].every((text) => text.length > 10 && text.endsWith('.'))).toBe(true);
    expect(bellini).toEqual(copy);
  });
});

describe('what cannot be tried', () => {
  it.each<[string, Cambiamento]>([
    ['memberId', { tipo: 'copertura-tcm', memberId: 'nobody', capitale: 1 }],
    ['mesiEta', { tipo: 'eta-pensione', memberId: anna, mesiEta: 599 }],
    ['mesiEta', { tipo: 'eta-pensione', memberId: anna, mesiEta: 961 }],
    ['mesiEta', { tipo: 'eta-pensione', memberId: anna, mesiEta: 700.5 }],
    ['dataNascita', { tipo: 'eta-pensione', memberId: 'senza-data', mesiEta: 700 }],
    ['euroAnno', { tipo: 'risparmio', euroAnno: -1, anni: 1 }],
    ['anni', { tipo: 'risparmio', euroAnno: 1, anni: 51 }],
    ['euroAnno', { tipo: 'fondo-pensione', memberId: anna, euroAnno: Number.NaN }],
    ['capitale', { tipo: 'copertura-tcm', memberId: anna, capitale: 1e9 + 1 }],
    ['euroMese', { tipo: 'rendita-ltc', memberId: anna, euroMese: 10_001 }],
    ['importo', { tipo: 'mutuo-rimborsato', memberId: anna, importo: 74_001 }],
    ['importo', { tipo: 'mutuo-rimborsato', memberId: anna, importo: 46_001 }],
    ['anni', { tipo: 'riscatto', memberId: anna, anni: 7, forma: 'agevolato', pagamento: 'rate' }],
    [
      'importo',
      { tipo: 'riscatto', memberId: anna, anni: 6, forma: 'ordinario', pagamento: 'unico' },
    ],
    ['costi', { tipo: 'casa-venduta', memberId: anna, quale: 'altra', prezzo: 10, costi: 11 }],
    [
      'valore',
      {
        tipo: 'casa-venduta',
        memberId: anna,
        quale: 'altra',
        prezzo: 10,
        costi: 0,
        valore: 42_001,
      },
    ],
    ['quale', { tipo: 'casa-venduta', memberId: marco, quale: 'altra', prezzo: 10, costi: 0 }],
    [
      'prezzo',
      { tipo: 'casa-venduta', memberId: anna, quale: 'residenza', prezzo: 27_999, costi: 0 },
    ],
    [
      'suddivisione',
      {
        tipo: 'investimenti',
        suddivisione: {
          azioni: 100,
          obbligazioni: 1,
          gestioneSeparate: 0,
          oro: 0,
          liquidi: 0,
          altro: 0,
        },
      },
    ],
  ])('%s: %j', (field, cambiamento) => {
    const senza = {
      ...bellini,
      membri: [
        ...bellini.membri,
        { _id: 'senza-data', gradoParentela: 'other' as const, enabled: true, seq: 9 },
      ],
    };
    expect(campo(() => prova([cambiamento], senza))).toBe(field);
  });

  it('takes what is exactly at the limit', () => {
    expect(
      campo(() => prova([{ tipo: 'mutuo-rimborsato', memberId: anna, importo: 46_000 }])),
    ).toBe('accepted');
    expect(
      campo(() =>
        prova([
          { tipo: 'casa-venduta', memberId: anna, quale: 'residenza', prezzo: 28_000, costi: 0 },
        ]),
      ),
    ).toBe('accepted');
    expect(campo(() => prova([{ tipo: 'eta-pensione', memberId: anna, mesiEta: 600 }]))).toBe(
      'accepted',
    );
  });
});

it('more cover never makes protection worse, whatever the family', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FAMIGLIE_ESEMPIO.map(({ key }) => key)),
      fc.integer({ min: 0, max: 400000 }),
      fc.integer({ min: 0, max: 400000 }),
      (key, a, b) => {
        const famiglia = esempio(key);
        const { _id: memberId } = famiglia.membri[0]!;
        const at = (capitale: number) =>
          prova([{ tipo: 'copertura-tcm', memberId, capitale }], famiglia).dopo.soluzioni.find(
            ({ code }) => code === 'TCM',
          )!.punti;
        expect(at(Math.max(a, b))).toBeLessThanOrEqual(at(Math.min(a, b)) + 1e-9);
      },
    ),
    { numRuns: 60, seed: 11 },
  );
});
