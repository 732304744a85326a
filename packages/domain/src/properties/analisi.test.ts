/**
 * What holds of every analysis, whoever the household is. Seeds are fixed: a failure is the same
 * for everybody.
 */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { counted } from '../../test/counted.ts';
import { checkSound } from '../../test/is-sound.ts';
import { famiglie } from '../../test/famiglie-qualsiasi.ts';
import { cambiate, chiNomina, conValore, parti, scala } from '../../test/figure.ts';
import type { Analisi, FiguraId, Soluzione } from '../analisi.ts';
import { analizza } from '../racconto/analizza.ts';
import { SOLUZIONI } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { REGISTRO, regolaDi } from '../regole/registro.ts';
import { perche } from '../racconto/perche.ts';
import { answerOf, chiOf, isUnasked, premisesOf } from '../risposte/giudizio.ts';
import { CHIAVI, isChiave, RISPOSTE, type Chiave } from '../risposte/tabella.ts';

const KEYS = Object.keys(COSTANTI_2026_12.voci) as ChiaveCostante[];
const run = (famiglia: Famiglia): Analisi => analizza(famiglia, COSTANTI_2026_12);
const text = (famiglia: Famiglia): string => JSON.stringify(run(famiglia));
const every = (seed: number, numRuns: number, check: (famiglia: Famiglia) => void) =>
  fc.assert(fc.property(famiglie, check), { seed, numRuns });

describe('the same household', () => {
  it('has the same analysis, to the byte, and is left as it was', () =>
    every(101, 150, (famiglia) => {
      const before = JSON.stringify(famiglia);
      expect(text(famiglia)).toBe(text(famiglia));
      expect(JSON.stringify(famiglia)).toBe(before);
    }));
  it('however its members are listed, when their numbers are the same', () =>
    every(102, 150, (famiglia) => {
      expect(text({ ...famiglia, membri: famiglia.membri.toReversed() })).toBe(text(famiglia));
    }));
  it('has the same levels and totals however its members are numbered', () =>
    every(103, 150, (famiglia) => {
      const last = famiglia.membri.length + 1;
      const other = run({
        ...famiglia,
        membri: famiglia.membri.map((m) => ({ ...m, seq: last - m.seq })),
      });
      const one = run(famiglia);
      for (const { code, score, level } of one.soluzioni) {
        const same = other.soluzioni.find((s) => s.code === code)!;
        expect(same.level).toBe(level);
        expect(same.score).toBeCloseTo(score, 1);
      }
      expect(other.patrimonio.netto).toBeCloseTo(one.patrimonio.netto, 1);
      expect(new Map(other.matrice.map(({ memberId, celle }) => [memberId, celle]))).toEqual(
        new Map(one.matrice.map(({ memberId, celle }) => [memberId, celle])),
      );
    }));
  it('answers about a member who is switched off change no result', () =>
    every(104, 200, (famiglia) => {
      // That they are there does, by name: the law does not know who is switched off.
      const bare = ({
        _id,
        seq,
        enabled,
        gradoParentela,
        figlioDi,
        firstName,
      }: Membro): Membro => ({
        _id,
        seq,
        enabled,
        gradoParentela,
        ...(firstName ? { firstName } : {}),
        ...(figlioDi ? { figlioDi } : {}),
      });
      const others = famiglia.membri.map((m) => (m.enabled ? m : bare(m)));
      expect(text({ ...famiglia, membri: others })).toBe(text(famiglia));
    }));
  it('for me alone or for the household, the couple has the same levels and figures', () =>
    every(105, 150, (famiglia) => {
      const [alone, together] = (['perMe', 'perNucleo'] as const).map((analisiFamiliare) =>
        run({ ...famiglia, analisiFamiliare }),
      );
      for (const code of ['TCM', 'infortuni-malattie', 'LTC', 'pensione'] as const) {
        const [mine, ours] = [alone!, together!].map(({ soluzioni }) =>
          soluzioni.find((s) => s.code === code)!,
        );
        const { barra: _, ...one } = mine!;
        const { barra: __, ...other } = ours!;
        const rows = ({ perMembro }: Pick<Soluzione, 'perMembro'>) =>
          perMembro.filter(({ memberId }) =>
            mine!.perMembro.some((row) => row.memberId === memberId),
          );
        expect({ ...one, perMembro: rows(one) }).toEqual({ ...other, perMembro: rows(other) });
      }
    }));
});

/** Needs and a missing will, checks of what is held, the rest, what is in place, grey. */
function gruppoDi({ code, natura, level, eligible, numeri }: Soluzione): number {
  if (!eligible) return 4;
  if (level === 'green') return 3;
  if (natura === 'problema') return 0;
  if (numeri['motivo'] === 'convivente' || numeri['motivo'] === 'testamento') return 0;
  return code === 'unit-index-linked' ? 1 : 2;
}

describe('any household', () => {
  it('gets finite numbers, no minus zero, and every text in both languages', () =>
    every(111, 400, (famiglia) => checkSound(run(famiglia), 'analisi')));
  it('gets scores between 0 and 100, all twelve, in order, the grey ones last', () => {
    const reached = counted();
    every(112, 300, (famiglia) => {
      const { soluzioni, conteggi } = run(famiglia);
      expect(soluzioni.map(({ code }) => code).sort()).toEqual([...SOLUZIONI].sort());
      const rows = soluzioni.map((s) => ({ ...s, gruppo: gruppoDi(s) }));
      for (const { score, level, eligible, natura, perMembro, completezza } of soluzioni) {
        for (const value of [score, completezza, ...perMembro.map((m) => m.score)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
        expect(level === 'grey').toBe(!eligible);
        if (natura !== 'problema') expect(level).not.toBe('red');
      }
      expect(Object.values(conteggi).reduce((a, b) => a + b)).toBe(SOLUZIONI.length);
      for (const [at, s] of rows.entries()) {
        const next = rows[at + 1];
        if (!next) continue;
        expect(next.gruppo).toBeGreaterThanOrEqual(s.gruppo);
        if (next.gruppo > s.gruppo) continue;
        expect(next.priorita).toBeLessThanOrEqual(s.priorita);
        // Equal priorities stand in the order of the constants.
        if (next.priorita === s.priorita) {
          reached.ran();
          expect(SOLUZIONI.indexOf(s.code)).toBeLessThan(SOLUZIONI.indexOf(next.code));
        }
      }
    });
    reached.atLeast(300);
  });
});

describe('a constant changed at random', () => {
  it('moves only figures whose trace names it', () => {
    fc.assert(
      fc.property(
        famiglie,
        fc.constantFrom(...KEYS),
        fc.constantFrom(0.6, 0.95, 1.02, 1.5),
        (famiglia, key, factor) => {
          const before = run(famiglia);
          const after = analizza(famiglia, conValore(COSTANTI_2026_12, key, scala(factor)));
          const named: readonly string[] = chiNomina(before, key);
          // A person's figure that comes or goes is for the household's trace to explain.
          const explained = (id: string) =>
            named.includes(id) ||
            (!(id in before.tracce && id in after.tracce) &&
              named.includes(id.split('.').slice(0, 2).join('.')));
          expect(cambiate(parti(before), parti(after)).filter((id) => !explained(id))).toEqual([]);
        },
      ),
      { seed: 131, numRuns: 500 },
    );
  });
});

describe('an answer changed at random', () => {
  const KINDS: readonly string[] = ['euro', 'count', 'yesNo', 'choice', 'date', 'month'];
  /** A trace shows another answer instead, which is worked out from these. */
  const SHOWN_AS_ANOTHER: readonly Chiave[] = ['valorePatrimonioImmobiliare', 'titoloStudio'];
  /** Who belongs to the household, and answers of the household as a whole. */
  const OF_NOBODY: readonly Chiave[] = [
    'gradoParentela',
    'residenza',
    'analisiFamiliare',
    'uscitePianificate',
  ];
  const CHANGED = CHIAVI.filter((key) => KINDS.includes(RISPOSTE[key].kind)).filter(
    (key) => !SHOWN_AS_ANOTHER.includes(key) && !OF_NOBODY.includes(key),
  );
  /** The answer, and those that are asked because of it: «is there a mortgage», «how much». */
  const withThoseAskedOf = (key: Chiave): string[] => [
    key,
    ...CHIAVI.filter((other) => premisesOf(other).includes(key)),
  ];
  const otherThan = (told: unknown, key: Chiave) => {
    const risposta = RISPOSTE[key];
    if (risposta.kind === 'choice') return risposta.among.find((one) => one !== told);
    if (typeof told === 'number') return Math.round(told * 0.8);
    if (typeof told === 'boolean') return !told;
    const [year = '', ...rest] = String(told).split('-');
    return [Number(year) - 3, ...rest].join('-');
  };
  function changed(membro: Membro, key: Chiave): Membro {
    const [group = '', inner] = key.split('.');
    const value = otherThan(answerOf(membro, key), key);
    const rest = answerOf(membro, group) as object;
    return { ...membro, [group]: inner === undefined ? value : { ...rest, [inner]: value } };
  }
  /** Which answers are missing follows from the table; no trace explains it. */
  const partiSenzaMancanti = (analisi: Analisi) =>
    parti({
      ...analisi,
      soluzioni: analisi.soluzioni.map((s) => ({ ...s, completezza: 0, mancanti: [] })),
    });
  /** The figures that move with an answer, though no trace names it. */
  function unexplained(famiglia: Famiglia, who: Membro, key: Chiave): string[] {
    const before = run(famiglia);
    const after = run({
      ...famiglia,
      membri: famiglia.membri.map((m) => (m === who ? changed(m, key) : m)),
    });
    const keys = withThoseAskedOf(key);
    const names = (id: string) =>
      [before, after].some((analisi) =>
        perche(analisi, id as FiguraId)?.ingressi.some(
          (input) => keys.includes(input.key) && input.memberId === who._id,
        ),
      );
    // A household's figure lists those of its people, each with a trace of its own. The last
    // three are made of all the others.
    const people = (id: string) =>
      Object.keys(before.tracce).some((other) => other.startsWith(`${id}.`) && names(other));
    const isOf = (id: string, code: string) => `${id}.`.startsWith(`soluzione.${code}.`);
    // What is not scored names only the answers that are missing.
    const grey = (id: string) =>
      [before, after].some(({ soluzioni }) =>
        soluzioni.some(({ code, level }) => isOf(id, code) && level === 'grey'),
      );
    // Nor of whom it does not concern, before or after.
    const notOf = (id: string) =>
      [before, after].some(({ soluzioni }) =>
        soluzioni.some(
          ({ code, perMembro }) =>
            isOf(id, code) &&
            perMembro.some(({ memberId, motivo }) => memberId === who._id && motivo),
        ),
      );
    const explained = (id: string) =>
      names(id) ||
      notOf(id) ||
      grey(id) ||
      // The plan rests on who needs cover.
      (id === 'piano' && grey('soluzione.TCM')) ||
      ['sintesi', 'completezza', 'avvisi'].includes(id) ||
      people(id) ||
      !(id in before.tracce && id in after.tracce);
    return cambiate(partiSenzaMancanti(before), partiSenzaMancanti(after)).filter(
      (id) => !explained(id),
    );
  }
  // Each answer has households of its own: a longer list changes nobody else's.
  it.each(CHANGED)('%s moves only figures whose trace names it', (key) => {
    const tried = counted();
    fc.assert(
      // The place first: families that draw more answers must not move it.
      fc.property(fc.nat({ max: 5 }), famiglie, (at, famiglia) => {
        const told = famiglia.membri.filter((m) => answerOf(m, key) !== undefined);
        if (told.length === 0) return;
        tried.ran();
        expect(unexplained(famiglia, told[at % told.length]!, key)).toEqual([]);
      }),
      { seed: 141, numRuns: 150 },
    );
    tried.atLeast(5, `add ${key} to test/famiglie-qualsiasi.ts`);
  });
  it('tells who the partner is, whose home the estimated spending knows', () => {
    const famiglia: Famiglia = {
      refDate: '2026-11-20',
      analisiFamiliare: 'perMe',
      membri: [
        { _id: 'id-1', seq: 1, gradoParentela: 'me', enabled: true },
        {
          _id: 'id-2',
          seq: 2,
          gradoParentela: 'other',
          enabled: true,
          dataNascita: '1930-01-01',
          statoResidenza: 'proprietà',
          convivente: false,
        },
      ],
    };
    expect(unexplained(famiglia, famiglia.membri[1]!, 'convivente')).toEqual([]);
  });
  it('tells the pension fund that brings the wealth of an estate above a million', () => {
    const me: Membro = {
      _id: 'id-1',
      seq: 1,
      gradoParentela: 'me',
      enabled: true,
      haTestamento: false,
      valorePatrimonioMobiliare: 900_000,
      montanteFondo: 120_000,
    };
    const famiglia: Famiglia = { refDate: '2026-11-20', analisiFamiliare: 'perMe', membri: [me] };
    expect(unexplained(famiglia, me, 'montanteFondo')).toEqual([]);
  });
});

describe('what a result lacks', () => {
  it('is asked of the person, as far as their answers tell', () =>
    every(131, 300, (famiglia) => {
      const { soluzioni, tracce, ingressi, persone } = run(famiglia);
      const lacking = [
        ...soluzioni.flatMap(({ inputs }) => inputs),
        ...Object.values(tracce).flatMap((trace) =>
          (trace?.ingressi ?? []).map((place) => {
            const { membro, ...rest } = ingressi[place]!;
            return { ...rest, memberId: membro === undefined ? undefined : persone[membro] };
          }),
        ),
      ].filter(({ provenance }) => provenance === 'missing');
      const unasked = lacking.filter(({ key, memberId }) => {
        const membro = famiglia.membri.find(({ _id }) => _id === memberId);
        if (!membro || !isChiave(key)) return false;
        return isUnasked(key, membro, chiOf(membro, famiglia.refDate));
      });
      expect(unasked.map(({ key, memberId }) => `${key} of ${memberId}`)).toEqual([]);
    }));
});

describe('every trace', () => {
  it('belongs to a figure, and every figure has one, with a rule of the register', () =>
    every(121, 250, (famiglia) => {
      const analisi = run(famiglia);
      expect(Object.keys(analisi.tracce).sort()).toEqual(
        [...parti(analisi).keys()].filter((id) => id !== 'resto').sort(),
      );
      for (const [id, traccia] of Object.entries(analisi.tracce) as [
        FiguraId,
        NonNullable<Analisi['tracce'][FiguraId]>,
      ][]) {
        const voce = REGISTRO[regolaDi(id)];
        expect(traccia.versione).toBe(voce.versione);
        expect(new Set(traccia.ingressi).size).toBe(traccia.ingressi.length);
        expect(new Set(traccia.costanti).size).toBe(traccia.costanti.length);
      }
      // Nothing is carried that no trace names.
      const all = Object.values(analisi.tracce);
      expect(new Set(all.flatMap((t) => t!.costanti)).size).toBe(analisi.costantiUsate.length);
      expect(new Set(all.flatMap((t) => t!.ingressi)).size).toBe(analisi.ingressi.length);
      expect(new Set(analisi.costantiUsate.map(({ fonte }) => fonte)).size).toBe(
        analisi.fontiUsate.length,
      );
    }));
  it('asks a question exactly when an answer is not typed, and never one that was given', () => {
    const reached = counted();
    every(122, 250, (famiglia) => {
      const analisi = run(famiglia);
      for (const [id, { ingressi, domanda }] of Object.entries(analisi.tracce) as [
        FiguraId,
        NonNullable<Analisi['tracce'][FiguraId]>,
      ][]) {
        const open = ingressi.filter((at) => analisi.ingressi[at]!.provenance !== undefined);
        expect(domanda === undefined).toBe(open.length === 0);
        if (domanda === undefined) continue;
        reached.ran();
        expect(open).toContain(domanda);
        const { sforzo } = perche(analisi, id)!.domanda!;
        expect(sforzo).toBeGreaterThanOrEqual(1);
      }
    });
    reached.atLeast(1000);
  });
  it('is never sure of a working person’s pension without the years of contributions', () => {
    const reached = counted();
    every(123, 250, (famiglia) => {
      const analisi = run(famiglia);
      for (const { memberId, status } of analisi.previdenza) {
        const known =
          famiglia.membri.find(({ _id }) => _id === memberId)!.anniContributi !== undefined;
        if (status !== 'ok' || known) continue;
        reached.ran();
        expect(analisi.tracce[`previdenza.${memberId}`]!.affidabilita).not.toBe('alta');
      }
    });
    reached.atLeast(20);
  });
  it('says how many points lead to a better level: that many fewer do, a little fewer do not', () => {
    const reached = counted();
    every(124, 250, (famiglia) => {
      const analisi = run(famiglia);
      for (const { code, level, score } of analisi.soluzioni) {
        const { distanza } = analisi.tracce[`soluzione.${code}`]!;
        if (level === 'green' || level === 'grey') expect(distanza).toBeUndefined();
        if (distanza?.yellow !== undefined || distanza?.green !== undefined) reached.ran();
        if (distanza?.yellow !== undefined)
          expect([score - distanza.yellow < 67, score - distanza.yellow + 0.011 >= 67]).toEqual([
            true,
            true,
          ]);
        if (distanza?.green !== undefined)
          expect([score - distanza.green < 34, score - distanza.green + 0.011 >= 34]).toEqual([
            true,
            true,
          ]);
      }
    });
    reached.atLeast(490);
  });
});
