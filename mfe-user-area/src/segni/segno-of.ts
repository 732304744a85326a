import type { Segno } from '@bussola/contract';
import type { Analisi, Soluzione, SoluzioneCode } from '@bussola/domain';
import { toDo } from '@bussola/results';

type Segni = readonly Segno[];

export const segnoOf = (segni: Segni, code: SoluzioneCode): Segno | undefined =>
  segni.find((one) => one.code === code);

/** Done or not now, and its numbers are still those: it is not among the first things to do. */
export const isAside =
  (segni: Segni) =>
  (code: SoluzioneCode): boolean => {
    const segno = segnoOf(segni, code);
    return segno !== undefined && segno.vale && segno.stato !== 'primo_passo';
  };

/** Only an area that asks for something is marked. */
export const asksForSomething = (soluzione: Soluzione): boolean => toDo([soluzione]).length > 0;

/** How many red areas are not put aside. */
export function redsToDo(
  analisi: Pick<Analisi, 'soluzioni'> | null | undefined,
  segni: Segni,
): number | undefined {
  const aside = isAside(segni);
  return analisi?.soluzioni.filter(({ code, level }) => level === 'red' && !aside(code)).length;
}
