/** Buying back the years of a degree (domain.md 2). */
import { monthIndex } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { perAnno } from '../costanti/per-anno.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { netFromGross } from '../fisco/netto.ts';
import type { TipoLavoro } from '../fisco/tipo.ts';
import { clamp, type IsoDate } from '../money.ts';
import type { Persona } from '../nucleo.ts';
import { carriera as carrieraDi, type Carriera } from '../previdenza/carriera.ts';
import {
  stimaPensione,
  type PersonaPensione,
  type SenzaStima,
  type StimaOk,
  type StimaPensione,
} from '../previdenza/pensione.ts';
import { uscite, type Uscita } from '../previdenza/uscite.ts';

export interface PersonaRiscatto extends PersonaPensione {
  annoDomanda: number;
  /** Years of legal duration of the degree, 1–6. */
  anni: number;
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
      /** Years of study from 1996 on: the others are valued by another method. */
      anniUtili: number;
      /** Year of the minimum income that was used: the last one published. */
      annoMinimale: number;
      agevolato: Convenienza;
      ordinario: Convenienza;
      mesiAnticipo: number;
      esito: 'conviene' | 'da valutare' | 'poco conveniente';
    }
  | { status: SenzaStima['status'] | 'non_laureato' | 'studi_prima_1996' };

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

/** January 1996: studies before it are not valued by contributions. */
const CONTRIBUTIVO = 1996 * 12;
/**
 * Years of study that count: taken from the nineteenth birthday, only those from January 1996 on
 * (INPS, circolare 36/2019).
 */
export function anniUtili(valori: Valori, birthDate: IsoDate, anni: number): number {
  const start = monthIndex(birthDate) + 12 * valori['riscatto.etaStudi'];
  return clamp((start + 12 * anni - Math.max(start, CONTRIBUTIVO)) / 12, 0, anni);
}

/**
 * Cost of the flat-rate form: minimum income of artisans and shopkeepers of the year of application
 * × 33% × years. Until the new year's figure is published the last one holds.
 */
export const riscattoCostAgevolato = (valori: Valori, anno: number, anni: number): number =>
  perAnno(valori['riscatto.minimale'], anno).value * valori['riscatto.aliquota'] * anni;

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

/**
 * Both forms of buying back a degree, and by how much the exit moves.
 * @param known the same person's career and pension, when the caller has them already
 */
export function riscatto(
  valori: Valori,
  p: PersonaRiscatto,
  known?: { carriera: Carriera; pensione: StimaPensione },
): Riscatto {
  const pensione = known?.pensione ?? stimaPensione(valori, p);
  if (pensione.status !== 'ok') return { status: pensione.status };
  if (p.laureato === false) return { status: 'non_laureato' };
  const anni = anniUtili(valori, p.birthDate, p.anni);
  if (anni <= 0) return { status: 'studi_prima_1996' };
  const c = known?.carriera ?? carrieraDi(valori, p);
  const agevolato = convenienza(
    valori,
    c,
    pensione,
    riscattoCostAgevolato(valori, p.annoDomanda, anni),
  );
  const ordinario = convenienza(
    valori,
    c,
    pensione,
    riscattoCostOrdinario(valori, c.tipo, c.lordo, anni),
  );
  const mesiAnticipo = anticipo(valori, c, pensione.principale, anni, agevolato.costo);
  return {
    status: 'ok',
    anniUtili: anni,
    annoMinimale: perAnno(valori['riscatto.minimale'], p.annoDomanda).anno,
    agevolato,
    ordinario,
    mesiAnticipo,
    esito: esito(valori, agevolato.anniRecupero, mesiAnticipo),
  };
}

function convenienza(valori: Valori, c: Carriera, pensione: StimaOk, costo: number): Convenienza {
  const rate = valori['riscatto.anniRate'];
  const risparmioFiscale =
    rate * taxSavingDeduction(valori, c.tipo, c.lordo, c.regione, costo / rate, c.opzioni);
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
 * Months by which the exit moves when the years bought back are added. An exit by amount is not
 * promised to people who do not have it already.
 */
function anticipo(
  valori: Valori,
  c: Carriera,
  principale: Uscita,
  anni: number,
  costo: number,
): number {
  const con = uscite(valori, c, { riscatto: { mesi: 12 * anni, costo, rate: 1 } }).find(
    ({ tipo, sogliaVicina, inizioIncerto }) =>
      !sogliaVicina &&
      !inizioIncerto &&
      (tipo !== 'anticipata_contributiva' || principale.tipo === tipo),
  );
  return con ? Math.max(0, principale.mese - con.mese) : 0;
}

function esito(valori: Valori, anniRecupero: number | null, mesiAnticipo: number) {
  const [conviene, valutare, mesi] = valori['riscatto.soglie'];
  const years = anniRecupero ?? Infinity;
  if (years <= conviene || mesiAnticipo >= mesi) return 'conviene';
  return years <= valutare ? 'da valutare' : 'poco conveniente';
}
