/** Loss of income by a permanent disability (domain.md 3.3). */
import type { Valori } from '../costanti/costanti.ts';
import { quotaComputo } from '../fisco/contributi.ts';
import { grossFromNet, netFromGross } from '../fisco/netto.ts';
import { isLavoratore, tipoLavoro } from '../fisco/tipo.ts';
import { clamp } from '../money.ts';
import {
  carriera as carrieraDi,
  mesiContributi,
  pensioneMaturata,
  type Carriera,
  type PersonaPrevidenza,
} from '../previdenza/carriera.ts';
import { coefAt } from '../previdenza/coefficienti.ts';
import { stimaPensione, type StimaPensione } from '../previdenza/pensione.ts';
import { punteggioScopertura, quotaScoperta } from './copertura.ts';
import { MENSILITA_INPS } from '../previdenza/mensilita.ts';

export interface PersonaInvalidita extends PersonaPrevidenza {
  /** Savings, euro. */
  mobiliare: number;
  /** Holds a permanent disability policy. */
  copertura?: boolean | undefined;
  /** Net income of the spouse, euro a year; null or absent: no spouse, or it was not given. */
  coniugeReddito?: number | null | undefined;
}

export type MotivoInvalidita =
  'non_lavora' | 'dati_mancanti' | 'cassa_professionale' | 'pensione_raggiunta';

/** Money in euro of the reference day, not rounded. */
export interface InvaliditaValutata {
  eligible: true;
  /** Years to the pension, at most twenty. */
  anni: number;
  /** Years that the law adds to the contributions of people who can no longer work at all. */
  anniBonus: number;
  /** Contributions are enough for the public benefits. */
  diritto: boolean;
  /** For people who can no longer work at all, net a year. */
  prestazionePubblicaNetta: number;
  /** For who keeps less than a third of the ability to work, net a year. */
  assegnoOrdinarioNetto: number;
  /** A year, with no work at all. */
  perditaAnnua: number;
  /** A year, with the ordinary allowance only; null where it is not due. */
  perditaAnnuaParziale: number | null;
  capitale: number;
  /** The sum was stopped at ten years of income. */
  tettoRaggiunto: boolean;
  /** A policy may be looked at. */
  prodotto: boolean;
  score: number;
}
export type Invalidita = InvaliditaValutata | { eligible: false; motivo: MotivoInvalidita };

/**
 * The ordinary allowance topped up to the minimum pension (L. 222/1984, art. 1), euro a year.
 * @param maturata gross pension accrued
 * @param redditoConiuge gross
 */
export function aoi(
  valori: Valori,
  maturata: number,
  coniuge: boolean,
  redditoConiuge: number,
): number {
  const minimo = MENSILITA_INPS * valori['inps.trattamentoMinimo'];
  const sociale = MENSILITA_INPS * valori['inps.assegnoSociale'];
  const { personale, coniugale } = valori['invalidita.integrazione'];
  const poor =
    maturata <= personale * sociale &&
    (!coniuge || maturata + redditoConiuge <= coniugale * sociale);
  return maturata > 0 && maturata < minimo && poor
    ? Math.min(minimo, maturata + sociale)
    : maturata;
}

/** @param known the same person's career and pension, when the caller has them already */
export function invalidita(
  valori: Valori,
  p: PersonaInvalidita,
  known?: { carriera: Carriera; pensione: StimaPensione },
): Invalidita {
  const reddito = p.redditoNettoAnnuo;
  const motivo = esclusa(valori, p);
  if (motivo) return { eligible: false, motivo };
  const c = known?.carriera ?? carrieraDi(valori, p);
  const pensione = known?.pensione ?? stimaPensione(valori, p, c);
  if (pensione.status === 'valore_errato') return { eligible: false, motivo: 'dati_mancanti' };
  const left = pensione.status === 'ok' ? pensione.anniAlPensionamento : Infinity;
  const anni = Math.min(valori['invalidita.anniMax'], left);
  if (!(anni > 0)) return { eligible: false, motivo: 'pensione_raggiunta' };
  const pubblica = pubblicaDi(valori, p, c);
  const kept = valori['invalidita.quota'] * reddito;
  const perditaAnnua = Math.max(0, kept - pubblica.prestazionePubblicaNetta);
  const massimo = valori['invalidita.multiplo'] * reddito;
  const missing = perditaAnnua * anni - valori['tcm.quotaLiquidi'] * p.mobiliare;
  const capitale = clamp(missing, 0, massimo);
  return {
    eligible: true,
    anni,
    perditaAnnua,
    perditaAnnuaParziale: isPubblico(p) ? null : Math.max(0, kept - pubblica.assegnoOrdinarioNetto),
    capitale,
    tettoRaggiunto: missing > massimo,
    prodotto: (c.ref - c.birth) / 12 < valori['tcm.etaMax'],
    score: punteggio(valori, capitale, Math.min(kept * anni, massimo), p.copertura),
    ...pubblica,
  };
}

function esclusa(valori: Valori, p: PersonaInvalidita): MotivoInvalidita | undefined {
  const tipo = tipoLavoro(valori, p.professione, p.redditoNettoAnnuo);
  if (!isLavoratore(tipo)) return 'non_lavora';
  if (!(p.redditoNettoAnnuo > 0)) return 'dati_mancanti';
  return p.cassa ? 'cassa_professionale' : undefined;
}

/** The ordinary allowance is not due to them (DL 25/2025, art. 16). */
const isPubblico = ({ dipendentePubblico }: PersonaInvalidita): boolean =>
  dipendentePubblico === 'locale' || dipendentePubblico === 'statale';

/** The two public benefits, net euro a year. */
function pubblicaDi(valori: Valori, p: PersonaInvalidita, c: Carriera) {
  const { eta, max, requisito, ultimi } = valori['invalidita.bonus'];
  const diritto =
    mesiContributi(c, c.ref) >= requisito && requisito * Math.min(1, c.densita) >= ultimi;
  const maturata = diritto ? pensioneMaturata(valori, c) : 0;
  const spouse = typeof p.coniugeReddito === 'number' ? p.coniugeReddito : undefined;
  const assegno =
    diritto && !isPubblico(p)
      ? aoi(
          valori,
          maturata,
          spouse !== undefined,
          spouse === undefined ? 0 : grossFromNet(valori, 'dipendente', spouse, c.regione),
        )
      : 0;
  const age = c.ref - c.birth;
  const anniBonus = diritto
    ? clamp(Math.min(eta - age, max - mesiContributi(c, c.ref)), 0, max) / 12
    : 0;
  const bonus =
    anniBonus *
    quotaComputo(valori, c.tipo, c.lordo, c.opzioni) *
    coefAt(valori, Math.max(57 * 12, age), Math.floor(c.ref / 12));
  const inabilita = Math.max(assegno, maturata + bonus);
  const net = (gross: number): number =>
    gross > 0 ? netFromGross(valori, 'pensionato', gross, c.regione).net : 0;
  return {
    diritto,
    anniBonus,
    prestazionePubblicaNetta: net(inabilita),
    assegnoOrdinarioNetto: net(assegno),
  };
}

function punteggio(
  valori: Valori,
  capitale: number,
  need: number,
  copertura: boolean | undefined,
): number {
  const soglie = valori['livelli.scopertura'];
  const { invalidita: materiality } = valori['livelli.materialita'];
  const missing = quotaScoperta(capitale, need, materiality, soglie[0]);
  // What a policy pays is not known.
  const ceiling = copertura ? valori['livelli.tetti'].giallo : 100;
  return Math.min(ceiling, punteggioScopertura(missing, soglie));
}
