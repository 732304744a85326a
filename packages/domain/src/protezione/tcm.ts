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
import { stimaPensione, type Uscita } from '../previdenza/pensione.ts';
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
  known?: { carriera: Carriera; pensione: Uscita },
): Tcm {
  const reddito = p.redditoNettoAnnuo;
  const eta = ageYearsAt(p.birthDate, p.refDate);
  const figli = p.kids.filter((age) => age < valori['tcm.etaFigli']);
  const coniugeACarico = !!p.spouse && p.spouse.reddito < valori['tcm.sogliaConiuge'] * reddito;
  const genitori = (p.genitori ?? []).filter(
    (parent) => parent.reddito < valori['tcm.redditoGenitore'],
  ).length;
  const dipendenti = figli.length + (coniugeACarico ? 1 : 0) + genitori;
  const c = known?.carriera ?? carrieraDi(valori, p);

  let anni = Math.max(0, ...figli.map((age) => valori['tcm.etaFigli'] - age));
  if (coniugeACarico) anni = Math.max(anni, valori['tcm.anniConiuge']);
  if (genitori > 0) anni = Math.max(anni, valori['tcm.anniGenitori']);
  if (isLavoratore(c.tipo)) {
    const pensione = known?.pensione ?? stimaPensione(valori, p, c);
    if (pensione.status === 'ok') anni = Math.min(anni, Math.max(3, pensione.anniAlPensionamento));
  }

  const share = survivorsShare(valori, !!p.spouse, figli.length);
  const base =
    c.tipo === 'pensionato' ? c.lordo : isLavoratore(c.tipo) ? pensioneMaturata(valori, c) : 0;
  const pensioneSuperstiti =
    share * base > 0 ? netFromGross(valori, 'pensionato', share * base, c.regione).net : 0;
  const sostituzioneReddito =
    Math.max(0, valori['tcm.quotaReddito'] * reddito - pensioneSuperstiti) * anni;
  const [annuale, durata, daEta] = valori['tcm.studi'];
  let istruzione = 0;
  for (const age of figli)
    istruzione += annuale * clamp(daEta + durata - Math.max(daEta, age), 0, durata);
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
