/**
 * The pension fund: what it pays, what flows in by itself, and what to put in to fill a gap
 * (domain.md 1.7 and 1.8).
 */
import type { Valori } from '../costanti/costanti.ts';
import { isForfettario } from '../fisco/netto.ts';
import type { DestinazioneTfr } from '../nucleo.ts';
import type { Carriera } from './carriera.ts';
import { interpolate } from './interpolate.ts';

/** What a person told of fund and severance pay. */
export interface PersonaFondo {
  /** Balance of today, euro, and whole years since it was opened. */
  montanteFondo?: number | undefined;
  anniFondo?: number | undefined;
  /** Severance pay set aside in the firm so far, euro, and where the next goes. */
  tfrMaturato?: number | undefined;
  tfrDestinazione?: DestinazioneTfr | undefined;
  /** What the employer pays into the fund, euro a year. */
  contributoDatore?: number | undefined;
}

export interface TempiFondo {
  /** Years of payments. */
  lavoro: number;
  /** Years until the annuity starts; not less than `lavoro`. */
  anni: number;
  /** Age at the annuity, months. */
  mesiEta: number;
}

/** What a fund yields and pays at one date. */
export interface TassiFondo {
  /** Real return a year, after cost and tax. */
  rendimentoFondo: number;
  /** Annuity of a year over the capital. */
  coeffRendita: number;
  /** Tax on the deducted part. */
  aliquotaFinale: number;
}

export function tassiFondo(
  valori: Valori,
  { anni, mesiEta }: TempiFondo,
  anniFondo = 0,
): TassiFondo {
  return {
    rendimentoFondo: valori['fondo.rendimento'].find(([from]) => anni >= from)?.[1] ?? 0,
    coeffRendita: interpolate(valori['fondo.coeffRendita'], mesiEta / 12) / 100,
    aliquotaFinale: Math.max(
      valori['fondo.imposta.min'],
      valori['fondo.imposta.max'] -
        valori['fondo.imposta.passo'] *
          Math.max(0, Math.floor(anni + anniFondo) - valori['fondo.imposta.da']),
    ),
  };
}

/**
 * Yearly annuity, net, of what the fund holds today and of what flows into it by itself: severance
 * pay and the employer's contribution. Euro of the reference day.
 */
export function renditaFondo(
  valori: Valori,
  c: Carriera | undefined,
  p: PersonaFondo,
  tempi: TempiFondo,
  { rendimentoFondo: r, coeffRendita, aliquotaFinale: t }: TassiFondo,
): number {
  const { montanteFondo = 0 } = p;
  const montante = montanteFondo * (1 + r) ** tempi.anni - t * montanteFondo;
  return coeffRendita * (montante + (1 - t) * flussiFondo(valori, c, p, tempi, r));
}

/** Value of what flows in by itself until then, euro. Zero for a person who does not work. */
export function flussiFondo(
  valori: Valori,
  c: Carriera | undefined,
  { tfrDestinazione, contributoDatore = 0 }: PersonaFondo,
  tempi: TempiFondo,
  rendimento: number,
): number {
  if (!c) return 0;
  const inFondo = c.tipo === 'dipendente' && tfrDestinazione === 'fondo';
  const ogniAnno = (inFondo ? valori['tfr.quota'] * c.lordo : 0) + contributoDatore;
  return ogniAnno > 0 ? capitalizza(valori, c, ogniAnno, tempi, rendimento) : 0;
}

/**
 * Severance pay left in the firm, euro at the exit, before its tax: capital, not income. Nothing
 * where it was not given.
 */
export function tfrInAzienda(
  valori: Valori,
  c: Carriera,
  p: PersonaFondo,
  tempi: TempiFondo,
): number {
  if (c.tipo !== 'dipendente') return 0;
  const r = valori['tfr.reale'];
  const nuovo =
    p.tfrDestinazione === 'azienda'
      ? capitalizza(valori, c, valori['tfr.quota'] * c.lordo, tempi, r)
      : 0;
  return (p.tfrMaturato ?? 0) * (1 + r) ** tempi.anni + nuovo;
}

/** Value at the exit of a share of pay set aside every year of work to come. */
function capitalizza(
  valori: Valori,
  c: Carriera,
  oggi: number,
  tempi: TempiFondo,
  rendimento: number,
): number {
  let total = 0;
  for (const { peso, paga, resta } of anniDiLavoro(valori, c, tempi))
    total += peso * oggi * paga * (1 + rendimento) ** resta;
  return total;
}

/** One year of work to come, taken at its middle. */
export interface AnnoDiLavoro {
  /** Share of the year spent at work, 0–1. */
  peso: number;
  /** Pay of that year divided by pay of today. */
  paga: number;
  /** Years from then to the exit. */
  resta: number;
}

export function anniDiLavoro(
  valori: Valori,
  { densitaFutura }: Pick<Carriera, 'densitaFutura'>,
  { lavoro, anni }: Pick<TempiFondo, 'lavoro' | 'anni'>,
): AnnoDiLavoro[] {
  const wage = 1 + valori['pensione.g'];
  return Array.from({ length: Math.ceil(lavoro) }, (_, year) => {
    const middle = year + 0.5;
    return {
      peso: Math.min(1, lavoro - year) * densitaFutura,
      paga: wage ** middle,
      resta: Math.max(0, anni - middle),
    };
  });
}

/**
 * Yearly annuity, net, that `versamento` euro a year give until work stops: the inverse of
 * {@link versamentoPer}. Zero when there is no year of payments.
 */
export function renditaVersamenti(
  versamento: number,
  { lavoro, anni }: TempiFondo,
  tassi: TassiFondo,
  deducibile: number,
): number {
  if (!(versamento > 0) || lavoro <= 0) return 0;
  const { rendimentoFondo: r, coeffRendita, aliquotaFinale } = tassi;
  const paid = sommaVersamenti(r, lavoro) * (1 + r) ** (anni - lavoro);
  const taxed = aliquotaFinale * lavoro * Math.min(versamento, deducibile);
  return coeffRendita * (versamento * paid - taxed);
}

/** Euro a year that fill a gap; the part that was not deducted is not taxed at the end. */
function versamentoPer(
  gap: number,
  anni: number,
  { rendimentoFondo, coeffRendita, aliquotaFinale: t }: TassiFondo,
  deducibile: number,
): number {
  const capitale = gap / coeffRendita;
  const somma = sommaVersamenti(rendimentoFondo, anni);
  const tutto = capitale / (somma - t * anni);
  return tutto <= deducibile ? tutto : (capitale + t * anni * deducibile) / somma;
}

/** Final value of one euro a year. */
const sommaVersamenti = (r: number, anni: number): number =>
  r === 0 ? anni : ((1 + r) ** anni - 1) / r;

/** What a person may still deduct in a year, euro: one ceiling with the employer's contribution. */
export const deducibileDi = (valori: Valori, c: Carriera, p: PersonaFondo): number =>
  isForfettario(valori, c.tipo, c.lordo, c.opzioni)
    ? 0
    : Math.max(0, valori['fondo.deducibilita'] - (p.contributoDatore ?? 0));

export interface PianoFondo {
  /** Euro a year; null when less than a year is left, or the pension is there already. */
  versamentoAnnuo: number | null;
  versamentoMensile: number | null;
  /** Within a quarter of net income, euro a month: never the sum to recommend. */
  versamentoSostenibile: number | null;
  /** A fund alone can fill the gap. */
  fattibile: boolean;
  /** Enough years are left for the fund to pay anything. */
  fondoPossibile: boolean;
  tettoFondoMensile: number;
}

/** @param redditoNetto of today, euro a year: no plan asks more than a quarter of it */
export function pianoFondo(
  valori: Valori,
  c: Carriera,
  p: PersonaFondo & { redditoNettoAnnuo: number },
  gap: number,
  { anni }: TempiFondo,
  tassi: TassiFondo,
  maturata: boolean,
): PianoFondo {
  const deducibile = deducibileDi(valori, c, p);
  const minimi = valori['fondo.anniMinimi'];
  const insieme = {
    fondoPossibile: anni + (p.anniFondo ?? 0) >= minimi,
    tettoFondoMensile: deducibile / 12,
  };
  if (anni < 1 || maturata)
    return {
      ...insieme,
      versamentoAnnuo: null,
      versamentoMensile: null,
      versamentoSostenibile: null,
      fattibile: false,
    };
  const versamentoAnnuo = versamentoPer(gap, anni, tassi, deducibile);
  const massimo = valori['pensione.quotaMaxRisparmio'] * p.redditoNettoAnnuo;
  return {
    ...insieme,
    versamentoAnnuo,
    versamentoMensile: versamentoAnnuo / 12,
    versamentoSostenibile: Math.min(versamentoAnnuo, massimo) / 12,
    fattibile: anni >= minimi && versamentoAnnuo <= massimo,
  };
}
