/**
 * «Gestione patrimonio» with outflows that are only being tried (domain.md 4.4): the answer of
 * `infogestirepatrimonio`.
 */
import { known } from '../records.ts';
import type { Costanti } from '../costanti/costanti.ts';
import type { Analisi, GestioneAnalisi, PatrimonioAnalisi, Words } from '../analisi.ts';
import type { Euro } from '../money.ts';
import type { Famiglia } from '../nucleo.ts';
import { checkAmount } from './check-amount.ts';
import { analizza } from './analizza.ts';

export interface InfoGestire {
  motore: string;
  costanti: string;
  /** The outflows of the next three years that were tried, euro. */
  uscitePianificate: Euro;
  /** Financial wealth of the perimeter, euro. */
  mobiliare: Euro;
  /**
   * The four buckets, the missing part, the level, the model by age and the distance from it;
   * absent without the answers they need.
   */
  gestione?: GestioneAnalisi;
  /** What the household has now, in euro and percent. */
  classi: PatrimonioAnalisi['classi'];
  strumenti: PatrimonioAnalisi['strumenti'];
  regimi: PatrimonioAnalisi['regimi'];
  segnali: PatrimonioAnalisi['segnali'];
  spiegazione: Words;
  /** Keys of the answers that are missing. */
  mancanti: string[];
}

/**
 * The same figures that the analysis would show if these were the planned outflows; nothing is
 * remembered.
 * @param plannedOutflows essential outflows of the next three years, euro, 0 to a thousand million
 * @throws ValidationError «Valore errato» for anything else
 */
export function infoGestirePatrimonio(
  famiglia: Famiglia,
  costanti: Costanti,
  plannedOutflows: Euro,
): InfoGestire {
  checkAmount('plannedOutflows', plannedOutflows);
  const analisi: Analisi = analizza({ ...famiglia, uscitePianificate: plannedOutflows }, costanti);
  const { classi, strumenti, regimi, segnali, voci } = analisi.patrimonio;
  const soluzione = known(analisi.soluzioni.find(({ code }) => code === 'gestione-patrimonio'));
  return {
    motore: analisi.motore,
    costanti: analisi.costanti,
    uscitePianificate: plannedOutflows,
    mobiliare: voci.mobiliare,
    ...(analisi.gestione ? { gestione: analisi.gestione } : {}),
    classi,
    strumenti,
    regimi,
    segnali,
    spiegazione: soluzione.testo,
    mancanti: soluzione.mancanti,
  };
}
