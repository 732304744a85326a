/** Which constants fall due, how that day is found, and the act that renews each of them. */
import { words, type Words } from '../aree.ts';
import type { ChiaveCostante } from './chiavi.ts';

/**
 * - `anno`, `biennio`: law gives one value for that long, counted from its first day.
 * - `anni`: the years are inside the value, and the last of them counts.
 * - `lettura`: the value stays in force until an act or a new survey changes it, and is read again
 *   once a year, on the first `entro` after the last reading.
 * - `termine`: a measure that ends by itself on the day in its value; no figure uses it afterwards.
 */
export type Cadenza = 'anno' | 'biennio' | 'anni' | 'lettura' | 'termine';

export interface Scadenza {
  cadenza: Cadenza;
  /** Month and day; the new year by default. */
  entro: string;
  /** The act, or the yearly publication, that brings the next value. */
  atto: Words;
}

const CAPODANNO = '01-01';
/** When yearly statistics are published: tax returns in spring, surveys in autumn. */
const PRIMAVERA = '06-01';
const AUTUNNO = '11-01';

const scade =
  (cadenza: Cadenza, it: string, en: string, entro = CAPODANNO) =>
  <K extends ChiaveCostante>(...keys: K[]): [K, Scadenza][] => {
    const scadenza: Scadenza = { cadenza, entro, atto: words(it, en) };
    return keys.map((key) => [key, scadenza]);
  };

const CONTRIBUTI = scade(
  'anno',
  'Circolari INPS di inizio anno su minimali, massimali e prima fascia',
  'INPS circulars at the start of the year on minimums, ceiling and first band',
);
const ALIQUOTE = scade(
  'lettura',
  'Circolari INPS di inizio anno sulle aliquote',
  'INPS circulars at the start of the year on rates',
);
const PENSIONI = scade(
  'anno',
  'Decreto di novembre sulla perequazione e circolare INPS sul rinnovo delle pensioni',
  'November decree on indexation and INPS circular renewing pensions',
);
const COEFFICIENTI = scade(
  'biennio',
  'Decreto ministeriale sui coefficienti di trasformazione (L. 335/1995, art. 1, comma 11)',
  'Ministerial decree on transformation coefficients (Law 335/1995, art. 1, paragraph 11)',
);
const REQUISITI = scade(
  'anni',
  'Decreto direttoriale sulla speranza di vita, dodici mesi prima del biennio (DL 78/2010, art. 12)',
  'Decree on life expectancy, twelve months before its two years (Decree-Law 78/2010, art. 12)',
);
const FINESTRE = scade(
  'anni',
  'L. 213/2023, art. 1, comma 162, e circolari INPS',
  'Law 213/2023, art. 1, paragraph 162, and INPS circulars',
);
const MINIMALE_RISCATTO = scade(
  'anni',
  'Circolare INPS di inizio anno su artigiani e commercianti',
  'INPS circular at the start of the year on artisans and shopkeepers',
);
const BILANCIO = scade('lettura', 'Legge di bilancio', 'Budget law');
const MEF = scade(
  'lettura',
  'Statistiche annuali del MEF sulle dichiarazioni dei redditi',
  'Yearly statistics of the Ministry of Economy on tax returns',
  PRIMAVERA,
);
const ISTAT = scade(
  'lettura',
  'Statistiche annuali ISTAT su spese e redditi delle famiglie',
  'Yearly ISTAT statistics on household spending and income',
  AUTUNNO,
);
const SHIW = scade(
  'lettura',
  'Indagine della Banca d’Italia sui bilanci delle famiglie',
  'Bank of Italy Survey on Household Income and Wealth',
  AUTUNNO,
);
const SANITA = scade(
  'lettura',
  'Rapporti annuali sulla spesa sanitaria delle famiglie',
  'Yearly reports on household health spending',
  AUTUNNO,
);
const UNIVERSALE = scade(
  'termine',
  'Proroga della Prestazione universale (D.Lgs. 29/2024), se arriva',
  'Extension of the Prestazione universale (Legislative Decree 29/2024), if any',
);

/**
 * Kept apart from the releases, so that it also holds for stored releases. A constant that is not
 * listed stays valid until an act changes it, or is our own assumption.
 */
export const SCADENZE: ReadonlyMap<ChiaveCostante, Scadenza> = new Map<ChiaveCostante, Scadenza>([
  ...CONTRIBUTI('inps.massimale', 'inps.massimale.ac95', 'inps.primaFascia', 'inps.minimaleAC'),
  ...ALIQUOTE(
    'inps.dip.aliquota',
    'inps.dip.aggiuntiva',
    'inps.gs.aliquota',
    'inps.art.aliquota',
    'inps.com.aliquota',
    'inps.ac.aggiuntiva',
    'inps.ac.maternita',
    'inps.computo',
  ),
  ...PENSIONI('inps.assegnoSociale', 'inps.trattamentoMinimo', 'inps.accompagnamento'),
  ...COEFFICIENTI('inps.coefficienti', 'inps.coefficienti.annoBase'),
  ...REQUISITI('pensione.requisito.legge'),
  ...FINESTRE('pensione.finestra.pubblica'),
  ...MINIMALE_RISCATTO('riscatto.minimale'),
  ...BILANCIO(
    'tax.irpef.scaglioni',
    'tax.detr.dip',
    'tax.detr.aut',
    'tax.detr.pens',
    'tax.cuneo.somma',
    'tax.cuneo.detrazione',
    'tax.trattamentoIntegrativo',
    'tax.forfettario.aliquota',
    'tax.forfettario.limite',
    'fondo.deducibilita',
    'fondo.deducibilita.extra',
    'tassa.capitale',
    'tassa.statali',
    'tassa.crypto',
  ),
  ...MEF(
    'tax.addizionali.regioni',
    'tax.addizionali.default.r',
    'tax.addizionali.default.c',
    'medie.regioni',
    'medie.professioni',
  ),
  ...ISTAT('spese.mediana', 'spese.fattore', 'medie.famiglia', 'medie.area.mediana'),
  ...SHIW(
    'medie.eta',
    'medie.area',
    'medie.condizione',
    'medie.istruzione',
    'medie.patrimonio',
    'medie.patrimonio.2020',
    'medie.patrimonio.testa',
    'medie.risparmi',
  ),
  ...SANITA('medie.spesaSanitaria'),
  ...UNIVERSALE('ltc.universale'),
]);
