/**
 * For tests: a release in which every number that may change has changed, and which could still be
 * approved.
 */
import type { ChiaveCostante } from '../src/costanti/chiavi.ts';
import { valoriAl, type Costante, type Costanti } from '../src/costanti/costanti.ts';
import { relazioni } from '../src/costanti/relazioni.ts';
import { validaVoce } from '../src/costanti/valida-voce.ts';
import type { IsoDate } from '../src/money.ts';

/**
 * Tried in turn, the first that the validators accept: a unit more or less where units count, a few
 * hundredths where shares do.
 */
export type Prova = (n: number) => number;
const PROVE: readonly Prova[] = [
  (n) => n + 1,
  (n) => n - 1,
  (n) => n * 1.03,
  (n) => n * 0.97,
  (n) => n + 0.01,
  (n) => n - 0.01,
];

/** Moves that show through a sum rounded to the thousand. */
export const LONTANE: readonly Prova[] = [
  (n) => n * 1.15,
  (n) => n * 0.85,
  (n) => Math.round(n * 1.05),
  (n) => Math.round(n * 0.95),
  ...PROVE,
];

type Foglia = { get: () => unknown; set: (value: unknown) => void };

/** Every number of a value, deepest last; a copy is changed, never the value. */
function foglie(holder: Record<string | number, unknown>, at: string | number): Foglia[] {
  const value = holder[at];
  if (typeof value === 'number')
    return [
      {
        get: () => holder[at],
        set: (next) => {
          holder[at] = next;
        },
      },
    ];
  if (value === null || typeof value !== 'object') return [];
  return Object.keys(value).flatMap((key) => foglie(value as Record<string, unknown>, key));
}

export interface Mossa {
  release: Costanti;
  /** Keys with at least one number that no accepted value could take the place of. */
  ferme: ChiaveCostante[];
}

/**
 * @param giorno the first day of the new values, and the day the result is meant for
 * @throws Error when the whole breaks a relation between constants
 */
export function releaseMossa(
  from: Costanti,
  giorno: IsoDate,
  prove: readonly Prova[] = PROVE,
): Mossa {
  const ferme: ChiaveCostante[] = [];
  const voci = Object.fromEntries(
    (Object.entries(from.voci) as [ChiaveCostante, Costante<unknown>][]).map(([key, voce]) => {
      // A value of a later day is not in force yet.
      const version = voce.values.filter((one) => one.from <= giorno).at(-1)!;
      const holder: { value: unknown } = { value: structuredClone(version.value) };
      if (key.endsWith('.ordine')) holder.value = 13 - (version.value as number);
      else {
        for (const leaf of foglie(holder, 'value')) {
          const old = leaf.get() as number;
          const next = prove
            .map((change) => change(old))
            .find((value) => {
              leaf.set(value);
              return value !== old && validaVoce(from, key, holder.value).length === 0;
            });
          leaf.set(next ?? old);
          if (next === undefined && !ferme.includes(key)) ferme.push(key);
        }
      }
      // Texts name the year of a figure too: the new one is of another.
      return [
        key,
        { ...voce, values: [{ ...version, from: annoPrima(version.from), value: holder.value }] },
      ];
    }),
  );
  const release = { ...from, id: `${from.id}, tutto mosso`, voci } as unknown as Costanti;
  const broken = relazioni(valoriAl(release, giorno));
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
  return { release, ferme };
}

const annoPrima = (day: IsoDate): IsoDate =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` as IsoDate;
