/** The working life behind a pension: when it began and how continuous it was. */
import { monthIndex } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { quotaComputo } from '../fisco/contributi.ts';
import { grossFromNet } from '../fisco/netto.ts';
import { isLavoratore, tipoLavoro, type TipoLavoro } from '../fisco/tipo.ts';
import type { IsoDate } from '../money.ts';
import type { Professione } from '../nucleo.ts';
import { coefAt } from './coefficienti.ts';

/** January 1996: from here on pensions are computed on contributions (L. 335/1995). */
const CONTRIBUTIVO = 1996 * 12;
const ANNI_MINIMI = 5;

export interface PersonaPrevidenza {
  refDate: IsoDate;
  birthDate: IsoDate;
  professione: Professione;
  /** Euro a year. */
  redditoNettoAnnuo: number;
  regione?: string | null | undefined;
  laureato?: boolean | undefined;
  anniContributi?: number | undefined;
}

export interface Carriera {
  ref: number;
  birth: number;
  /** Month index of the first contribution. */
  start: number;
  /** Share of the past months covered: 1 when the years are known. */
  density: number;
  tipo: TipoLavoro;
  regione: string | null;
  /** Gross income of today, euro a year. */
  lordo: number;
  /** Pension account of today, euro. */
  montanteOggi: number;
  /** Years of contributions before 1996; none in the Gestione separata, which began that year. */
  anniPre1996: number;
  /** Began after 1995: only contributions count. */
  contributivo: boolean;
}

/** @param lordo gross income of today when it is already known, euro a year */
export function carriera(valori: Valori, p: PersonaPrevidenza, lordo?: number): Carriera {
  const ref = monthIndex(p.refDate);
  const birth = monthIndex(p.birthDate);
  const tipo = tipoLavoro(p.professione);
  const regione = p.regione ?? null;
  const known = p.anniContributi !== undefined && p.anniContributi !== null;
  const firstAge = valori[p.laureato ? 'pensione.etaInizio.laurea' : 'pensione.etaInizio'];
  const start = known
    ? ref - Math.round(12 * p.anniContributi!)
    : Math.min(ref, birth + firstAge * 12);
  const density = known ? 1 : valori['pensione.densita'];
  const gross = lordo ?? grossFromNet(valori, tipo, p.redditoNettoAnnuo, regione);
  const anniPre1996 =
    tipo === 'gs' || !isLavoratore(tipo)
      ? 0
      : (density * Math.max(0, Math.min(ref, CONTRIBUTIVO) - start)) / 12;
  const base = {
    ref,
    birth,
    start,
    density,
    tipo,
    regione,
    lordo: gross,
    anniPre1996,
    contributivo: start >= CONTRIBUTIVO,
  };
  return { ...base, montanteOggi: montanteOggi(valori, base) };
}

/** Months of contributions at a month from today on. */
export const mesiContributi = (
  valori: Valori,
  { ref, start, density }: Carriera,
  month: number,
): number => (ref - start) * density + (month - ref) * valori['pensione.densita'];

function montanteOggi(
  valori: Valori,
  { ref, start, density, tipo, lordo }: Omit<Carriera, 'montanteOggi'>,
): number {
  const years = (ref - Math.max(start, CONTRIBUTIVO)) / 12;
  const wage = 1 + valori['pensione.g'];
  const yield_ = 1 + valori['pensione.rho'];
  let total = 0;
  for (let j = 1; j <= Math.ceil(years); j++) {
    const middle = j - 0.5;
    const weight = Math.min(1, years - (j - 1));
    total +=
      weight * density * quotaComputo(valori, tipo, lordo * wage ** -middle) * yield_ ** middle;
  }
  return total;
}

/**
 * Gross pension accrued so far, euro a year: what survivors' and disability benefits are a share
 * of. Zero below five years of contributions.
 */
export function pensioneMaturata(valori: Valori, c: Carriera): number {
  if (((c.ref - c.start) * c.density) / 12 < ANNI_MINIMI) return 0;
  const age = Math.max(57 * 12, c.ref - c.birth);
  return (
    c.montanteOggi * coefAt(valori, age, Math.floor(c.ref / 12)) +
    c.anniPre1996 * valori['pensione.retributivo'] * Math.min(c.lordo, valori['inps.primaFascia'])
  );
}
