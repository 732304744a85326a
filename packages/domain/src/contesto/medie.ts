/** Averages to compare with (domain.md 6): personal with personal, household with household. */
import { known } from '../records.ts';
import type { Valori } from '../costanti/costanti.ts';
import { chiaveRegione } from '../fisco/regione.ts';

/** Income and wealth of households by age of the main earner. */
export function mediaEta(
  valori: Valori,
  eta: number,
): { redditoFamiliare: number; patrimonioFamiliare: number } {
  const bands = valori['medie.eta'];
  const [, redditoFamiliare, patrimonioFamiliare] =
    bands.find(([to]) => to === null || eta <= to) ?? known(bands[bands.length - 1]);
  return { redditoFamiliare, patrimonioFamiliare };
}

/** Declared and net income of a taxpayer by region; Italy when the region is not known. */
export function mediaRegione(
  valori: Valori,
  regione: string | null | undefined,
): { dichiarato: number; netto: number } {
  const table = valori['medie.regioni'];
  const [dichiarato, netto] = table[chiaveRegione(regione) ?? 'Italia'] ?? known(table['Italia']);
  return { dichiarato, netto };
}

/** Distance from a mean as a share of it; null when the mean says nothing. */
export const scarto = (valore: number, media: number): number | null =>
  media > 0 ? (valore - media) / media : null;
