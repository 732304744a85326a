/** Which published area a region belongs to: surveys cut Italy in different ways. */
import { known } from '../records.ts';
import type { ValoriCostanti } from '../costanti/chiavi.ts';
import { ripartizioneDi } from '../fisco/regione.ts';

const NORD_OVEST = new Set(['Piemonte', "Valle d'Aosta", 'Liguria', 'Lombardia']);

type AreaMedia = keyof ValoriCostanti['medie.area'];
type AreaMediana = keyof ValoriCostanti['medie.area.mediana'];
export type NomeArea = AreaMedia | AreaMediana;
export interface Area {
  media: AreaMedia;
  /** None is published for the Centre. */
  mediana?: { key: AreaMediana; stima: boolean };
}

/** @param regione a key of our tables; null or unknown: no area */
export function areaDi(regione: string | null): Area | null {
  const ripartizione = ripartizioneDi(regione);
  if (!ripartizione) return null;
  if (ripartizione === 'Mezzogiorno')
    return { media: 'mezzogiorno', mediana: { key: 'mezzogiorno', stima: false } };
  if (ripartizione === 'Centro') return { media: 'centroNord' };
  return {
    media: 'centroNord',
    mediana: NORD_OVEST.has(known(regione))
      ? { key: 'nordOvest', stima: true }
      : { key: 'nordEst', stima: false },
  };
}
