/**
 * Texts that staff may rewrite (`/admin/testi-informativi`), in the words of Bussola. They name no
 * figure of anybody; what staff published stands in the database and wins. Pages load theirs alone
 * (testi-pagine.ts).
 */
import { SOLUZIONI, words } from '../aree.ts';
import type { SoluzioneCode, Words } from '../aree.ts';
import { REGALI } from '../regali/catalogo.ts';
import { passiDi } from '../regali/come-cominciare.ts';
import type { ChiavePasso } from '../regali/come-cominciare.ts';
import { TESTI_PAGINE } from './testi-pagine.ts';
import type { ChiavePagina } from './testi-pagine.ts';

type ChiaveReport = `report.${'apertura' | 'chiusura'}`;
export type ChiaveTesto = ChiavePagina | ChiavePasso | ChiaveReport;

/** The PDF report: under «I numeri» at its beginning, and after the caution at its end. */
const REPORT: readonly [ChiaveReport, Words][] = [
  [
    'report.apertura',
    words(
      'Gli importi sono in euro di oggi, arrotondati all’euro. Come è fatto ogni conto, con quali dati e da quali fonti, sta nell’appendice.',
      'Amounts are in today’s euros, rounded to the euro. How each sum was done, with which data and from which sources, is in the appendix.',
    ),
  ],
  [
    'report.chiusura',
    words(
      'Con gli stessi dati, le stesse costanti e lo stesso motore i risultati sono gli stessi.',
      'The same data, with the same constants and the same engine, give the same results.',
    ),
  ],
];

const TESTI: ReadonlyMap<ChiaveTesto, Words> = new Map<ChiaveTesto, Words>([
  ...TESTI_PAGINE,
  ...REGALI.flatMap(passiDi),
  ...REPORT,
]);

/** In the order in which staff find them. */
export const CHIAVI_TESTI: readonly ChiaveTesto[] = [...TESTI.keys()];

/** The words of Bussola. */
export function testoDi(key: ChiaveTesto): Words {
  const found = TESTI.get(key);
  if (!found) throw new Error(`no text ${key}`);
  return found;
}

interface Posto {
  /** The page that shows it, or from which it is sent or made. */
  page: string;
  area: SoluzioneCode | null;
  /** `words`: in a letter or a PDF, where lists, bold and links are not drawn. */
  drawn: 'page' | 'words';
}
/** Where a text is read. */
export function doveSiLegge(key: ChiaveTesto): Posto {
  const area = SOLUZIONI.find((one) => key.startsWith(`area.${one}.`)) ?? null;
  if (area) return { page: `/app/dashboards/soluzione-consigliata/${area}`, area, drawn: 'page' };
  if (key.startsWith('report.'))
    return { page: '/app/dashboards/strumenti/i-miei-report', area, drawn: 'words' };
  return {
    page: '/app/dashboards/strumenti/regali',
    area,
    drawn: key.startsWith('regalo.') ? 'page' : 'words',
  };
}
