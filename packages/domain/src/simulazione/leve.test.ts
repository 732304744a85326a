import { afterAll, describe, expect, it } from '@jest/globals';
import { SOLUZIONI, type SoluzioneCode } from '../aree.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { analizza } from '../racconto/analizza.ts';
import { leve } from '../racconto/leve.ts';
import { manopole, portate } from './leve.ts';
import type { Leva } from './leve-di.ts';
import type { Cambiamento } from './cambiamenti.ts';
import { simula } from './simula.ts';

const OGGI = '2026-11-20';
const esempio = (key: string): Famiglia => ({
  refDate: OGGI,
  ...FAMIGLIE_ESEMPIO.find((f) => f.key === key)!.famiglia,
});
const bellini = esempio('bellini');
const [anna, marco] = bellini.membri.map(({ _id }) => _id) as [string, string];
const dopo = (famiglia: Famiglia, code: string, c: Cambiamento, memberId?: string) => {
  const s = simula(famiglia, [c], COSTANTI_2026_12).dopo.soluzioni.find((x) => x.code === code)!;
  return memberId === undefined ? s.level : s.perMembro.find((m) => m.memberId === memberId)!.level;
};
const RANK = { green: 0, yellow: 1, red: 2, grey: 3 };

it('whoever works longer than today never has a wider gap', () => {
  let tried = 0;
  for (const { key } of FAMIGLIE_ESEMPIO) {
    const famiglia = esempio(key);
    const analisi = analizza(famiglia, COSTANTI_2026_12);
    for (const { _id } of famiglia.membri)
      for (const leva of manopole(famiglia, COSTANTI_2026_12, analisi, 'pensione', _id)) {
        if (leva.tipo !== 'eta-pensione') continue;
        const gaps = [leva.min + 1, leva.min + 12].map((mesiEta) => {
          const { prima, dopo } = simula(
            famiglia,
            [leva.cambiamento(Math.min(mesiEta, leva.max))],
            COSTANTI_2026_12,
          );
          const gapOf = ({ cifre }: typeof prima) =>
            cifre.find((one) => one.key === 'previdenza.gapMensile' && one.memberId === _id)?.value;
          return [gapOf(prima), gapOf(dopo)];
        });
        for (const [before, after] of gaps) {
          tried += 1;
          expect([key, (after ?? 0) <= (before ?? 0) + 0.01, before, after]).toEqual([
            key,
            true,
            before,
            after,
          ]);
        }
      }
  }
  expect(tried).toBeGreaterThan(10);
});

describe('what would turn it green', () => {
  it('a single earner with a mortgage and nobody to support: figures by hand', () => {
    const io: Partial<Membro> = {
      dataNascita: '1986-05-10',
      professione: 'Dipendente',
      redditoNettoAnnuo: 30000,
      statoResidenza: 'proprietà',
      valoreResidenza: 60000,
      mutuoResidenza: true,
      valoreResiduoMutuo: 150000,
      valorePatrimonioMobiliare: 15000,
      polizze: { casoMorte: false },
    };
    const famiglia: Famiglia = {
      refDate: OGGI,
      analisiFamiliare: 'perMe',
      membri: [{ _id: 'me', gradoParentela: 'me', enabled: true, seq: 1, ...io }],
    };
    // 150.000 − 60.000 − 15.000 = 75.000, half of it: yellow. Green up to a tenth, 15.000, so
    // 60.000 of cover
    const [cover] = leve(famiglia, COSTANTI_2026_12, 'TCM');
    expect(cover).toMatchObject({ tipo: 'copertura-tcm', memberId: 'me', basta: true });
    expect(cover!.raggiunge).toEqual([
      {
        level: 'green',
        cambiamento: { tipo: 'copertura-tcm', memberId: 'me', capitale: 60000 },
        cosa: expect.anything(),
      },
    ]);
    expect(cover!.testo.it).toContain('Così è a posto');
  });

  it('Anna’s life cover: yellow first, then green, and the others for what they are worth', () => {
    const found = leve(bellini, COSTANTI_2026_12, 'TCM').filter(
      ({ memberId }) => memberId === anna,
    );
    expect(found.map(({ tipo }) => tipo)).toEqual([
      'copertura-tcm',
      'mutuo-rimborsato',
      'risparmio',
    ]);
    expect(found[0]!.raggiunge.map(({ level }) => level)).toEqual(['yellow', 'green']);
    const [repay] = found.filter(({ tipo }) => tipo === 'mutuo-rimborsato');
    expect(repay).toMatchObject({
      raggiunge: [],
      basta: false,
      testo: { it: 'Da solo non basta.' },
    });
  });

  it('a pension fund for Anna: the smallest yearly amount, within a quarter of income', () => {
    const [fund] = leve(bellini, COSTANTI_2026_12, 'pensione').filter(
      (l) => l.memberId === anna && l.tipo === 'fondo-pensione',
    );
    expect(fund!.basta).toBe(true);
    const { cambiamento } = fund!.raggiunge.at(-1)!;
    if (cambiamento.tipo !== 'fondo-pensione') throw new Error('another lever');
    expect(cambiamento.euroAnno).toBeLessThanOrEqual(0.25 * 34800);
    expect(cambiamento.euroAnno % 100).toBe(0);
  });

  /** By family: how often one step less was tried. */
  const checked = new Map<string, number>();
  afterAll(() => expect([...checked.values()].reduce((a, b) => a + b, 0)).toBeGreaterThan(15));
  it.each(FAMIGLIE_ESEMPIO.map(({ key }) => key))(
    '%s: every change does what it says, and one step less does not',
    (key) => {
      const famiglia = esempio(key);
      let reached = 0;
      for (const code of SOLUZIONI) {
        for (const { memberId, raggiunge, testo } of leve(famiglia, COSTANTI_2026_12, code)) {
          expect(testo.it.length > 10 && testo.en.length > 10).toBe(true);
          for (const { level, cambiamento } of raggiunge) {
            expect(RANK[dopo(famiglia, code, cambiamento, memberId)]).toBeLessThanOrEqual(
              RANK[level],
            );
            const less = unPassoMeno(cambiamento);
            if (less) {
              reached += 1;
              expect(RANK[dopo(famiglia, code, less, memberId)]).toBeGreaterThan(RANK[level]);
            }
          }
        }
      }
      checked.set(key, reached);
    },
  );

  it('years of a degree are offered to people who work and have not bought them, one at a time', () => {
    const { soluzioni, gestione, patrimonio } = analizza(bellini, COSTANTI_2026_12);
    const di = (
      change: Partial<Membro>,
      code: 'riscatto-laurea' | 'pensione' = 'riscatto-laurea',
    ) =>
      manopole(
        {
          ...bellini,
          membri: bellini.membri.map((m) =>
            m._id === anna ? { ...m, laureato: { stato: true, anni: 5 }, ...change } : m,
          ),
        },
        COSTANTI_2026_12,
        { soluzioni, gestione, patrimonio },
        code,
        anna,
      ).filter(({ tipo }) => tipo === 'riscatto');
    expect(di({})).toMatchObject([{ min: 0, max: 5, passo: 1 }]);
    expect(di({}, 'pensione')[0]!.cambiamento(3)).toEqual({
      tipo: 'riscatto',
      memberId: anna,
      anni: 3,
      forma: 'agevolato',
      pagamento: 'rate',
    });
    for (const out of [
      { professione: 'Pensionato/a' },
      { professione: 'Casalingo/a' },
      { professione: 'Studente', redditoNettoAnnuo: 5000 },
      { professione: undefined },
      { redditoNettoAnnuo: 0 },
      { redditoNettoAnnuo: undefined },
      { laureato: { stato: true, anni: 5, riscattoFiniPensionistici: true } },
      { laureato: { stato: false } },
    ] satisfies Partial<Membro>[]) {
      expect([out, di(out), di(out, 'pensione')]).toEqual([out, [], []]);
    }
  });

  it('insurance investments move the estimated tax one way and what is held the other; the others keep their proportions', () => {
    const strumenti = { fondi: 40, etf: 10, assicurativi: 40, singoliTitoli: 10, altro: 0 };
    const ricca: Famiglia = {
      refDate: OGGI,
      analisiFamiliare: 'perNucleo',
      membri: [
        {
          _id: 'me',
          gradoParentela: 'me',
          enabled: true,
          seq: 1,
          dataNascita: '1955-03-01',
          professione: 'Pensionato/a',
          redditoNettoAnnuo: 30000,
          valorePatrimonioMobiliare: 3_000_000,
          strumentiInvestimento: strumenti,
          haTestamento: false,
        },
        {
          _id: 'figlia',
          gradoParentela: 'daughter',
          enabled: true,
          seq: 2,
          dataNascita: '1985-03-01',
        },
      ],
    };
    const analisi = analizza(ricca, COSTANTI_2026_12);
    const [more, will] = manopole(ricca, COSTANTI_2026_12, analisi, 'polizza');
    expect(more).toMatchObject({ tipo: 'polizze-sottoscritte', max: 60 });
    // base 3.000.000 × 60% = 1.800.000, less the allowance of a million: 4% of 800.000 = 32.000;
    // with ten points more 4% of 500.000
    const after = simula(ricca, [more!.cambiamento(10)], COSTANTI_2026_12);
    expect(after.cifre).toContainEqual(
      expect.objectContaining({ key: 'successione.imposta', prima: 32_000, dopo: 20_000 }),
    );
    expect(after.famiglia.membri[0]!.strumentiInvestimento).toEqual({
      assicurativi: 50,
      fondi: expect.closeTo(100 / 3),
      etf: expect.closeTo(25 / 3),
      singoliTitoli: expect.closeTo(25 / 3),
      altro: 0,
    });
    // 75 points, 66,99 at most; without the 10 of the will 65
    expect(simula(ricca, [will!.cambiamento(1)], COSTANTI_2026_12).livelli).toContainEqual(
      expect.objectContaining({ code: 'polizza', delta: expect.closeTo(-1.99) }),
    );
    const [less] = manopole(ricca, COSTANTI_2026_12, analisi, 'unit-index-linked');
    expect(less).toMatchObject({ tipo: 'polizze-riscattate', max: 40 });
    expect(simula(ricca, [less!.cambiamento(30)], COSTANTI_2026_12).cifre).toContainEqual(
      expect.objectContaining({
        key: 'unit-index-linked.importo',
        prima: 1_200_000,
        dopo: 300_000,
      }),
    );
    const all = simula(
      {
        ...ricca,
        membri: ricca.membri.map((m) => ({
          ...m,
          strumentiInvestimento: {
            fondi: 0,
            etf: 0,
            assicurativi: 100,
            singoliTitoli: 0,
            altro: 0,
          },
        })),
      },
      [{ tipo: 'polizze-riscattate', punti: 25 }],
      COSTANTI_2026_12,
    );
    expect(all.famiglia.membri[0]!.strumentiInvestimento).toEqual({
      assicurativi: 75,
      fondi: 25,
      etf: 0,
      singoliTitoli: 0,
      altro: 0,
    });
    expect(() =>
      simula(ricca, [{ tipo: 'polizze-riscattate', punti: 101 }], COSTANTI_2026_12),
    ).toThrow(expect.objectContaining({ field: 'punti' }));
  });

  it('a lever that only reaches yellow is listed, and marked as not enough', () => {
    const galli = esempio('galli');
    const [luca] = galli.membri.map(({ _id }) => _id) as [string];
    const [cover] = portate(galli, COSTANTI_2026_12, 'infortuni-malattie');
    const cambiamento = { tipo: 'copertura-invalidita', memberId: luca, attiva: true } as const;
    expect(dopo(galli, 'infortuni-malattie', cambiamento, luca)).toBe('yellow');
    expect(cover).toEqual({
      tipo: 'copertura-invalidita',
      memberId: luca,
      raggiunge: [{ level: 'yellow', cambiamento }],
      basta: false,
    });
  });

  it('an impossible change gives no lever, and the other levers are still found', () => {
    const years = {
      ...bellini,
      membri: bellini.membri.map((m) =>
        m._id === anna ? { ...m, laureato: { stato: true, anni: 8 } } : m,
      ),
    };
    // More than six years are refused.
    const found = portate(years, COSTANTI_2026_12, 'pensione').filter((l) => l.memberId === anna);
    expect(found.map(({ tipo }) => tipo)).toContain('riscatto');
    expect(found.find(({ tipo }) => tipo === 'riscatto')).toMatchObject({ basta: false });
  });

  it('how savings are placed today is where the levers start', () => {
    const { soluzioni, gestione, patrimonio } = analizza(bellini, COSTANTI_2026_12);
    const di = (of: Parameters<typeof manopole>[2], code: SoluzioneCode, tipo: Leva['tipo']) =>
      manopole(bellini, COSTANTI_2026_12, of, code).find((leva) => leva.tipo === tipo);
    const analisi = { soluzioni, gestione, patrimonio };
    // Shares: 16 % of 27.000 and 21 % of 19.000 of 46.000
    expect(di(analisi, 'gestione-patrimonio', 'investimenti')?.cambiamento(0)).toMatchObject({
      suddivisione: { azioni: expect.closeTo((16 * 27 + 21 * 19) / 46, 1) },
    });
    expect(di(analisi, 'gestione-patrimonio', 'investimenti')?.cambiamento(100)).toMatchObject({
      suddivisione: { azioni: expect.closeTo(gestione!.modello.azioni, 9) },
    });
    // In insurance: 12 % and 19 %
    const held = (12 * 27 + 19 * 19) / 46;
    expect(di(analisi, 'unit-index-linked', 'polizze-riscattate')?.max).toBeCloseTo(held, 1);
    const { classi, strumenti } = patrimonio;
    const one = { ...analisi, patrimonio: { classi: classi.slice(0, 1), strumenti } };
    const start = di(one, 'gestione-patrimonio', 'investimenti')?.cambiamento(0);
    expect(Object.keys((start as { suddivisione: object }).suddivisione)).toHaveLength(6);
    const none = { ...analisi, patrimonio: { classi: [], strumenti: [] } };
    expect(di(none, 'gestione-patrimonio', 'investimenti')).toBeUndefined();
    expect(di(none, 'unit-index-linked', 'polizze-riscattate')).toBeUndefined();
    expect(di(none, 'polizza', 'polizze-sottoscritte')?.max).toBe(100);
    expect(di({ ...analisi, gestione: undefined }, 'gestione-patrimonio', 'investimenti')).toBe(
      undefined,
    );
    expect(manopole(bellini, COSTANTI_2026_12, { ...analisi, soluzioni: [] }, 'TCM', anna)).toEqual(
      [],
    );
  });

  it('there is no lever when the level is green or grey', () => {
    const { soluzioni } = simula(bellini, [], COSTANTI_2026_12).prima;
    const settled = soluzioni.filter(({ level }) => level === 'green' || level === 'grey');
    expect(settled).toHaveLength(2);
    for (const { code } of settled) expect(leve(bellini, COSTANTI_2026_12, code)).toEqual([]);
    expect(marco).not.toBe(anna);
  });
});

/**
 * One step back on amounts that start from nothing; nothing for switches, splits, ages, and the
 * first step.
 */
function unPassoMeno(c: Cambiamento): Cambiamento | undefined {
  const canStep = (value: number, step: number): boolean => value > step && value % step === 0;
  switch (c.tipo) {
    case 'copertura-tcm':
      return canStep(c.capitale, 1000) ? { ...c, capitale: c.capitale - 1000 } : undefined;
    case 'rendita-ltc':
      return c.euroMese > 10 ? { ...c, euroMese: c.euroMese - 10 } : undefined;
    case 'fondo-pensione':
    case 'risparmio':
      return canStep(c.euroAnno, 100) ? { ...c, euroAnno: c.euroAnno - 100 } : undefined;
    case 'eta-pensione':
      return { ...c, mesiEta: c.mesiEta - 1 };
    default:
      return undefined;
  }
}
