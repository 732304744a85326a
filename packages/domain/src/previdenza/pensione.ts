/**
 * First-pillar estimate of a working person (domain.md 1.6): real terms, euro of the reference day,
 * not rounded.
 */
import { ageAt, yearOf } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { quotaComputo } from '../fisco/contributi.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { netFromGross } from '../fisco/netto.ts';
import { isLavoratore, tipoLavoro } from '../fisco/tipo.ts';
import type { IpotesiPensione } from '../nucleo.ts';
import {
  carriera as carrieraDi,
  mesiContributi,
  type Carriera,
  type PersonaPrevidenza,
} from './carriera.ts';
import { coefAt } from './coefficienti.ts';
import { pianoFondo, type PianoFondo } from './fondo.ts';
import { meseVecchiaia } from './requisiti.ts';

const MENSILITA_INPS = 13;
/** Last five years' pay stands for the wages behind the pre-1996 share. */
const ANNI_RETRIBUTIVO = 5;

export interface PersonaPensione extends PersonaPrevidenza {
  montanteFondo?: number | undefined;
  anniFondo?: number | undefined;
}

export interface PensioneOk extends PianoFondo {
  status: 'ok';
  lordoAttuale: number;
  mesiEta: number;
  annoPensione: number;
  anniAlPensionamento: number;
  anniContributi: number;
  /** Moved four years later because the pension would be below the social allowance. */
  posticipata: boolean;
  anniPre1996: number;
  montanteOggi: number;
  montanteFinale: number;
  coefficiente: number;
  quotaRetributiva: number;
  pensioneLordaAnnua: number;
  pensioneNettaAnnua: number;
  redditoFinaleLordo: number;
  redditoFinaleNetto: number;
  tassoSostLordo: number;
  tassoSostNetto: number;
  obiettivoNetto: number;
  gapMensile: number;
  versamentoMensile: number | null;
  risparmioFiscaleAnnuo: number;
}
export type StatoPensione =
  'requisiti_non_raggiunti' | 'nessuna_contribuzione' | 'gia_pensionato' | 'dati_mancanti';
export type Pensione = PensioneOk | { status: StatoPensione };

/**
 * When work stops and what the first pillar then pays: all that does not need the last pay after
 * tax, nor a pension fund.
 */
export interface StimaOk extends Stima {
  status: 'ok';
  /** Month index of the first pension. */
  mese: number;
  anniAlPensionamento: number;
  posticipata: boolean;
  /** Euro a year, after tax. */
  pensioneNettaAnnua: number;
}
export type StimaPensione = StimaOk | { status: StatoPensione };
/** An estimate wherever it comes from, the rule or a hypothesis. */
export type StimaNota = Omit<StimaOk, 'mese'> | { status: StatoPensione };
/** What other rules ask of a pension: whether and in how many years. */
export type Uscita = Pick<StimaOk, 'status' | 'anniAlPensionamento'> | { status: StatoPensione };

/**
 * First-pillar estimate, euro of the reference day, not rounded.
 * @param carriera the same person's, when the caller has it already
 */
export function stimaPensione(
  valori: Valori,
  p: PersonaPrevidenza,
  carriera?: Carriera,
): StimaPensione {
  const tipo = tipoLavoro(p.professione);
  if (tipo === 'pensionato') return { status: 'gia_pensionato' };
  if (!isLavoratore(tipo) || ageAt(p.birthDate, p.refDate) < 18)
    return { status: 'nessuna_contribuzione' };
  if (!(p.redditoNettoAnnuo > 0)) return { status: 'dati_mancanti' };
  const c = carriera ?? carrieraDi(valori, p);
  let mese = meseVecchiaia(valori, c);
  if (mese === null) return { status: 'requisiti_non_raggiunti' };
  let stima = stimaAl(valori, c, mese);
  let posticipata = false;
  if (c.contributivo && stima.pensioneLordaAnnua < valori['inps.assegnoSociale'] * MENSILITA_INPS) {
    mese = meseVecchiaia(valori, c, { posticipata: true });
    if (mese === null) return { status: 'requisiti_non_raggiunti' };
    stima = stimaAl(valori, c, mese);
    posticipata = true;
  }
  const pensioneNettaAnnua = netFromGross(
    valori,
    'pensionato',
    stima.pensioneLordaAnnua,
    c.regione,
  ).net;
  return {
    status: 'ok',
    mese,
    anniAlPensionamento: (mese - c.ref) / 12,
    posticipata,
    ...stima,
    pensioneNettaAnnua,
  };
}

/**
 * The estimate against the last pay, and what a pension fund would have to add.
 * @param carriera and `stima` of the same person, when the caller has them already
 */
export function pension(
  valori: Valori,
  p: PersonaPensione,
  carriera?: Carriera,
  stima?: StimaPensione,
): Pensione {
  const works = isLavoratore(tipoLavoro(p.professione)) && p.redditoNettoAnnuo > 0;
  const c = carriera ?? (works ? carrieraDi(valori, p) : undefined);
  const found = stima ?? stimaPensione(valori, p, c);
  return found.status === 'ok' ? riepilogo(valori, p, c!, found) : found;
}

export interface Stima {
  montanteFinale: number;
  coefficiente: number;
  quotaRetributiva: number;
  pensioneLordaAnnua: number;
  redditoFinaleLordo: number;
}

/**
 * The pension that starts at `month`, gross, euro of the reference day.
 * @param smette the month of the last pay, when it is another than that of the pension: the account
 *   is revalued in the meanwhile
 * @param riscatto years bought back, paid in yearly instalments from today
 */
export function stimaAl(
  valori: Valori,
  c: Carriera,
  month: number,
  smette = month,
  riscatto?: IpotesiPensione['riscatto'],
): Stima {
  const work = (smette - c.ref) / 12;
  const years = (month - c.ref) / 12;
  const wage = 1 + valori['pensione.g'];
  const yield_ = 1 + valori['pensione.rho'];
  let montanteFinale = c.montanteOggi * yield_ ** years;
  for (let j = 1; j <= Math.ceil(work); j++) {
    const middle = j - 0.5;
    const weight = Math.min(1, work - (j - 1));
    montanteFinale +=
      weight *
      valori['pensione.densita'] *
      quotaComputo(valori, c.tipo, c.lordo * wage ** middle) *
      yield_ ** Math.max(0, years - middle);
  }
  if (riscatto) {
    const rata = riscatto.costo / riscatto.rate;
    for (let j = 0; j < riscatto.rate; j++)
      montanteFinale += rata * yield_ ** Math.max(0, years - j);
  }
  const redditoFinaleLordo = c.lordo * wage ** work;
  const coefficiente = coefAt(valori, month - c.birth, yearOf(month));
  const pay = redditoFinaleLordo * wage ** -ANNI_RETRIBUTIVO;
  const primaFascia = valori['inps.primaFascia'];
  const quotaRetributiva =
    c.anniPre1996 *
    (valori['pensione.retributivo'] * Math.min(pay, primaFascia) +
      valori['pensione.retributivo.eccedenza'] *
        Math.max(0, Math.min(pay, valori['inps.massimale']) - primaFascia));
  return {
    montanteFinale,
    coefficiente,
    quotaRetributiva,
    redditoFinaleLordo,
    pensioneLordaAnnua: montanteFinale * coefficiente + quotaRetributiva,
  };
}

function riepilogo(
  valori: Valori,
  p: PersonaPensione,
  c: Carriera,
  { mese, ...stima }: StimaOk,
): PensioneOk {
  const { anniAlPensionamento, pensioneNettaAnnua } = stima;
  const mesiEta = mese - c.birth;
  const redditoFinaleNetto = netFromGross(valori, c.tipo, stima.redditoFinaleLordo, c.regione).net;
  const obiettivoNetto = valori['pensione.obiettivo'] * redditoFinaleNetto;
  const fondo = { montante: p.montanteFondo ?? 0, anni: p.anniFondo ?? 0 };
  const piano = pianoFondo(
    valori,
    obiettivoNetto - pensioneNettaAnnua,
    anniAlPensionamento,
    mesiEta,
    fondo,
    p.redditoNettoAnnuo,
  );
  const deducibile = Math.min(piano.versamentoAnnuo ?? 0, valori['fondo.deducibilita']);
  return {
    ...stima,
    ...piano,
    lordoAttuale: c.lordo,
    mesiEta,
    annoPensione: yearOf(mese),
    anniContributi: mesiContributi(valori, c, mese) / 12,
    anniPre1996: c.anniPre1996,
    montanteOggi: c.montanteOggi,
    redditoFinaleNetto,
    tassoSostLordo: stima.pensioneLordaAnnua / stima.redditoFinaleLordo,
    tassoSostNetto: pensioneNettaAnnua / redditoFinaleNetto,
    obiettivoNetto,
    gapMensile: piano.gapAnnuo / 12,
    versamentoMensile: piano.versamentoAnnuo === null ? null : piano.versamentoAnnuo / 12,
    risparmioFiscaleAnnuo:
      deducibile > 0 ? taxSavingDeduction(valori, c.tipo, c.lordo, c.regione, deducibile) : 0,
  };
}
