/**
 * The severance pay of the years to come: left in the firm, in a pension fund, in a fund with the
 * employer's contribution. Euro of the reference day, taxed on both sides.
 */
import type { Valori } from '../costanti/costanti.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { irpefLorda } from '../fisco/irpef.ts';
import { carriera as carrieraDi, type Carriera } from './carriera.ts';
import { anniDiLavoro, tassiFondo, type TassiFondo, type TempiFondo } from './fondo.ts';
import { stimaPensione, type PersonaPensione, type SenzaStima } from './pensione.ts';

export type SceltaTfr = 'azienda' | 'fondo' | 'fondoDatore';

/** Shares of gross pay, 0–1. */
export interface ContributiFondo {
  proprio: number;
  datore: number;
}

/** Euro at the exit, or over all the years until then. */
export interface EsitoScelta {
  scelta: SceltaTfr;
  /** What leaves the pay in the first year, less the tax that its deduction saves, euro. */
  costoAnnuo: number;
  costoTotale: number;
  /** What the employer adds, severance pay apart. */
  versatoDatore: number;
  /** Before the tax of the exit. */
  lordo: number;
  /**
   * The taxable part: everything but revaluations, yields and contributions that were not deducted.
   */
  imponibile: number;
  /** Rate of that tax, 0–1. */
  aliquota: number;
  imposta: number;
  netto: number;
}

export interface ConfrontoTfr {
  status: 'ok';
  contributi: ContributiFondo;
  /** Severance pay of a year at the pay of today, euro. */
  tfrAnnuo: number;
  /** Years until the exit, and age there in months. */
  anni: number;
  mesiEta: number;
  /** Real growth a year, after the taxes on revaluation and on yield. */
  rendimentoAzienda: number;
  rendimentoFondo: number;
  scelte: EsitoScelta[];
}
export type EsitoConfrontoTfr =
  ConfrontoTfr | { status: SenzaStima['status'] | 'non_privato' | 'troppo_tardi' };

/**
 * Of a private employee, until the exit where the pension gap is measured (domain.md 1.7).
 * Severance pay already set aside stays where it is in every choice, so it is left out.
 * @param contributi of employee and employer; by default the answers given, or `tfr.contributi`
 */
export function confrontaTfr(
  valori: Valori,
  p: PersonaPensione,
  contributi?: ContributiFondo,
): EsitoConfrontoTfr {
  const c = carrieraDi(valori, p);
  const stima = stimaPensione(valori, p, c);
  if (stima.status !== 'ok') return { status: stima.status };
  // Severance pay of public employees follows rules of its own (DPCM 20 December 1999).
  if (c.tipo !== 'dipendente' || (p.dipendentePubblico ?? 'no') !== 'no')
    return { status: 'non_privato' };
  const { anniGap: anni, misurata } = stima;
  if (anni < 1 || anni + (p.anniFondo ?? 0) < valori['fondo.anniMinimi'])
    return { status: 'troppo_tardi' };
  const tempi = { anni, lavoro: anni, mesiEta: misurata.mese - c.birth };
  const tassi = tassiFondo(valori, tempi, p.anniFondo);
  const quote = contributi ?? contributiDi(valori, c, p);
  return {
    status: 'ok',
    contributi: quote,
    tfrAnnuo: valori['tfr.quota'] * c.lordo,
    anni,
    mesiEta: tempi.mesiEta,
    rendimentoAzienda: valori['tfr.reale'],
    rendimentoFondo: tassi.rendimentoFondo,
    scelte: [
      tfrAzienda(valori, c, tempi),
      tfrFondo(valori, c, tempi, tassi),
      tfrFondo(valori, c, tempi, tassi, quote),
    ],
  };
}

function contributiDi(
  valori: Valori,
  { lordo }: Carriera,
  { contributoDatore }: PersonaPensione,
): ContributiFondo {
  const { proprio, datore } = valori['tfr.contributi'];
  return { proprio, datore: contributoDatore === undefined ? datore : contributoDatore / lordo };
}

/**
 * Left in the firm: 6.91 % of gross pay a year (art. 2120 c.c.; L. 297/1982, art. 3), which grows
 * by `tfr.reale` after the 17 % on revaluations (D.Lgs. 47/2000, art. 11).
 */
export function tfrAzienda(valori: Valori, c: Carriera, tempi: TempiFondo): EsitoScelta {
  const annuo = valori['tfr.quota'] * c.lordo;
  let [lordo, imponibile, years] = [0, 0, 0];
  for (const { peso, paga, resta } of anniDiLavoro(valori, c, tempi)) {
    imponibile += peso * annuo * paga;
    lordo += peso * annuo * paga * (1 + valori['tfr.reale']) ** resta;
    years += peso;
  }
  const aliquota = aliquotaTfr(valori, imponibile, years);
  const niente = { costoAnnuo: 0, costoTotale: 0, versatoDatore: 0 };
  return { scelta: 'azienda', ...niente, ...conImposta(lordo, imponibile, aliquota) };
}

/**
 * Rate of the separate tax on severance pay, 0–1: that of income tax, without deductions, on twelve
 * times the share of one year (TUIR art. 19, paragraph 1). The tax office works it out again on the
 * rates of five years, which nobody knows today.
 * @param accantonato set aside without revaluations, euro
 * @param years of work that it comes from
 */
export function aliquotaTfr(valori: Valori, accantonato: number, years: number): number {
  if (!(accantonato > 0) || !(years > 0)) return 0;
  const riferimento = (12 * accantonato) / years;
  return irpefLorda(valori, riferimento) / riferimento;
}

/**
 * In a fund, which grows by `fondo.rendimento` after cost and the 20 % on yields (D.Lgs. 252/2005,
 * art. 17). At the exit 15 to 9 % is due on severance pay and on what was deducted (art. 11,
 * paragraph 6); contributions are deducted up to one ceiling for both (art. 8, paragraph 4).
 * @param contributi of employee and employer; none by default
 */
export function tfrFondo(
  valori: Valori,
  c: Carriera,
  tempi: TempiFondo,
  { rendimentoFondo, aliquotaFinale }: TassiFondo,
  contributi?: ContributiFondo,
): EsitoScelta {
  const { proprio, datore } = contributi ?? { proprio: 0, datore: 0 };
  const tetto = valori['fondo.deducibilita'];
  let [lordo, imponibile, costoTotale, versatoDatore] = [0, 0, 0, 0];
  for (const { peso, paga, resta } of anniDiLavoro(valori, c, tempi)) {
    const pay = c.lordo * paga;
    const tfr = valori['tfr.quota'] * pay;
    const versato = (proprio + datore) * pay;
    lordo += peso * (tfr + versato) * (1 + rendimentoFondo) ** resta;
    imponibile += peso * (tfr + Math.min(versato, tetto));
    costoTotale += peso * costoNetto(valori, c, pay, { proprio, datore });
    versatoDatore += peso * datore * pay;
  }
  return {
    scelta: contributi ? 'fondoDatore' : 'fondo',
    costoAnnuo: costoNetto(valori, c, c.lordo, { proprio, datore }),
    costoTotale,
    versatoDatore,
    ...conImposta(lordo, imponibile, aliquotaFinale),
  };
}

/** What a year's own contribution costs after its deduction, at a gross pay, euro. */
function costoNetto(
  valori: Valori,
  { tipo, regione, opzioni }: Carriera,
  pay: number,
  { proprio, datore }: ContributiFondo,
): number {
  const versato = proprio * pay;
  const room = Math.max(0, valori['fondo.deducibilita'] - datore * pay);
  const deducted = Math.min(versato, room);
  return versato - taxSavingDeduction(valori, tipo, pay, regione, deducted, opzioni);
}

const conImposta = (lordo: number, imponibile: number, aliquota: number) => {
  const imposta = aliquota * imponibile;
  return { lordo, imponibile, aliquota, imposta, netto: lordo - imposta };
};
