/** What the family would need if the income of one person stopped (domain.md 3.1). */
import { known } from '../records.ts';
import { ageYearsAt } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { grossFromNet, netFromGross } from '../fisco/netto.ts';
import { isLavoratore, tipoLavoro } from '../fisco/tipo.ts';
import { clamp, sum } from '../money.ts';
import type { ACarico } from '../nucleo.ts';
import {
  carriera as carrieraDi,
  pensioneMaturata,
  type Carriera,
  type PersonaPrevidenza,
} from '../previdenza/carriera.ts';
import { stimaPensione, type StimaPensione } from '../previdenza/pensione.ts';
import { punteggioScopertura, quotaScoperta } from './copertura.ts';
import { survivorsShare, tabellaF } from './superstiti.ts';

/** Who shares the life of the insured. */
export interface Partner {
  /** Net, euro a year; null when it was not given. */
  reddito: number | null;
  aCarico?: ACarico | undefined;
}

export interface PersonaTcm extends Omit<PersonaPrevidenza, 'redditoNettoAnnuo'> {
  /** Net, euro a year; undefined or null when it was not given. */
  redditoNettoAnnuo?: number | null | undefined;
  /** Wife, husband or civil partner: inherits a pension. */
  spouse?: Partner | null | undefined;
  /** Partner without marriage: inherits no pension. */
  convivente?: Partner | null | undefined;
  /** Ages of the children who are supported by their age, whole years. */
  kids: readonly number[];
  /** A longer support asked for one of them, years. */
  anniMinimi?: number | undefined;
  /** Years of support of the other dependants. */
  altriACarico?: readonly number[] | undefined;
  /** Parents of the insured in the household, with the net income a year that they told. */
  genitori?: readonly { reddito: number }[] | undefined;
  /** Residual mortgages, euro. */
  mutuo: number;
  /** Residual of the other debts, euro. */
  altriDebiti?: number | undefined;
  /** Savings, euro. */
  mobiliare: number;
  /** Told value of the homes, euro. */
  immobili?: number | undefined;
  /** Sum insured already, euro. */
  copertura?: number | undefined;
}

/**
 * Why there is no sum: an income was not given, nobody depends and nothing is owed, or there is no
 * income to replace. `eta`: there is one, and no policy to look at.
 */
export type MotivoTcm = 'dati_mancanti' | 'nessuno' | 'nessun_reddito' | 'eta';

/** Money in euro of the reference day, not rounded. */
export interface Tcm {
  eta: number;
  /** How many people depend on the income. */
  dipendenti: number;
  /** Years of support. */
  anni: number;
  /** Net, a year. */
  pensioneSuperstiti: number;
  /** The survivors' pension is lower because the spouse has an income. */
  superstitiRidotta: boolean;
  /** A year, until the pension of the insured. */
  perditaAnnua: number;
  sostituzioneReddito: number;
  istruzione: number;
  /** The debts counted. */
  debiti: number;
  fabbisognoLordo: number;
  capitale: number;
  multiploReddito: number;
  /** Nobody depends, and the partner owes the same debts. */
  coobbligato: boolean;
  redditoPartnerIgnoto: boolean;
  senzaReddito: boolean;
  /** There are children, parents or others to support, whatever the insured earns. */
  familiari: boolean;
  eligible: boolean;
  /** A policy may be looked at. */
  prodotto: boolean;
  motivo: MotivoTcm | null;
  score: number | null;
}

/** @param known the same person's career and pension, when the caller has them already */
export function tcm(
  valori: Valori,
  p: PersonaTcm,
  known?: { carriera: Carriera; pensione: StimaPensione },
): Tcm {
  const eta = ageYearsAt(p.birthDate, p.refDate);
  const reddito = p.redditoNettoAnnuo ?? 0;
  const told = { ...p, redditoNettoAnnuo: reddito };
  const redditoIgnoto =
    typeof p.redditoNettoAnnuo !== 'number' && tipoLavoro(valori, p.professione) !== 'nessuno';
  const carico = caricoDi(valori, p, reddito);
  const c = known?.carriera ?? carrieraDi(valori, told);
  const superstiti = superstitiDi(valori, p, c);
  const perdita = perditaDi(valori, { reddito, carico, c, superstiti: superstiti.netta }, () =>
    known ? known.pensione : stimaPensione(valori, told, c),
  );
  const debiti = debitiDi(p, reddito, carico);
  const istruzione = reddito > 0 ? studiDi(valori, p.kids) : 0;
  const fabbisognoLordo = fabbisognoDi(valori, {
    reddito,
    carico,
    debiti,
    sostegno: perdita.totale + istruzione,
  });
  const capitale = capitaleDi(valori, p, carico, fabbisognoLordo);
  const eligible = !redditoIgnoto && fabbisognoLordo > 0;
  return {
    eta,
    dipendenti: carico.dipendenti,
    anni: carico.anni,
    pensioneSuperstiti: superstiti.netta,
    superstitiRidotta: superstiti.ridotta,
    perditaAnnua: perdita.annua,
    sostituzioneReddito: perdita.totale,
    istruzione,
    debiti,
    fabbisognoLordo,
    capitale,
    multiploReddito: reddito > 0 ? capitale / reddito : 0,
    coobbligato: carico.coobbligato,
    redditoPartnerIgnoto: carico.partnerIgnoto,
    senzaReddito: reddito === 0,
    familiari: carico.familiari,
    eligible,
    prodotto: eligible && eta < valori['tcm.etaMax'],
    motivo: redditoIgnoto
      ? 'dati_mancanti'
      : motivoDi(valori, { eligible, eta, reddito, carico, partner: partnerDi(p) }),
    score: eligible ? punteggio(valori, { capitale, fabbisognoLordo, reddito, carico }) : null,
  };
}

const partnerDi = (p: PersonaTcm): Partner | undefined => p.spouse ?? p.convivente ?? undefined;

interface Carico {
  /** How many people depend. */
  dipendenti: number;
  /** Years of support: the longest of those who depend. */
  anni: number;
  /** There are children or others to look after, whatever the insured earns. */
  sempreACarico: boolean;
  /** The same, or parents with a small income. */
  familiari: boolean;
  partnerIgnoto: boolean;
  coobbligato: boolean;
  partner: boolean;
}

/** Who lives on this income (0.2): children always, the others only while there is one. */
function caricoDi(valori: Valori, p: PersonaTcm, reddito: number): Carico {
  const { kids, anniMinimi = 0, altriACarico = [] } = p;
  const partner = partnerDi(p);
  const owed = p.mutuo + (p.altriDebiti ?? 0) > 0;
  const ragazzi = kids.map((age) => Math.max(valori['tcm.etaFigli'] - age, anniMinimi));
  const adulti = reddito > 0 ? adultiACarico(valori, p, reddito) : [];
  const dipendenti = ragazzi.length + adulti.length;
  const sempreACarico = kids.length + altriACarico.length > 0;
  return {
    dipendenti,
    anni: reddito > 0 ? Math.max(0, ...ragazzi, ...adulti) : 0,
    sempreACarico,
    familiari: sempreACarico || genitoriPoveri(valori, p).length > 0,
    partnerIgnoto: partner !== undefined && isIgnoto(partner, owed && dipendenti === 0),
    coobbligato: dipendenti === 0 && owed && typeof partner?.reddito === 'number',
    partner: partner !== undefined,
  };
}

/** Years of support of the partner, of the parents and of the others who depend. */
function adultiACarico(valori: Valori, p: PersonaTcm, reddito: number): number[] {
  const { altriACarico = [] } = p;
  const partner = partnerDi(p);
  const years = partner ? anniPartner(valori, partner, reddito) : 0;
  return [
    ...(years > 0 ? [years] : []),
    ...genitoriPoveri(valori, p).map(() => valori['tcm.anniGenitori']),
    ...altriACarico,
  ];
}

const genitoriPoveri = (valori: Valori, { genitori = [] }: PersonaTcm): { reddito: number }[] =>
  genitori.filter(({ reddito }) => reddito < valori['tcm.redditoGenitore']);

/**
 * Nobody gave the income of this partner, and it would change the sum. If the partner does not live
 * on the family's income, it changes only the share of the debts that both owe.
 */
const isIgnoto = ({ reddito, aCarico }: Partner, shareDebts: boolean): boolean =>
  reddito === null && (aCarico === undefined || (aCarico === 'no' && shareDebts));

/** Years for which a partner needs support; zero for one who does not depend. */
function anniPartner(valori: Valori, partner: Partner, reddito: number): number {
  const { aCarico } = partner;
  if (aCarico === 'no') return 0;
  if (aCarico === 'sempre') return valori['dipendenti.anniSempre'];
  const own = partner.reddito;
  const byIncome =
    own !== null && own < valori['tcm.sogliaConiuge'] * reddito ? valori['tcm.anniConiuge'] : 0;
  return aCarico === 'si' ? Math.max(valori['dipendenti.anniSi'], byIncome) : byIncome;
}

/** Survivors' pension, net euro a year; an unmarried partner has none. */
function superstitiDi(
  valori: Valori,
  p: PersonaTcm,
  c: Carriera,
): { netta: number; ridotta: boolean } {
  const maturata = p.cassa
    ? 0
    : c.tipo === 'pensionato'
      ? c.lordo
      : isLavoratore(c.tipo)
        ? pensioneMaturata(valori, c)
        : 0;
  const intera = survivorsShare(valori, !!p.spouse, p.kids.length) * maturata;
  if (!(intera > 0)) return { netta: 0, ridotta: false };
  const own = p.spouse?.reddito ?? 0;
  const lorda =
    p.spouse && p.kids.length === 0 && own > 0
      ? tabellaF(valori, intera, grossFromNet(valori, 'pensionato', own, c.regione))
      : intera;
  return {
    netta: netFromGross(valori, 'pensionato', lorda, c.regione).net,
    ridotta: lorda < intera,
  };
}

interface Perdita {
  annua: number;
  /** Over all the years of support. */
  totale: number;
}

/** What the family loses each year: the pay until the pension of the insured, then that pension. */
function perditaDi(
  valori: Valori,
  { reddito, carico, c, superstiti }: PerdutoDi,
  stima: () => StimaPensione,
): Perdita {
  if (!(reddito > 0) || carico.dipendenti === 0) return { annua: 0, totale: 0 };
  const { anni } = carico;
  // A pensioner's income does not change; of the others there may be no estimate of the pension.
  const found = isLavoratore(c.tipo) ? stima() : undefined;
  const loss = (income: number): number =>
    Math.max(0, valori['tcm.quotaReddito'] * income - superstiti);
  if (found?.status !== 'ok') return { annua: loss(reddito), totale: loss(reddito) * anni };
  // A person with a matured right counts as a pensioner, even if the first payment is months away.
  const left = found.principale.maturata ? 0 : found.anniAlPensionamento;
  const later = loss(found.pensioneNettaAnnua);
  return {
    annua: left > 0 ? loss(reddito) : later,
    totale: loss(reddito) * Math.min(anni, left) + later * Math.max(0, anni - left),
  };
}
interface PerdutoDi {
  reddito: number;
  carico: Carico;
  c: Carriera;
  superstiti: number;
}

/** The debts that this person's income pays. */
function debitiDi(p: PersonaTcm, reddito: number, carico: Carico): number {
  const all = p.mutuo + (p.altriDebiti ?? 0);
  if (!carico.coobbligato) return all;
  const together = reddito + known(known(partnerDi(p)).reddito);
  return together > 0 ? (all * reddito) / together : all;
}

function fabbisognoDi(
  valori: Valori,
  {
    reddito,
    carico,
    debiti,
    sostegno,
  }: { reddito: number; carico: Carico; debiti: number; sostegno: number },
): number {
  const finali = valori['tcm.speseFinali'];
  if (carico.dipendenti > 0) return reddito > 0 || debiti > 0 ? sostegno + debiti + finali : 0;
  if (debiti === 0) return 0;
  return carico.partner ? debiti + finali : debiti;
}

function capitaleDi(valori: Valori, p: PersonaTcm, carico: Carico, need: number): number {
  const alone = carico.dipendenti === 0 && !carico.partner;
  // Who inherits alone may sell the home and use all the savings.
  const own = alone ? (p.immobili ?? 0) + p.mobiliare : valori['tcm.quotaLiquidi'] * p.mobiliare;
  return Math.max(0, need - own - (p.copertura ?? 0));
}

function motivoDi(
  valori: Valori,
  {
    eligible,
    eta,
    reddito,
    carico,
    partner,
  }: {
    eligible: boolean;
    eta: number;
    reddito: number;
    carico: Carico;
    partner: Partner | undefined;
  },
): MotivoTcm | null {
  if (eligible) return eta >= valori['tcm.etaMax'] ? 'eta' : null;
  if (reddito > 0) return carico.partnerIgnoto ? 'dati_mancanti' : 'nessuno';
  return carico.familiari || partner ? 'nessun_reddito' : 'nessuno';
}

function punteggio(
  valori: Valori,
  {
    capitale,
    fabbisognoLordo,
    reddito,
    carico,
  }: { capitale: number; fabbisognoLordo: number; reddito: number; carico: Carico },
): number {
  const soglie = valori['livelli.scopertura'];
  const { giallo, tcmSenza } = valori['livelli.tetti'];
  const missing = quotaScoperta(
    capitale,
    fabbisognoLordo,
    valori['livelli.materialita'].tcm,
    soglie[0],
  );
  const needed = carico.dipendenti > 0 || carico.coobbligato;
  // Yellow up to one year's income, no ceiling from two.
  const ceiling = !(needed || (reddito === 0 && carico.sempreACarico))
    ? tcmSenza
    : reddito > 0
      ? giallo + (100 - giallo) * clamp((capitale - reddito) / reddito)
      : giallo;
  return Math.min(ceiling, punteggioScopertura(missing, soglie));
}

/** Studies of the children, euro: the years that each still has before them. */
function studiDi(valori: Valori, figli: readonly number[]): number {
  const [annuale, durata, daEta] = valori['tcm.studi'];
  return sum(figli.map((age) => annuale * clamp(daEta + durata - Math.max(daEta, age), 0, durata)));
}
