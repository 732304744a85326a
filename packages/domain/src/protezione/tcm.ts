/** What the family would need if the income of one person stopped (domain.md 3.1). */
import { ageYearsAt } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { netFromGross } from '../fisco/netto.ts';
import { isLavoratore } from '../fisco/tipo.ts';
import { clamp } from '../money.ts';
import {
  carriera as carrieraDi,
  pensioneMaturata,
  type Carriera,
  type PersonaPrevidenza,
} from '../previdenza/carriera.ts';
import { stimaPensione, type StimaPensione } from '../previdenza/pensione.ts';
import { survivorsShare } from './superstiti.ts';

export interface PersonaTcm extends PersonaPrevidenza {
  /** Wife, husband or civil partner, with own net income a year; null when there is none. */
  spouse?: { reddito: number } | null | undefined;
  /** Ages of the children, whole years. */
  kids: readonly number[];
  /** Parents of the insured in the household, with own net income a year. */
  genitori?: readonly { reddito: number }[] | undefined;
  mutuo: number;
  mobiliare: number;
  /** Sum insured already, euro. */
  copertura?: number | undefined;
}

export interface Tcm {
  eta: number;
  dipendenti: number;
  /** Years of support. */
  anni: number;
  pensioneSuperstiti: number;
  sostituzioneReddito: number;
  istruzione: number;
  fabbisognoLordo: number;
  capitale: number;
  multiploReddito: number;
  eligible: boolean;
  score: number | null;
}

/** @param known the same person's career and pension, when the caller has them already */
export function tcm(
  valori: Valori,
  p: PersonaTcm,
  known?: { carriera: Carriera; pensione: StimaPensione },
): Tcm {
  const reddito = p.redditoNettoAnnuo;
  const eta = ageYearsAt(p.birthDate, p.refDate);
  const carico = aCarico(valori, p);
  const { dipendenti } = carico;
  const c = known?.carriera ?? carrieraDi(valori, p);
  const anni = anniDiSostegno(valori, p, c, carico, known?.pensione);
  const pensioneSuperstiti = superstitiDi(valori, c, !!p.spouse, carico.figli.length);
  const sostituzioneReddito =
    Math.max(0, valori['tcm.quotaReddito'] * reddito - pensioneSuperstiti) * anni;
  const istruzione = studiDi(valori, carico.figli);
  const needed = dipendenti > 0 || p.mutuo > 0;
  const fabbisognoLordo = needed
    ? sostituzioneReddito + p.mutuo + istruzione + valori['tcm.speseFinali']
    : 0;
  const capitale = Math.max(
    0,
    fabbisognoLordo - valori['tcm.quotaLiquidi'] * p.mobiliare - (p.copertura ?? 0),
  );

  const eligible = eta < valori['tcm.etaMax'] && reddito > 0 && needed;
  const multiploReddito = reddito > 0 ? capitale / reddito : 0;
  const score = eligible
    ? Math.min(100, 20 * multiploReddito) * (dipendenti === 0 ? 0.5 : 1)
    : null;
  return {
    eta,
    dipendenti,
    anni,
    pensioneSuperstiti,
    sostituzioneReddito,
    istruzione,
    fabbisognoLordo,
    capitale,
    multiploReddito,
    eligible,
    score,
  };
}

interface Carico {
  /** Ages of the children who still depend. */
  figli: number[];
  coniuge: boolean;
  /** How many parents. */
  genitori: number;
  /** How many in all. */
  dipendenti: number;
}
/** Who lives on this income. */
function aCarico(
  valori: Valori,
  { kids, spouse, genitori = [], redditoNettoAnnuo }: PersonaTcm,
): Carico {
  const figli = kids.filter((age) => age < valori['tcm.etaFigli']);
  const coniuge = !!spouse && spouse.reddito < valori['tcm.sogliaConiuge'] * redditoNettoAnnuo;
  const parents = genitori.filter(({ reddito }) => reddito < valori['tcm.redditoGenitore']).length;
  return {
    figli,
    coniuge,
    genitori: parents,
    dipendenti: figli.length + (coniuge ? 1 : 0) + parents,
  };
}

/** Years of support: the longest of those who depend, and not beyond the pension of who earns. */
function anniDiSostegno(
  valori: Valori,
  p: PersonaTcm,
  c: Carriera,
  { figli, coniuge, genitori }: Carico,
  known: StimaPensione | undefined,
): number {
  let anni = Math.max(0, ...figli.map((age) => valori['tcm.etaFigli'] - age));
  if (coniuge) anni = Math.max(anni, valori['tcm.anniConiuge']);
  if (genitori > 0) anni = Math.max(anni, valori['tcm.anniGenitori']);
  if (!isLavoratore(c.tipo)) return anni;
  const pensione = known ?? stimaPensione(valori, p, c);
  return pensione.status === 'ok'
    ? Math.min(anni, Math.max(3, pensione.anniAlPensionamento))
    : anni;
}

/** Survivors' pension, net euro a year. */
function superstitiDi(valori: Valori, c: Carriera, spouse: boolean, figli: number): number {
  const share = survivorsShare(valori, spouse, figli);
  const maturata = isLavoratore(c.tipo) ? pensioneMaturata(valori, c) : 0;
  const gross = share * (c.tipo === 'pensionato' ? c.lordo : maturata);
  return gross > 0 ? netFromGross(valori, 'pensionato', gross, c.regione).net : 0;
}

/** Studies of the children, euro: the years that each still has before them. */
function studiDi(valori: Valori, figli: readonly number[]): number {
  const [annuale, durata, daEta] = valori['tcm.studi'];
  let istruzione = 0;
  for (const age of figli)
    istruzione += annuale * clamp(daEta + durata - Math.max(daEta, age), 0, durata);
  return istruzione;
}
