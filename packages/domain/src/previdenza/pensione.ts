/**
 * First-pillar estimate of a working person (domain.md 1.6 and 1.7): real terms, euro of the
 * reference day, not rounded.
 */
import { known } from '../records.ts';
import { ageAt, isoMonth, yearOf } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { netFromGross } from '../fisco/netto.ts';
import { isLavoratore, tipoLavoro } from '../fisco/tipo.ts';
import type { IsoMonth } from '../money.ts';
import type { IpotesiPensione, TipoUscita } from '../nucleo.ts';
import {
  carriera as carrieraDi,
  mesiContributi,
  type Carriera,
  type PersonaPrevidenza,
} from './carriera.ts';
import {
  deducibileDi,
  pianoFondo,
  renditaFondo,
  renditaVersamenti,
  tassiFondo,
  tfrInAzienda,
  type PersonaFondo,
  type PianoFondo,
  type TassiFondo,
  type TempiFondo,
} from './fondo.ts';
import { isContraddittoria } from '../risposte/contraddizione.ts';
import { reqMonths } from './requisiti.ts';
import type { Stima } from './stima.ts';
import { MENSILITA_INPS } from './mensilita.ts';
import { uscite, uscitaPrincipale, type Uscita } from './uscite.ts';

export interface PersonaPensione extends PersonaPrevidenza, PersonaFondo {
  /** The exit that the person chose; the earliest safe one without. */
  uscita?: TipoUscita | undefined;
}

export type StatoPensione =
  | 'nessuna_contribuzione'
  | 'cassa_professionale'
  | 'dati_mancanti'
  /** Years and first contribution contradict each other. */
  | 'valore_errato'
  | 'requisiti_non_raggiunti';
/** Why there is no estimate; of a pensioner the net income of today, euro a year. */
export type SenzaStima =
  { status: StatoPensione } | { status: 'gia_pensionato'; pensioneNettaAnnua: number };

/**
 * When work stops and what the first pillar then pays: all that does not need the last pay after
 * tax, nor a pension fund.
 */
export interface StimaOk extends Stima {
  status: 'ok';
  /** All exits, the earliest first. */
  uscite: readonly Uscita[];
  /** The exit spoken of; the figures beside are its own. */
  principale: Uscita;
  /** Where the gap is measured: at old age, because leaving earlier is a choice. */
  misurata: Uscita;
  uscitaNonDisponibile: boolean;
  anniAlPensionamento: number;
  /** Euro a year, after tax. */
  pensioneNettaAnnua: number;
  anniGap: number;
  pensioneGapNettaAnnua: number;
  /** The pension waits: for the age that asks no amount, or for the amount. */
  posticipata: boolean;
  /** It starts later than old age does, in its year. */
  dopoVecchiaia: boolean;
}
export type StimaPensione = StimaOk | SenzaStima;

/** One exit with all that is said of it. Money in euro of the reference day, a year. */
export interface UscitaStimata extends Stima {
  tipo: TipoUscita;
  decorrenza: IsoMonth;
  prima?: IsoMonth;
  mesiEta: number;
  anno: number;
  anniContributi: number;
  maturata: boolean;
  sogliaVicina: boolean;
  inizioIncerto: boolean;
  /** After tax. */
  pensioneNettaAnnua: number;
  /** A month, over thirteen. */
  pensioneNettaMensile13: number;
  redditoFinaleNetto: number;
  tassoSostNetto: number;
  /** A month, over twelve. */
  gapMensile: number;
}

export interface PensioneOk extends Stima, PianoFondo, TassiFondo {
  status: 'ok';
  uscita: TipoUscita;
  decorrenza: IsoMonth;
  maturata: boolean;
  uscite: UscitaStimata[];
  uscitaNonDisponibile: boolean;
  densitaFutura: number;
  posticipata: boolean;
  dopoVecchiaia: boolean;
  /** The most that INPS pays until old age, euro a year, when the pension is above it. */
  tettoTemporaneo: number | null;
  /** Severance pay left in the firm at the exit, euro before tax. */
  tfrAzienda: number;
  inizioIncerto: boolean;
  sogliaVicina: boolean;
  lordoAttuale: number;
  mesiEta: number;
  annoPensione: number;
  anniAlPensionamento: number;
  anniContributi: number;
  anniPre1996: number;
  montanteOggi: number;
  pensioneNettaAnnua: number;
  redditoFinaleNetto: number;
  tassoSostLordo: number;
  tassoSostNetto: number;

  uscitaGap: TipoUscita;
  decorrenzaGap: IsoMonth;
  anniGap: number;
  pensioneGapNettaAnnua: number;
  tassoGapNetto: number;
  obiettivoNetto: number;
  gapPrimaDelFondo: number;
  renditaFondo: number;
  gapAnnuo: number;
  gapMensile: number;
  /** A month, leaving at the exit spoken of. */
  gapUscitaMensile: number;
  risparmioFiscaleAnnuo: number;
}
export type Pensione = PensioneOk | SenzaStima;

/**
 * First-pillar estimate, euro of the reference day, not rounded.
 * @param carriera the same person's, when the caller has it already
 * @param ipotesi what a simulation supposes
 */
export function stimaPensione(
  valori: Valori,
  p: PersonaPensione,
  carriera?: Carriera,
  ipotesi: IpotesiPensione = {},
): StimaPensione {
  const without = senzaStima(valori, p);
  if (without) return without;
  const c = carriera ?? carrieraDi(valori, p);
  const { mesiEta, riscatto } = ipotesi;
  const smette = mesiEta === undefined ? undefined : Math.max(c.ref, c.birth + mesiEta);
  const lista = uscite(valori, c, { smette, riscatto });
  const found = uscitaPrincipale(lista, p.uscita);
  if (!found) return { status: 'requisiti_non_raggiunti' };
  const { uscita: principale, nonDisponibile } = found;
  const isChosen = mesiEta !== undefined || (p.uscita !== undefined && !nonDisponibile);
  const misurata = isChosen ? principale : misurataDi(lista, principale);
  const { mese } = principale;
  const pensioneNettaAnnua = nettaDi(valori, c, principale);
  return {
    status: 'ok',
    uscite: lista,
    principale,
    misurata,
    uscitaNonDisponibile: nonDisponibile,
    anniAlPensionamento: (mese - c.ref) / 12,
    pensioneNettaAnnua,
    anniGap: (misurata.mese - c.ref) / 12,
    pensioneGapNettaAnnua:
      misurata === principale ? pensioneNettaAnnua : nettaDi(valori, c, misurata),
    posticipata: principale.tipo === 'vecchiaia_contributiva' || principale.attende,
    dopoVecchiaia: !principale.maturata && mese - c.birth > reqMonths(valori, yearOf(mese)),
    ...stimaDi(principale),
  };
}

const misurataDi = (lista: readonly Uscita[], principale: Uscita): Uscita =>
  lista.find(({ tipo }) => tipo === 'vecchiaia') ?? principale;

function senzaStima(valori: Valori, p: PersonaPensione): SenzaStima | undefined {
  const reddito = p.redditoNettoAnnuo;
  const tipo = tipoLavoro(valori, p.professione, reddito);
  if (tipo === 'pensionato') return { status: 'gia_pensionato', pensioneNettaAnnua: reddito };
  if (!isLavoratore(tipo) || ageAt(p.birthDate, p.refDate) < 18)
    return { status: 'nessuna_contribuzione' };
  if (p.cassa === true) return { status: 'cassa_professionale' };
  if (!(reddito > 0)) return { status: 'dati_mancanti' };
  return isContraddittoria(p) ? { status: 'valore_errato' } : undefined;
}

const nettaDi = (valori: Valori, c: Carriera, { pensioneLordaAnnua }: Stima): number =>
  netFromGross(valori, 'pensionato', pensioneLordaAnnua, c.regione).net;

const stimaDi = ({
  montanteFinale,
  coefficiente,
  quotaRetributiva,
  pensioneLordaAnnua,
  redditoFinaleLordo,
}: Stima): Stima => ({
  montanteFinale,
  coefficiente,
  quotaRetributiva,
  pensioneLordaAnnua,
  redditoFinaleLordo,
});

/**
 * The estimate against the last pay, and what a pension fund would have to add.
 *
 * Under hypotheses: who stops before a right waits for the first one with the contributions paid
 * until then; years bought back add months and their cost to the account (DL 4/2019, art. 20;
 * D.Lgs. 184/1997, art. 2); what is paid into the fund narrows the gap.
 * @param carriera and `stima` of the same person, when the caller has them already
 */
export function pension(
  valori: Valori,
  p: PersonaPensione,
  carriera?: Carriera,
  stima?: StimaPensione,
  ipotesi: IpotesiPensione = {},
): Pensione {
  const without = senzaStima(valori, p);
  if (without) return without;
  const c = carriera ?? carrieraDi(valori, p);
  const found = stima ?? stimaPensione(valori, p, c, ipotesi);
  return found.status === 'ok' ? riepilogo(valori, p, c, found, ipotesi) : found;
}

/** An exit against the last pay. */
interface Confronto {
  netta: number;
  finaleNetto: number;
  obiettivo: number;
  primaDelFondo: number;
  rendita: number;
  gap: number;
  tempi: TempiFondo;
  tassi: TassiFondo;
}

function riepilogo(
  valori: Valori,
  p: PersonaPensione,
  c: Carriera,
  stima: StimaOk,
  ipotesi: IpotesiPensione,
): PensioneOk {
  const { principale, misurata } = stima;
  const confronti = new Map(
    stima.uscite.map((one) => [one, confronta(valori, p, c, one, ipotesi)]),
  );
  const qui = known(confronti.get(principale));
  const la = known(confronti.get(misurata));
  const piano = pianoFondo(valori, c, p, la.gap, la.tempi, la.tassi, principale.maturata);
  const deducibile = Math.min(piano.versamentoAnnuo ?? 0, deducibileDi(valori, c, p));
  const extra = ipotesi.riscatto?.mesi ?? 0;
  const fine = c.ref + 12 * qui.tempi.lavoro;
  const anniContributi = (mesiContributi(c, fine) + extra) / 12;
  return {
    status: 'ok',
    uscita: principale.tipo,
    decorrenza: isoMonth(principale.mese),
    maturata: principale.maturata,
    uscite: stima.uscite.map((one) => mostrata(c, one, known(confronti.get(one)), extra)),
    uscitaNonDisponibile: stima.uscitaNonDisponibile,
    densitaFutura: c.densitaFutura,
    posticipata: stima.posticipata,
    dopoVecchiaia: stima.dopoVecchiaia,
    tettoTemporaneo: tettoTemporaneo(valori, principale),
    tfrAzienda: tfrInAzienda(valori, c, p, la.tempi),
    inizioIncerto: c.inizioIncerto,
    sogliaVicina: principale.sogliaVicina,
    lordoAttuale: c.lordo,
    mesiEta: principale.mese - c.birth,
    annoPensione: yearOf(principale.mese),
    anniAlPensionamento: stima.anniAlPensionamento,
    anniContributi,
    anniPre1996: c.anniPre1996,
    montanteOggi: c.montanteOggi,
    pensioneNettaAnnua: qui.netta,
    redditoFinaleNetto: qui.finaleNetto,
    tassoSostLordo: principale.pensioneLordaAnnua / principale.redditoFinaleLordo,
    tassoSostNetto: qui.netta / qui.finaleNetto,
    uscitaGap: misurata.tipo,
    decorrenzaGap: isoMonth(misurata.mese),
    anniGap: stima.anniGap,
    pensioneGapNettaAnnua: la.netta,
    tassoGapNetto: la.netta / la.finaleNetto,
    obiettivoNetto: la.obiettivo,
    gapPrimaDelFondo: la.primaDelFondo,
    renditaFondo: la.rendita,
    gapAnnuo: la.gap,
    gapMensile: la.gap / 12,
    gapUscitaMensile: qui.gap / 12,
    risparmioFiscaleAnnuo:
      deducibile > 0
        ? taxSavingDeduction(valori, c.tipo, c.lordo, c.regione, deducibile, c.opzioni)
        : 0,
    ...stimaDi(principale),
    ...piano,
    ...la.tassi,
  };
}

function confronta(
  valori: Valori,
  p: PersonaPensione,
  c: Carriera,
  one: Uscita,
  { mesiEta, versamentoFondo = 0 }: IpotesiPensione,
): Confronto {
  const anni = (one.mese - c.ref) / 12;
  const lavoro =
    mesiEta === undefined ? anni : Math.min(anni, Math.max(0, c.birth + mesiEta - c.ref) / 12);
  const tempi = { lavoro, anni, mesiEta: one.mese - c.birth };
  const tassi = tassiFondo(valori, tempi, p.anniFondo);
  const netta = nettaDi(valori, c, one);
  const finaleNetto = netFromGross(
    valori,
    c.tipo,
    one.redditoFinaleLordo,
    c.regione,
    c.opzioni,
  ).net;
  const obiettivo = valori['pensione.obiettivo'] * finaleNetto;
  const primaDelFondo = Math.max(0, obiettivo - netta);
  const versata = renditaVersamenti(versamentoFondo, tempi, tassi, deducibileDi(valori, c, p));
  const rendita = renditaFondo(valori, c, p, tempi, tassi) + versata;
  const gap = Math.max(0, primaDelFondo - rendita);
  return { netta, finaleNetto, obiettivo, primaDelFondo, rendita, gap, tempi, tassi };
}

const mostrata = (
  c: Carriera,
  one: Uscita,
  { netta, finaleNetto, gap, tempi }: Confronto,
  extra: number,
): UscitaStimata => ({
  tipo: one.tipo,
  decorrenza: isoMonth(one.mese),
  prima: one.prima === undefined ? undefined : isoMonth(one.prima),
  mesiEta: tempi.mesiEta,
  anno: yearOf(one.mese),
  anniContributi: (mesiContributi(c, c.ref + 12 * tempi.lavoro) + extra) / 12,
  maturata: one.maturata,
  sogliaVicina: one.sogliaVicina,
  inizioIncerto: one.inizioIncerto,
  pensioneNettaAnnua: netta,
  redditoFinaleNetto: finaleNetto,
  pensioneNettaMensile13: netta / MENSILITA_INPS,
  tassoSostNetto: netta / finaleNetto,
  gapMensile: gap / 12,
  ...stimaDi(one),
});

/** Until old age INPS pays at most a multiple of the minimum pension. */
function tettoTemporaneo(valori: Valori, { tipo, pensioneLordaAnnua }: Uscita): number | null {
  if (tipo !== 'anticipata_contributiva') return null;
  const tetto =
    valori['pensione.contributiva'].tetto * valori['inps.trattamentoMinimo'] * MENSILITA_INPS;
  return pensioneLordaAnnua > tetto ? tetto : null;
}
