/**
 * The constants that say in which order the areas are shown, and nothing else: under no value of
 * theirs does a level, a score or a sum move (properties/presentazione.test.ts).
 */
import { NOMI_AREA, SOLUZIONI, type SoluzioneCode } from '../aree.ts';
import type { IsoDate } from '../money.ts';
import { valoriAl, type Costante, type Costanti, conTipi } from './costanti.ts';
import type { Cambi } from './rilascio.ts';

const CHIAVI: ReadonlySet<string> = new Set(
  SOLUZIONI.flatMap((code) => [NOMI_AREA[code].ordine, NOMI_AREA[code].peso]),
);

/** Whether a constant is presentation: the place or the weight of an area. */
export const isPresentazione = (key: string): boolean => CHIAVI.has(key);

/** An area in its place, with its weight on the points (0–2). */
export interface AreaInOrdine {
  code: SoluzioneCode;
  peso: number;
}

/** The twelve areas in the order of a release, on a day. */
export function ordineAree(costanti: Costanti, day: IsoDate): AreaInOrdine[] {
  const v = valoriAl(costanti, day);
  return SOLUZIONI.toSorted((a, b) => v[NOMI_AREA[a].ordine] - v[NOMI_AREA[b].ordine]).map(
    (code) => ({ code, peso: v[NOMI_AREA[code].peso] }),
  );
}

/** The constants that this order moves; none when it is the one in force on that day. */
export function cambiOrdine(
  costanti: Costanti,
  day: IsoDate,
  aree: readonly AreaInOrdine[],
): Cambi {
  const v = valoriAl(costanti, day);
  return Object.fromEntries(
    aree.flatMap(({ code, peso }, index) => {
      const { ordine, peso: keyOfPeso } = NOMI_AREA[code];
      return [
        ...(v[ordine] === index + 1 ? [] : [[ordine, { value: index + 1 }] as const]),
        ...(v[keyOfPeso] === peso ? [] : [[keyOfPeso, { value: peso }] as const]),
      ];
    }),
  );
}

/** The first day after `day` on which a release moves the order by itself. */
export function ordineCambiaIl(costanti: Costanti, day: IsoDate): IsoDate | undefined {
  return Object.entries<Costante<unknown>>(costanti.voci)
    .filter(([key]) => isPresentazione(key))
    .flatMap(([, { values }]) => values.map(({ from }) => from))
    .filter((from) => from > day)
    .sort()[0];
}

/** A release with the order of another one; every other constant is the same object. */
export function conOrdineDi(
  release: Costanti,
  altra: Costanti,
  { id, validFrom }: { id: string; validFrom: IsoDate },
): Costanti {
  const [own, other]: Record<string, Costante<unknown>>[] = [release.voci, altra.voci];
  const voci = Object.fromEntries(
    Object.entries(own ?? {}).map(([key, voce]) => [
      key,
      isPresentazione(key) ? (other?.[key] ?? voce) : voce,
    ]),
  );
  return { id, validFrom, voci: conTipi(voci) };
}
