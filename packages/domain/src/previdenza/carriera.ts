/** The working life behind a pension: when it began and how continuous it is (domain.md 1.4). */
import { known } from '../records.ts';
import { monthIndex } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { quotaComputo, type OpzioniFisco } from '../fisco/contributi.ts';
import { grossFromNet } from '../fisco/netto.ts';
import { isAutonomo, isLavoratore, tipoLavoro, type TipoLavoro } from '../fisco/tipo.ts';
import { clamp, type IsoDate, type IsoMonth } from '../money.ts';
import type {
  Continuita,
  DipendentePubblico,
  Professione,
  RegimeFiscale,
  Sesso,
} from '../nucleo.ts';
import { coefAt } from './coefficienti.ts';

/** January 1996: from here on pensions are computed on contributions (L. 335/1995). */
const CONTRIBUTIVO = 1996 * 12;
const ANNI_MINIMI = 5;

export interface PersonaPrevidenza {
  refDate: IsoDate;
  birthDate: IsoDate;
  professione: Professione;
  /** Net, euro a year. */
  redditoNettoAnnuo: number;
  regione?: string | null | undefined;
  laureato?: boolean | undefined;
  /** Men's requirements when it is not known. */
  sesso?: Sesso | undefined;
  /** Children had: a mother needs a lower amount for the early contributory pension. */
  figli?: number | undefined;
  anniContributi?: number | undefined;
  primoContributo?: IsoMonth | undefined;
  continuita?: Continuita | undefined;
  dipendentePubblico?: DipendentePubblico | undefined;
  regimeFiscale?: RegimeFiscale | undefined;
  coefficienteForfettario?: number | undefined;
  /** Enrolled in the fund of a profession, whose rules are its own. */
  cassa?: boolean | undefined;
}

export interface Carriera {
  ref: number;
  birth: number;
  /** Month index of the first contribution. */
  start: number;
  /** Share of the past months covered: 1 when the years are known. */
  densita: number;
  /** Share of the months to come that will be covered. */
  densitaFutura: number;
  /** How many years were paid is known, when they began is not, and it may be before 1996. */
  inizioIncerto: boolean;
  tipo: TipoLavoro;
  opzioni: OpzioniFisco;
  regione: string | null;
  sesso: Sesso;
  figli: number;
  /** Waits longer for the early pension: local bodies and the health service. */
  finestraLunga: boolean;
  /** Gross income of today, euro a year. */
  lordo: number;
  /** Pension account of today, euro. */
  montanteOggi: number;
  /** Years of contributions before 1996; none in the Gestione separata, which began that year. */
  anniPre1996: number;
  /** Began after 1995: only contributions count. */
  contributivo: boolean;
  /**
   * What whole years of full work to come add to the account, discounted to today: the sum of the
   * first `y` years at position `y`, euro.
   */
  quoteFuture: readonly number[];
}

/** Age up to which an exit is looked for, and at least for how long from today. */
const ETA_MASSIMA = 90 * 12;
const ANNI_AVANTI = 25 * 12;
/** The last month in which a pension may start. */
export const ultimoMese = ({ ref, birth }: Pick<Carriera, 'ref' | 'birth'>): number =>
  Math.max(birth + ETA_MASSIMA, ref + ANNI_AVANTI);

/** @param lordo gross income of today when it is already known, euro a year */
export function carriera(valori: Valori, p: PersonaPrevidenza, lordo?: number): Carriera {
  const ref = monthIndex(p.refDate);
  const birth = monthIndex(p.birthDate);
  const tipo = tipoLavoro(valori, p.professione, p.redditoNettoAnnuo);
  const regione = p.regione ?? null;
  const durata = durataDi(valori, p, ref, birth);
  const { start, densita } = durata;
  const contributivo = start >= CONTRIBUTIVO;
  const opzioni: OpzioniFisco = {
    ante1996: !contributivo,
    ...(p.regimeFiscale === 'forfettario' && isAutonomo(tipo)
      ? { forfettario: true, coefficiente: p.coefficienteForfettario }
      : {}),
  };
  const gross = lordo ?? grossFromNet(valori, tipo, p.redditoNettoAnnuo, regione, opzioni);
  const anniPre1996 =
    tipo === 'gs' || !isLavoratore(tipo)
      ? 0
      : (densita * Math.max(0, Math.min(ref, CONTRIBUTIVO) - start)) / 12;
  const base = {
    ref,
    birth,
    tipo,
    opzioni,
    regione,
    sesso: p.sesso ?? 'M',
    figli: p.figli ?? 0,
    finestraLunga: p.dipendentePubblico === 'locale',
    lordo: gross,
    anniPre1996,
    contributivo,
    ...durata,
  };
  return {
    ...base,
    montanteOggi: montanteOggi(valori, base),
    quoteFuture: quoteFuture(valori, base),
  };
}

/** The month in which people of these studies usually begin to work. */
function inizioSupposto(
  valori: Valori,
  laureato: boolean | undefined,
  ref: number,
  birth: number,
): number {
  const firstAge = valori[laureato ? 'pensione.etaInizio.laurea' : 'pensione.etaInizio'];
  return Math.min(ref, birth + firstAge * 12);
}

/** Years of contributions that stand in for a missing answer. */
export function anniSupposti(
  valori: Valori,
  p: Pick<PersonaPrevidenza, 'refDate' | 'birthDate' | 'laureato'>,
): number {
  const [ref, birth] = [monthIndex(p.refDate), monthIndex(p.birthDate)];
  const start = inizioSupposto(valori, p.laureato, ref, birth);
  return ((ref - start) * valori['pensione.densita']) / 12;
}

type Durata = Pick<Carriera, 'start' | 'densita' | 'densitaFutura' | 'inizioIncerto'>;

/** When work began and how much of the time is covered, from the given answers. */
function durataDi(valori: Valori, p: PersonaPrevidenza, ref: number, birth: number): Durata {
  const { anniContributi, primoContributo, continuita } = p;
  const solita = valori['pensione.densita'];
  const supposto = inizioSupposto(valori, p.laureato, ref, birth);
  const futura = (share: number): number =>
    continuita ? valori['pensione.continuita'][continuita] : share;
  const primo = primoContributo === undefined ? undefined : monthIndex(primoContributo);
  if (anniContributi !== undefined) {
    if (primo !== undefined && primo < ref) {
      const share = (12 * anniContributi) / (ref - primo);
      return {
        start: primo,
        densita: Math.min(1, share),
        densitaFutura: futura(clamp(share, solita, 1)),
        inizioIncerto: false,
      };
    }
    const start = ref - Math.round(12 * anniContributi);
    // Three years of late entry are not taken for gaps.
    const attesi = (ref - supposto) / 12 - valori['pensione.ingressoTardivo'];
    return {
      start,
      densita: 1,
      densitaFutura: futura(
        anniContributi < 1
          ? solita
          : clamp(anniContributi / Math.max(anniContributi, attesi), solita, 1),
      ),
      inizioIncerto: anniContributi > 0 && start >= CONTRIBUTIVO && supposto < CONTRIBUTIVO,
    };
  }
  return {
    start: primo ?? supposto,
    densita: solita,
    densitaFutura: futura(solita),
    inizioIncerto: false,
  };
}

/**
 * Months of contributions at a month from today on.
 * @param smette the month in which work stops, when it is before
 */
export const mesiContributi = (
  { ref, start, densita, densitaFutura }: Carriera,
  month: number,
  smette = Infinity,
): number => withoutDust((ref - start) * densita + (Math.min(month, smette) - ref) * densitaFutura);

/** Five years told are 60 months, and not 59.999999: a right hangs on it. */
const withoutDust = (months: number): number => Math.round(months * 1e9) / 1e9;

type Base = Omit<Carriera, 'montanteOggi' | 'quoteFuture'>;

function montanteOggi(valori: Valori, c: Base): number {
  const years = (c.ref - Math.max(c.start, CONTRIBUTIVO)) / 12;
  const wage = 1 + valori['pensione.g'];
  const yield_ = 1 + valori['pensione.rho'];
  let total = 0;
  for (let j = 1; j <= Math.ceil(years); j++) {
    const middle = j - 0.5;
    const weight = Math.min(1, years - (j - 1));
    const quota = quotaComputo(valori, c.tipo, c.lordo * wage ** -middle, c.opzioni);
    total += weight * c.densita * quota * yield_ ** middle;
  }
  return total;
}

function quoteFuture(valori: Valori, c: Base): number[] {
  const wage = 1 + valori['pensione.g'];
  const yield_ = 1 + valori['pensione.rho'];
  const years = Math.ceil((ultimoMese(c) - c.ref) / 12) + 1;
  const sums = [0];
  for (let j = 1; j <= years; j++) {
    const middle = j - 0.5;
    const quota = quotaComputo(valori, c.tipo, c.lordo * wage ** middle, c.opzioni);
    sums.push(known(sums[j - 1]) + quota * yield_ ** -middle);
  }
  return sums;
}

/**
 * Gross pension accrued so far, euro a year: what survivors' and disability benefits are a share
 * of. Zero below five years of contributions.
 */
export function pensioneMaturata(valori: Valori, c: Carriera): number {
  if (mesiContributi(c, c.ref) < 12 * ANNI_MINIMI) return 0;
  const age = Math.max(57 * 12, c.ref - c.birth);
  return (
    c.montanteOggi * coefAt(valori, age, Math.floor(c.ref / 12)) +
    c.anniPre1996 * valori['pensione.retributivo'] * Math.min(c.lordo, valori['inps.primaFascia'])
  );
}
