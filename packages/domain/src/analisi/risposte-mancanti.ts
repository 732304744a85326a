/** A person's missing answers: the one count that screens and the report read. */
import type { Analisi } from '../analisi.ts';
import type { Membro } from '../nucleo.ts';

type Analyzed = Pick<Analisi, 'soluzioni' | 'tracce' | 'ingressi' | 'persone'>;

/**
 * The answers that a result waits for, once each. One that was answered with «Non lo so» is not
 * missing, and an area that does not concern the person waits for nothing.
 */
export function missingOfMember(
  { soluzioni, tracce, ingressi, persone }: Analyzed,
  { _id, stimati = [] }: Pick<Membro, '_id' | 'stimati'>,
): string[] {
  const away = soluzioni
    .filter(({ motivo }) => motivo === 'non_applicabile')
    .map(({ code }) => `soluzione.${code}`);
  const keys = Object.entries(tracce)
    .filter(([id]) => id.startsWith('soluzione.') && !away.includes(id))
    .flatMap(([, trace]) => (trace?.ingressi ?? []).flatMap((place) => ingressi[place] ?? []))
    .filter(
      ({ key, provenance, membro }) =>
        provenance === 'missing' &&
        membro !== undefined &&
        persone[membro] === _id &&
        !stimati.some((one) => one === key),
    )
    // A degree follows from the education that was chosen.
    .map(({ key }) => (key === 'laureato' ? 'titoloStudio' : key));
  return [...new Set(keys)];
}
