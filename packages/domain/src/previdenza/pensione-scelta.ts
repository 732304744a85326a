/**
 * The pension of who chooses when to stop, pays into a fund every year or buys back years:
 * `pension` under hypotheses.
 */
import { yearOf } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { netFromGross } from '../fisco/netto.ts';
import type { IpotesiPensione } from '../nucleo.ts';
import { carriera as carrieraDi, mesiContributi, type Carriera } from './carriera.ts';
import { pianoFondo } from './fondo.ts';
import {
  pension,
  stimaAl,
  type Pensione,
  type PensioneOk,
  type PersonaPensione,
  type Stima,
} from './pensione.ts';
import {
  ETA_MASSIMA,
  MESI_CONTRIBUTIVA,
  MESI_VECCHIAIA,
  meseAnticipata,
  meseVecchiaia,
  reqMonths,
  RINVIO,
} from './requisiti.ts';

const MENSILITA_INPS = 13;

/**
 * The same estimate as {@link pension}, in euro of the reference day, not rounded, under the
 * hypotheses.
 *
 * Who stops before the old-age pension may take the early one, when its months of contributions are
 * there (DL 4/2019, art. 15); otherwise waits for the first right with the contributions paid until
 * then, and the account is revalued in the meanwhile. Years bought back add months and their cost
 * to the account (DL 4/2019, art. 20; D.Lgs. 184/1997, art. 2). Without hypotheses the result is
 * that of `pension`.
 * @param sesso decides the months of the early pension; men's when not told
 * @param known the same person's career, when the caller has it already
 */
export function pensioneScelta(
  valori: Valori,
  p: PersonaPensione,
  ipotesi: IpotesiPensione,
  sesso: 'M' | 'F' = 'M',
  known?: Carriera,
): Pensione {
  const c = known ?? carrieraDi(valori, p);
  const base = pension(valori, p, c);
  if (base.status !== 'ok' && base.status !== 'requisiti_non_raggiunti') return base;
  const { mesiEta, riscatto, versamentoFondo = 0 } = ipotesi;
  const scelte = {
    smette: mesiEta === undefined ? undefined : Math.max(c.ref, c.birth + mesiEta),
    sesso,
    riscatto,
  };
  const prima = uscitaCon(valori, c, scelte, false);
  const uscita =
    prima && isTroppoBassa(valori, c, prima.stima) ? uscitaCon(valori, c, scelte, true) : prima;
  if (!uscita) return { status: 'requisiti_non_raggiunti' };
  const { month, fine, stima, posticipata } = uscita;
  const extraMesi = riscatto?.mesi ?? 0;
  return {
    ...riassunto(valori, p, c, { smette: fine, month, extraMesi }, stima, versamentoFondo),
    posticipata,
  };
}

interface Scelte {
  /** Month in which work stops; undefined: with the pension. */
  smette: number | undefined;
  sesso: 'M' | 'F';
  riscatto: IpotesiPensione['riscatto'];
}
/** @param posticipata the contributory pension put off to the age that asks no minimum amount */
function uscitaCon(
  valori: Valori,
  c: Carriera,
  { smette, sesso, riscatto }: Scelte,
  posticipata: boolean,
) {
  const extraMesi = riscatto?.mesi ?? 0;
  const month =
    smette === undefined
      ? meseVecchiaia(valori, c, { extraMesi, posticipata })
      : meseDiritto(valori, c, smette, sesso, extraMesi, posticipata);
  if (month === null) return null;
  const fine = smette ?? month;
  return { month, fine, posticipata, stima: stimaAl(valori, c, month, fine, riscatto) };
}

const isTroppoBassa = (
  valori: Valori,
  { contributivo }: Carriera,
  { pensioneLordaAnnua }: ReturnType<typeof stimaAl>,
): boolean => contributivo && pensioneLordaAnnua < valori['inps.assegnoSociale'] * MENSILITA_INPS;

/**
 * First month of a pension for who pays nothing more from `smette` on; null when there is none by
 * the age of ninety.
 */
function meseDiritto(
  valori: Valori,
  c: Carriera,
  smette: number,
  sesso: 'M' | 'F',
  extraMesi: number,
  posticipata: boolean,
): number | null {
  const paid = mesiContributi(valori, c, smette) + extraMesi;
  const anticipata = meseAnticipata(valori, c, sesso, extraMesi);
  // The months were there when work stopped: only the window is left to wait.
  const early =
    !posticipata && anticipata - valori['pensione.anticipata.finestra'] <= smette
      ? Math.max(smette, anticipata)
      : Infinity;
  for (let month = smette; month <= c.birth + ETA_MASSIMA && month < early; month++) {
    const age = month - c.birth;
    const required = reqMonths(valori, yearOf(month));
    if (age < required) continue;
    if (!posticipata && paid >= MESI_VECCHIAIA) return month;
    if (age >= required + RINVIO && paid >= MESI_CONTRIBUTIVA) return month;
  }
  return Number.isFinite(early) ? early : null;
}

interface Date {
  smette: number;
  month: number;
  extraMesi: number;
}

function riassunto(
  valori: Valori,
  p: PersonaPensione,
  c: Carriera,
  { smette, month, extraMesi }: Date,
  stima: Stima,
  versamento: number,
): Omit<PensioneOk, 'posticipata'> {
  const anniAlPensionamento = (month - c.ref) / 12;
  const mesiEta = month - c.birth;
  const pensioneNettaAnnua = netFromGross(
    valori,
    'pensionato',
    stima.pensioneLordaAnnua,
    c.regione,
  ).net;
  const redditoFinaleNetto = netFromGross(valori, c.tipo, stima.redditoFinaleLordo, c.regione).net;
  const obiettivoNetto = valori['pensione.obiettivo'] * redditoFinaleNetto;
  const fondo = { montante: p.montanteFondo ?? 0, anni: p.anniFondo ?? 0 };
  const rendita = renditaVersamenti(valori, versamento, {
    lavoro: (smette - c.ref) / 12,
    anni: anniAlPensionamento,
    mesiEta,
    anniFondo: fondo.anni,
  });
  const piano = pianoFondo(
    valori,
    obiettivoNetto - pensioneNettaAnnua - rendita,
    anniAlPensionamento,
    mesiEta,
    fondo,
    p.redditoNettoAnnuo,
  );
  const deducibile = Math.min(piano.versamentoAnnuo ?? 0, valori['fondo.deducibilita']);
  return {
    status: 'ok',
    lordoAttuale: c.lordo,
    mesiEta,
    annoPensione: yearOf(month),
    anniAlPensionamento,
    anniContributi: (mesiContributi(valori, c, smette) + extraMesi) / 12,
    anniPre1996: c.anniPre1996,
    montanteOggi: c.montanteOggi,
    ...stima,
    pensioneNettaAnnua,
    redditoFinaleNetto,
    tassoSostLordo: stima.pensioneLordaAnnua / stima.redditoFinaleLordo,
    tassoSostNetto: pensioneNettaAnnua / redditoFinaleNetto,
    obiettivoNetto,
    ...piano,
    gapMensile: piano.gapAnnuo / 12,
    versamentoMensile: piano.versamentoAnnuo === null ? null : piano.versamentoAnnuo / 12,
    risparmioFiscaleAnnuo:
      deducibile > 0 ? taxSavingDeduction(valori, c.tipo, c.lordo, c.regione, deducibile) : 0,
  };
}

export interface TempiFondo {
  /** Years of payments. */
  lavoro: number;
  /** Years until the annuity starts; not less than `lavoro`. */
  anni: number;
  /** Age at the annuity, months. */
  mesiEta: number;
  /** Whole years since the fund was opened. */
  anniFondo: number;
}

/**
 * Net yearly annuity that `versamento` euro a year give, in euro of today: the inverse of the plan
 * of domain rule 1.8 (D.Lgs. 252/2005, art. 11). Zero when there is no year of payments.
 */
export function renditaVersamenti(
  valori: Valori,
  versamento: number,
  { lavoro, anni, mesiEta, anniFondo }: TempiFondo,
): number {
  if (!(versamento > 0) || lavoro <= 0) return 0;
  // A plan that asks for nothing tells the rates of this person.
  const {
    rendimentoFondo: r,
    coeffRendita,
    aliquotaFinale,
  } = pianoFondo(valori, 0, anni, mesiEta, { montante: 0, anni: anniFondo }, 0);
  const paid = r === 0 ? lavoro : (((1 + r) ** lavoro - 1) / r) * (1 + r) ** (anni - lavoro);
  return coeffRendita * versamento * (paid - aliquotaFinale * lavoro);
}
