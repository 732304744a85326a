/** Which published area a region belongs to: surveys cut Italy in different ways. */
import { testo, type Words } from '../aree.ts';
import type { ValoriCostanti } from '../costanti/chiavi.ts';
import { ripartizioneDi } from '../fisco/regione.ts';

const NORD_OVEST = new Set(['Piemonte', "Valle d'Aosta", 'Liguria', 'Lombardia']);

export interface Area {
  media: { key: keyof ValoriCostanti['medie.area']; nome: Words };
  /** None is published for the Centre. */
  mediana?: { key: keyof ValoriCostanti['medie.area.mediana']; nome: Words; stima: boolean };
}

/** @param regione a key of our tables; null or unknown: no area */
export function areaDi(regione: string | null): Area | null {
  const ripartizione = ripartizioneDi(regione);
  if (!ripartizione) return null;
  if (ripartizione === 'Mezzogiorno') {
    const nome = testo('Mezzogiorno', 'South and Islands');
    return {
      media: { key: 'mezzogiorno', nome },
      mediana: { key: 'mezzogiorno', nome, stima: false },
    };
  }
  const media = { key: 'centroNord', nome: testo('Centro-Nord', 'Centre and North') } as const;
  if (ripartizione === 'Centro') return { media };
  return NORD_OVEST.has(regione!)
    ? { media, mediana: { key: 'nordOvest', nome: testo('Nord-ovest', 'North-west'), stima: true } }
    : { media, mediana: { key: 'nordEst', nome: testo('Nord-est', 'North-east'), stima: false } };
}
