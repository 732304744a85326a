/** Buying back the years of a degree (domain.md 2). */
import { ConfigError } from '../errors.ts';
import type { Valori } from '../costanti/costanti.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { netFromGross } from '../fisco/netto.ts';
import type { TipoLavoro } from '../fisco/tipo.ts';
import type { Persona } from '../nucleo.ts';
import { carriera as carrieraDi, type Carriera } from '../previdenza/carriera.ts';
import {
  stimaPensione,
  type PersonaPensione,
  type StatoPensione,
  type StimaNota,
  type StimaOk,
} from '../previdenza/pensione.ts';
import { meseAnticipata, meseVecchiaia } from '../previdenza/requisiti.ts';

export interface PersonaRiscatto extends PersonaPensione {
  annoDomanda: number;
  /** Years of legal duration of the degree, 1–6. */
  anni: number;
  sesso?: 'M' | 'F' | undefined;
}

export interface Convenienza {
  costo: number;
  risparmioFiscale: number;
  costoNetto: number;
  deltaPensioneLorda: number;
  deltaPensioneNetta: number;
  /** Null when the pension would not grow. */
  anniRecupero: number | null;
}

export type Riscatto =
  | {
      status: 'ok';
      agevolato: Convenienza;
      ordinario: Convenienza;
      mesiAnticipo: number;
      esito: 'conviene' | 'da valutare' | 'poco conveniente';
    }
  | { status: StatoPensione | 'non_laureato' };

const ANNI_TRIENNALE = 3;
const ANNI_LAUREA = 5;
/**
 * Years of legal duration of a person's degree, 1–6: as told, or as long as degrees of its kind
 * last.
 */
export const anniLaureaDi = ({
  laureato,
  titoloStudio,
}: Pick<Persona, 'laureato' | 'titoloStudio'>): number =>
  laureato?.anni ?? (titoloStudio === 'laurea triennale' ? ANNI_TRIENNALE : ANNI_LAUREA);

/**
 * Cost of the flat-rate form: minimum income of artisans and shopkeepers of the year of application
 * × 33% × years. Until the new year's figure is published the last one holds; a later year's is
 * never used.
 * @throws ConfigError for a year before the first known
 */
export function riscattoCostAgevolato(valori: Valori, anno: number, anni: number): number {
  const known = Object.keys(valori['riscatto.minimale'])
    .map(Number)
    .filter((year) => year <= anno);
  const minimale = valori['riscatto.minimale'][Math.max(...known)];
  if (minimale === undefined)
    throw new ConfigError('riscatto.minimale', `no value for the year ${anno}`);
  return minimale * valori['riscatto.aliquota'] * anni;
}

/**
 * Cost of the ordinary form for years under the contributory method: rate × pay of the last twelve
 * months × years.
 */
export function riscattoCostOrdinario(
  valori: Valori,
  tipo: TipoLavoro,
  lordo: number,
  anni: number,
): number {
  const { dip, gs, art, com } = valori['inps.computo'];
  const rate = {
    dipendente: dip,
    gs,
    artigiano: art,
    commerciante: com,
    pensionato: 0,
    nessuno: 0,
  }[tipo];
  return rate * Math.min(lordo, valori['inps.massimale']) * anni;
}

/** @param known the same person's career and pension, when the caller has them already */
export function riscatto(
  valori: Valori,
  p: PersonaRiscatto,
  known?: { carriera: Carriera; pensione: StimaNota },
): Riscatto {
  const pensione = known?.pensione ?? stimaPensione(valori, p);
  if (pensione.status !== 'ok') return { status: pensione.status };
  if (p.laureato === false) return { status: 'non_laureato' };
  const c = known?.carriera ?? carrieraDi(valori, p);
  const agevolato = convenienza(
    valori,
    c,
    pensione,
    riscattoCostAgevolato(valori, p.annoDomanda, p.anni),
  );
  const ordinario = convenienza(
    valori,
    c,
    pensione,
    riscattoCostOrdinario(valori, c.tipo, c.lordo, p.anni),
  );
  const mesiAnticipo = anticipo(valori, c, p.sesso ?? 'M', p.anni);
  return {
    status: 'ok',
    agevolato,
    ordinario,
    mesiAnticipo,
    esito: esito(valori, agevolato.anniRecupero, mesiAnticipo),
  };
}

function convenienza(
  valori: Valori,
  c: Carriera,
  pensione: Omit<StimaOk, 'mese'>,
  costo: number,
): Convenienza {
  const rate = valori['riscatto.anniRate'];
  const risparmioFiscale =
    rate * taxSavingDeduction(valori, c.tipo, c.lordo, c.regione, costo / rate);
  const costoNetto = costo - risparmioFiscale;
  const deltaPensioneLorda =
    costo * (1 + valori['pensione.rho']) ** pensione.anniAlPensionamento * pensione.coefficiente;
  const deltaPensioneNetta =
    netFromGross(valori, 'pensionato', pensione.pensioneLordaAnnua + deltaPensioneLorda, c.regione)
      .net - pensione.pensioneNettaAnnua;
  return {
    costo,
    risparmioFiscale,
    costoNetto,
    deltaPensioneLorda,
    deltaPensioneNetta,
    anniRecupero: deltaPensioneNetta > 0 ? costoNetto / deltaPensioneNetta : null,
  };
}

/**
 * Months by which the earliest exit, old-age or early, moves when the years bought back are added.
 */
function anticipo(valori: Valori, c: Carriera, sesso: 'M' | 'F', anni: number): number {
  const uscita = (extraMesi: number) =>
    Math.min(
      meseVecchiaia(valori, c, { extraMesi }) ?? Infinity,
      meseAnticipata(valori, c, sesso, extraMesi),
    );
  const today = uscita(0);
  return Number.isFinite(today) ? Math.max(0, today - uscita(12 * anni)) : 0;
}

function esito(valori: Valori, anniRecupero: number | null, mesiAnticipo: number) {
  const [conviene, valutare, mesi] = valori['riscatto.soglie'];
  const years = anniRecupero ?? Infinity;
  if (years <= conviene || mesiAnticipo >= mesi) return 'conviene';
  return years <= valutare ? 'da valutare' : 'poco conveniente';
}
