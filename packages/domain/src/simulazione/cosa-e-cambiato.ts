/**
 * «Cosa è cambiato»: which levels moved between two analyses, and what moved each: by putting one
 * thing back at a time, or, when the sums are done another way now, by the rules that changed.
 */
import { keysOf, known } from '../records.ts';
import { answerOf } from '../risposte/giudizio.ts';
import type { Analisi, LevelOrGrey, Motivo, SoluzioneCode } from '../analisi.ts';
import type { SoluzioneCalcolata } from '../calcolo.ts';
import { calcola, type OpzioniAnalisi } from '../analisi/calcola.ts';
import { noTrace } from '../traccia/no-trace.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { versionInForce } from '../costanti/dated.ts';
import type { Costanti } from '../costanti/costanti.ts';
import type { IsoDate } from '../money.ts';
import type { Famiglia, Membro } from '../nucleo.ts';

export interface Stato {
  famiglia: Famiglia;
  costanti: Costanti;
}

/** One thing that differs between the two. */
export type Causa =
  | {
      tipo: 'risposta';
      key: string;
      /** Whose answer; absent: the household's. */
      membro?: Membro;
      prima: unknown;
      dopo: unknown;
    }
  /** `fonte` as the release names it, in Italian. */
  | { tipo: 'costante'; key: ChiaveCostante; fonte: string }
  | { tipo: 'membro'; membro: Membro; arrivato: boolean }
  | { tipo: 'tempo'; dal: IsoDate; al: IsoDate }
  /** The rule of an area works another way. */
  | { tipo: 'regola'; code: SoluzioneCode }
  /** The engine is another one. */
  | { tipo: 'metodo' };

/** An analysis as it was kept, with what it was made of. */
export interface Documento extends Stato {
  analisi: Analisi;
}

/** Of a grey one, whether data are missing or it does not concern the household. */
export interface Stadio {
  level: LevelOrGrey;
  motivo?: Motivo;
  punti: number;
}

/** A level that moved, in codes; `racconto/cosa-e-cambiato.ts` says it. */
export interface Movimento {
  code: SoluzioneCode;
  prima: Stadio;
  dopo: Stadio;
  /** Each of these alone was needed for it, or enough. Empty: see `insieme`. */
  cause: Causa[];
  /** No single thing explains it: only several together do. */
  insieme: boolean;
}

export interface Cambiamenti {
  /** Everything that differs, whether it moved a level or not. */
  differenze: Causa[];
  movimenti: Movimento[];
}

interface Differenza {
  causa: Causa;
  /** `from` with this one thing as in `to`. */ metti: (from: Stato, to: Stato) => Stato;
}

type Livelli = Map<SoluzioneCode, SoluzioneCalcolata>;

/**
 * For each level that moved, every difference is tried twice: put back by itself in the later state
 * (was it needed?) and put by itself in the earlier one (is it enough?). What does either is a
 * cause; with no cause, it was several things together. Answers are compared one by one, constants
 * at the day each state is of, and the passing of time is a difference like others.
 * @throws ConfigError when a constant has no version valid on either day
 */
export function confrontaStati(
  prima: Stato,
  dopo: Stato,
  opzioni: OpzioniAnalisi = {},
): Cambiamenti {
  const livelli = ({ famiglia, costanti }: Stato): Livelli =>
    new Map(calcola(famiglia, costanti, noTrace, opzioni).soluzioni.map((s) => [s.code, s]));
  const [before, after] = [livelli(prima), livelli(dopo)];
  const moved = [...after.values()].filter(
    ({ code, level }) => known(before.get(code)).level !== level,
  );
  const differenze = differenzeTra(prima, dopo);
  /** Of each difference; nothing is tried where no level moved. */
  let tried: { senza: Livelli; sola: Livelli }[] | undefined;
  const prove = () =>
    (tried ??= differenze.map(({ metti }) => ({
      senza: livelli(metti(dopo, prima)),
      sola: livelli(metti(prima, dopo)),
    })));
  return {
    differenze: differenze.map(({ causa }) => causa),
    movimenti: moved.map((now) => {
      const { code, level } = now;
      const cause = differenze
        .filter(
          (_, i) =>
            known(known(prove()[i]).senza.get(code)).level !== level ||
            known(known(prove()[i]).sola.get(code)).level === level,
        )
        .map(({ causa }) => causa);
      return {
        code,
        prima: stadio(known(before.get(code))),
        dopo: stadio(now),
        cause,
        insieme: cause.length === 0,
      };
    }),
  };
}

/**
 * Levels as they were written, whatever engine wrote them. No engine of before is run again: a
 * cause is the rule of the area when its version moved, otherwise the method as a whole.
 */
export function confrontaMetodi(prima: Documento, dopo: Documento): Cambiamenti {
  const before = new Map(prima.analisi.soluzioni.map((one) => [one.code, one]));
  const moved = dopo.analisi.soluzioni.flatMap((now) => {
    const then = before.get(now.code);
    return then && then.level !== now.level ? [{ then, now }] : [];
  });
  const versione = ({ analisi }: Documento, code: SoluzioneCode) =>
    analisi.tracce[`soluzione.${code}`]?.versione;
  const causa = (code: SoluzioneCode): Causa =>
    versione(prima, code) === versione(dopo, code) ? { tipo: 'metodo' } : { tipo: 'regola', code };
  return {
    differenze: [
      { tipo: 'metodo' },
      ...differenzeTra(prima, dopo).map((differenza) => differenza.causa),
    ],
    movimenti: moved.map(({ then, now }) => ({
      code: now.code,
      prima: stadio(then),
      dopo: stadio(now),
      cause: [causa(now.code)],
      insieme: false,
    })),
  };
}

const stadio = ({
  level,
  motivo,
  score,
}: Pick<SoluzioneCalcolata, 'level' | 'motivo' | 'score'>): Stadio => ({
  level,
  ...(motivo === undefined ? {} : { motivo }),
  punti: score,
});

function differenzeTra(prima: Stato, dopo: Stato): Differenza[] {
  return [
    ...differenzeFamiglia(prima.famiglia, dopo.famiglia),
    ...differenzeCostanti(prima, dopo),
    ...(prima.famiglia.refDate === dopo.famiglia.refDate ? [] : [tempo(prima, dopo)]),
  ];
}

const tempo = (prima: Stato, dopo: Stato): Differenza => ({
  causa: { tipo: 'tempo', dal: prima.famiglia.refDate, al: dopo.famiglia.refDate },
  metti: (from, to) => ({ ...from, famiglia: { ...from.famiglia, refDate: to.famiglia.refDate } }),
});

/**
 * Constants whose value differs where each state stands; a value that moves with the day alone
 * belongs to the time.
 */
function differenzeCostanti(prima: Stato, dopo: Stato): Differenza[] {
  if (prima.costanti === dopo.costanti) return [];
  const day = dopo.famiglia.refDate;
  const keys = keysOf(dopo.costanti.voci);
  return keys
    .filter(
      (key) =>
        prima.costanti.voci[key] &&
        !uguali(valoreAl(prima.costanti, key, day), valoreAl(dopo.costanti, key, day)),
    )
    .map((key) => ({
      causa: { tipo: 'costante', key, fonte: fonte(dopo.costanti, key, day) },
      metti: (from, to) => ({
        ...from,
        costanti: {
          ...from.costanti,
          voci: { ...from.costanti.voci, [key]: to.costanti.voci[key] },
        },
      }),
    }));
}

const versione = (costanti: Costanti, key: ChiaveCostante, day: string) =>
  versionInForce<unknown>(costanti.voci[key], day);
const valoreAl = (costanti: Costanti, key: ChiaveCostante, day: string): unknown =>
  versione(costanti, key, day).value;
const fonte = (costanti: Costanti, key: ChiaveCostante, day: string): string =>
  versione(costanti, key, day).fonte ?? costanti.voci[key].fonte;

function differenzeFamiglia(prima: Famiglia, dopo: Famiglia): Differenza[] {
  const found: Differenza[] = [];
  for (const key of ['analisiFamiliare', 'uscitePianificate'] as const) {
    if (!uguali(prima[key], dopo[key])) {
      found.push({
        causa: { tipo: 'risposta', key, prima: prima[key], dopo: dopo[key] },
        metti: (from, to) => ({ ...from, famiglia: { ...from.famiglia, [key]: to.famiglia[key] } }),
      });
    }
  }
  const ids = new Set([...prima.membri, ...dopo.membri].map(({ _id }) => _id));
  for (const id of ids) {
    const [a, b] = [prima, dopo].map(({ membri }) => membri.find(({ _id }) => _id === id));
    if (a && b) found.push(...differenzeMembro(a, b));
    else found.push(presenza(id, known(a ?? b), b !== undefined));
  }
  return found;
}

/** A person who is in only one of the two households. */
function presenza(id: string, m: Membro, arrived: boolean): Differenza {
  return {
    causa: { tipo: 'membro', membro: m, arrivato: arrived },
    metti: (from, to) => {
      const others = from.famiglia.membri.filter(({ _id }) => _id !== id);
      const added = to.famiglia.membri.filter(({ _id }) => _id === id);
      return { ...from, famiglia: { ...from.famiglia, membri: [...others, ...added] } };
    },
  };
}

/** Answers that are groups of answers, and are compared inside. */
const GRUPPI = ['polizze', 'laureato'] as const;
/** Who one is, and not an answer that a rule reads. */
const IDENTITA = new Set(['_id', 'seq', 'firstName', 'lastName', 'stimati', 'ipotesi']);

function differenzeMembro(a: Membro, b: Membro): Differenza[] {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)].filter((key) => !IDENTITA.has(key)));
  return [...keys].flatMap((key): Differenza[] => {
    const group = GRUPPI.find((name) => name === key);
    if (!group)
      return uguali(campo(a, key), campo(b, key))
        ? []
        : [
            risposta(b, key, campo(a, key), campo(b, key), (from, to) => ({
              ...from,
              [key]: campo(to, key),
            })),
          ];
    const [x, y]: [object, object] = [a[group] ?? {}, b[group] ?? {}];
    return [...new Set([...Object.keys(x), ...Object.keys(y)])]
      .filter((part) => !uguali(answerOf(x, part), answerOf(y, part)))
      .map((part) => {
        const path = `${key}.${part}`;
        return risposta(b, path, answerOf(x, part), answerOf(y, part), (from, to) => ({
          ...from,
          [group]: { ...from[group], [part]: answerOf(to, path) },
        }));
      });
  });
}

function risposta(
  m: Membro,
  key: string,
  a: unknown,
  b: unknown,
  put: (from: Membro, to: Membro) => Membro,
): Differenza {
  return {
    causa: { tipo: 'risposta', key, membro: m, prima: a, dopo: b },
    metti: (from, to) => {
      const other = to.famiglia.membri.find(({ _id }) => _id === m._id);
      return other
        ? {
            ...from,
            famiglia: {
              ...from.famiglia,
              membri: from.famiglia.membri.map((x) => (x._id === m._id ? put(x, other) : x)),
            },
          }
        : from;
    },
  };
}

const campo = (m: Membro, key: string): unknown => answerOf(m, key);
const uguali = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
