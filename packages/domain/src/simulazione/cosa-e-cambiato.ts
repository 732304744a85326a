/**
 * «Cosa è cambiato»: which levels moved between two analyses, and what moved each, found by putting
 * one thing back at a time.
 */
import type { LevelOrGrey, Soluzione, SoluzioneCode, Words } from '../analisi.ts';
import { calcola, type OpzioniAnalisi } from '../analisi/calcola.ts';
import { noTrace } from '../traccia/no-trace.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { versionInForce, type Dated } from '../costanti/dated.ts';
import type { Costanti } from '../costanti/costanti.ts';
import { formatNumero } from '../format.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { fonteWords } from '../regole/fonti.ts';
import { nomeCostante } from '../regole/nomi-costanti.ts';
import { etichetta } from '../racconto/etichette.ts';
import { chi, elenco, NOMI, words } from '../racconto/parole.ts';

export interface Stato {
  famiglia: Famiglia;
  costanti: Costanti;
}

/** One thing that differs between the two. */
export type Causa =
  | { tipo: 'risposta'; key: string; memberId?: string; nome: Words }
  | { tipo: 'costante'; key: ChiaveCostante; nome: Words }
  | { tipo: 'membro'; memberId: string; nome: Words }
  | { tipo: 'tempo'; nome: Words };

export interface Spostamento {
  code: SoluzioneCode;
  prima: LevelOrGrey;
  dopo: LevelOrGrey;
  punti: { prima: number; dopo: number };
  /** Each of these alone was needed for it, or enough. Empty: see `insieme`. */
  cause: Causa[];
  /** No single thing explains it: only several together do. */
  insieme: boolean;
  testo: Words;
}

export interface CosaECambiato {
  /** Everything that differs, whether it moved a level or not. */
  differenze: Causa[];
  spostamenti: Spostamento[];
}

interface Differenza {
  causa: Causa;
  /** `from` with this one thing as in `to`. */ metti: (from: Stato, to: Stato) => Stato;
}

/**
 * For each level that moved, every difference is tried twice: put back by itself in the later state
 * (was it needed?) and put by itself in the earlier one (is it enough?). What does either is a
 * cause; with no cause, it was several things together. Answers are compared one by one, constants
 * at the day each state is of, and the passing of time is a difference like others.
 * @throws ConfigError when a constant has no version valid on either day
 */
export function cosaECambiato(
  prima: Stato,
  dopo: Stato,
  opzioni: OpzioniAnalisi = {},
): CosaECambiato {
  const livelli = ({ famiglia, costanti }: Stato) =>
    new Map(calcola(famiglia, costanti, noTrace, opzioni).soluzioni.map((s) => [s.code, s]));
  const [before, after] = [livelli(prima), livelli(dopo)];
  const moved = [...after.values()].filter(({ code, level }) => before.get(code)!.level !== level);
  const differenze = differenzeTra(prima, dopo);
  const senza = moved.length > 0 ? differenze.map(({ metti }) => livelli(metti(dopo, prima))) : [];
  const sola = moved.length > 0 ? differenze.map(({ metti }) => livelli(metti(prima, dopo))) : [];
  return {
    differenze: differenze.map(({ causa }) => causa),
    spostamenti: moved.map((now) => {
      const { code, level, finalScore } = now;
      const old = before.get(code)!;
      const cause = differenze
        .filter(
          (_, i) => senza[i]!.get(code)!.level !== level || sola[i]!.get(code)!.level === level,
        )
        .map(({ causa }) => causa);
      const base = {
        code,
        prima: old.level,
        dopo: level,
        punti: { prima: old.finalScore, dopo: finalScore },
        cause,
        insieme: cause.length === 0,
      };
      return { ...base, testo: frase(code, livello(old), livello(now), base, differenze.length) };
    }),
  };
}

function differenzeTra(prima: Stato, dopo: Stato): Differenza[] {
  return [
    ...differenzeFamiglia(prima.famiglia, dopo.famiglia),
    ...differenzeCostanti(prima, dopo),
    ...(prima.famiglia.refDate === dopo.famiglia.refDate ? [] : [tempo(prima, dopo)]),
  ];
}

const tempo = (prima: Stato, dopo: Stato): Differenza => ({
  causa: {
    tipo: 'tempo',
    nome: words(
      `il tempo passato (dal ${giorno(prima.famiglia.refDate)} al ${giorno(dopo.famiglia.refDate)})`,
      `the time that has passed (from ${giorno(prima.famiglia.refDate)} to ${giorno(dopo.famiglia.refDate)})`,
    ),
  },
  metti: (from, to) => ({ ...from, famiglia: { ...from.famiglia, refDate: to.famiglia.refDate } }),
});

/**
 * Constants whose value differs where each state stands; a value that moves with the day alone
 * belongs to the time.
 */
function differenzeCostanti(prima: Stato, dopo: Stato): Differenza[] {
  if (prima.costanti === dopo.costanti) return [];
  const day = dopo.famiglia.refDate;
  const keys = Object.keys(dopo.costanti.voci) as ChiaveCostante[];
  return keys
    .filter(
      (key) =>
        prima.costanti.voci[key] &&
        !uguali(valoreAl(prima.costanti, key, day), valoreAl(dopo.costanti, key, day)),
    )
    .map((key) => ({
      causa: { tipo: 'costante', key, nome: costanteInParole(key, fonte(dopo.costanti, key, day)) },
      metti: (from, to) => ({
        ...from,
        costanti: {
          ...from.costanti,
          voci: { ...from.costanti.voci, [key]: to.costanti.voci[key] },
        },
      }),
    }));
}

/** By the name that screens and report use; staff edit it by its key. */
function costanteInParole(key: ChiaveCostante, source: string): Words {
  const [name, who] = [nomeCostante(key), fonteWords(source)];
  return words(`la costante «${name.it}» (${who.it})`, `the constant «${name.en}» (${who.en})`);
}

const versione = (costanti: Costanti, key: ChiaveCostante, day: string) =>
  versionInForce(costanti.voci[key] as Dated<unknown>, day);
const valoreAl = (costanti: Costanti, key: ChiaveCostante, day: string): unknown =>
  versione(costanti, key, day).value;
const fonte = (costanti: Costanti, key: ChiaveCostante, day: string): string =>
  versione(costanti, key, day).fonte ?? costanti.voci[key].fonte;

function differenzeFamiglia(prima: Famiglia, dopo: Famiglia): Differenza[] {
  const found: Differenza[] = [];
  for (const key of ['analisiFamiliare', 'uscitePianificate'] as const) {
    if (!uguali(prima[key], dopo[key])) {
      found.push({
        causa: { tipo: 'risposta', key, nome: conValori(etichetta(key), prima[key], dopo[key]) },
        metti: (from, to) => ({ ...from, famiglia: { ...from.famiglia, [key]: to.famiglia[key] } }),
      });
    }
  }
  const ids = new Set([...prima.membri, ...dopo.membri].map(({ _id }) => _id));
  for (const id of ids) {
    const [a, b] = [prima, dopo].map(({ membri }) => membri.find(({ _id }) => _id === id));
    if (a && b) found.push(...differenzeMembro(a, b));
    else found.push(presenza(id, (a ?? b)!, b !== undefined));
  }
  return found;
}

/** Somebody who is in one household and not in the other. */
function presenza(id: string, m: Membro, arrived: boolean): Differenza {
  const nome = chi(m);
  return {
    causa: {
      tipo: 'membro',
      memberId: id,
      nome: arrived
        ? words(`${nome.it} ora fa parte della famiglia`, `${nome.en} is now part of the family`)
        : words(
            `${nome.it} non fa più parte della famiglia`,
            `${nome.en} is no longer part of the family`,
          ),
    },
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
    const [x, y] = [a[group] ?? {}, b[group] ?? {}] as Record<string, unknown>[];
    return [...new Set([...Object.keys(x!), ...Object.keys(y!)])]
      .filter((part) => !uguali(x![part], y![part]))
      .map((part) =>
        risposta(b, `${key}.${part}`, x![part], y![part], (from, to) => ({
          ...from,
          [group]: {
            ...from[group],
            [part]: (to[group] as Record<string, unknown> | undefined)?.[part],
          } as never,
        })),
      );
  });
}

function risposta(
  m: Membro,
  key: string,
  a: unknown,
  b: unknown,
  put: (from: Membro, to: Membro) => Membro,
): Differenza {
  const label = conValori(etichetta(key), a, b);
  const nome = chi(m);
  return {
    causa: {
      tipo: 'risposta',
      key,
      memberId: m._id,
      nome: words(`${nome.it}: ${label.it}`, `${nome.en}: ${label.en}`),
    },
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

const campo = (m: Membro, key: string): unknown => (m as unknown as Record<string, unknown>)[key];
const uguali = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const giorno = (day: string): string => day.split('-').toReversed().join('/');

/** «Reddito netto annuo, da 30.000 a 34.000». Only what fits in a sentence is shown. */
function conValori(label: Words, a: unknown, b: unknown): Words {
  const [from, to] = [mostra(a), mostra(b)];
  return from && to
    ? words(`${label.it}, da ${from.it} a ${to.it}`, `${label.en}, from ${from.en} to ${to.en}`)
    : label;
}

function mostra(value: unknown): Words | undefined {
  if (typeof value === 'number') return words(formatNumero(value), formatNumero(value));
  if (typeof value === 'boolean') return value ? words('sì', 'yes') : words('no', 'no');
  if (typeof value === 'string') return words(value, value);
  return value === undefined || value === null ? words('non indicato', 'not told') : undefined;
}

const LIVELLI: Record<LevelOrGrey | 'fuori', Words> = {
  red: words('«Da affrontare»', '“To address”'),
  yellow: words('«Da valutare»', '“To consider”'),
  green: words('«A posto»', '“In order”'),
  grey: words('«Dati insufficienti»', '“Not enough data”'),
  fuori: words('«Non ti riguarda»', '“Does not concern you”'),
};

/**
 * As the screens say it: of a grey one, whether data are missing or it does not concern the
 * household.
 */
const livello = ({ level, motivo }: Pick<Soluzione, 'level' | 'motivo'>): Words =>
  LIVELLI[level === 'grey' && motivo === 'non_applicabile' ? 'fuori' : level];

function frase(
  code: SoluzioneCode,
  prima: Words,
  dopo: Words,
  { cause, insieme }: Pick<Spostamento, 'cause' | 'insieme'>,
  differenze: number,
): Words {
  const head = words(
    `${NOMI[code].it}: da ${prima.it} a ${dopo.it}`,
    `${NOMI[code].en}: from ${prima.en} to ${dopo.en}`,
  );
  const why = insieme
    ? words(
        `per ${formatNumero(differenze)} cose cambiate insieme, nessuna da sola`,
        `because of ${formatNumero(differenze)} things that changed together, none by itself`,
      )
    : words(
        `per ${elenco(cause.map(({ nome }) => nome)).it}`,
        `because of ${elenco(cause.map(({ nome }) => nome)).en}`,
      );
  return words(`${head.it}, ${why.it}.`, `${head.en}, ${why.en}.`);
}
