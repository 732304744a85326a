/** The plan played forward month by month, for the two years after today (domain.md 13.3). */
import { known } from '../records.ts';
import type { Valori } from '../costanti/costanti.ts';
import { isoMonth, monthIndex } from '../calendario.ts';
import { sum, type IsoDate, type IsoMonth } from '../money.ts';
import { piano, type InputPiano, type Piano, type TipoPasso } from './piano.ts';

/** How many months are played. */
export const MESI_PIANO = 24;

/** What one step takes of a month. */
export interface QuotaFase {
  tipo: TipoPasso;
  /** Whose. */
  id?: string;
  /** Euro a month. */
  mensile: number;
}

/** Consecutive months that are split in the same way. */
export interface FasePiano {
  /** The first month. */
  da: IsoMonth;
  mesi: number;
  quote: QuotaFase[];
  /** What stays free, euro a month. */
  resto: number;
}

/**
 * Phases of the 24 months that follow `refDate`. Each month is the plan of {@link piano} made again
 * on what the months before have changed.
 *
 * Assumptions: the monthly surplus stays the same, in euro of today, also when a debt is paid
 * off; only the plan itself fills the reserve and pays debts off, and interest is not counted; a
 * remainder too small for a step is forgotten. The last month of a step takes only what is missing,
 * and the rest of that month goes to the next step or stays free. Nothing left: no phases.
 */
export function fasiPiano(valori: Valori, input: InputPiano, refDate: IsoDate): FasePiano[] {
  const today = monthIndex(refDate);
  const last = today + MESI_PIANO;
  const fasi: FasePiano[] = [];
  let stato = input;
  for (let month = today + 1; month <= last; month++) {
    const plan = piano(valori, stato);
    if (!plan.disponibile) return [];
    aggiungi(fasi, isoMonth(month), quoteDi(plan), plan.resto ?? 0);
    const next = dopoUnMese(valori, stato, plan);
    if (isFermo(stato, next)) {
      known(fasi.at(-1)).mesi += last - month;
      break;
    }
    stato = next;
  }
  return fasi;
}

/** A month that changed nothing is followed by months like it. */
const isFermo = (before: InputPiano, after: InputPiano): boolean =>
  before.carenza === after.carenza &&
  before.mobiliare === after.mobiliare &&
  before.debitiCostosi === after.debitiCostosi;

const quoteDi = ({ passi }: Piano): QuotaFase[] =>
  passi.map(({ tipo, id, mensile = 0 }) => ({ tipo, id, mensile }));

/** One month more of the last phase, or the first month of a new one. */
function aggiungi(fasi: FasePiano[], da: IsoMonth, quote: QuotaFase[], resto: number): void {
  const last = fasi.at(-1);
  if (last && isUguale(last, quote, resto)) last.mesi++;
  else fasi.push({ da, mesi: 1, quote, resto });
}

const isUguale = (fase: FasePiano, quote: readonly QuotaFase[], resto: number): boolean =>
  fase.resto === resto &&
  fase.quote.length === quote.length &&
  fase.quote.every(({ tipo, id, mensile }, at) => {
    const other = quote[at];
    return other?.tipo === tipo && other.id === id && other.mensile === mensile;
  });

/** Reserve and debts after the plan of one month. */
function dopoUnMese(valori: Valori, p: InputPiano, { passi }: Piano): InputPiano {
  const paid = (...kinds: TipoPasso[]) =>
    sum(passi.map(({ tipo, mensile = 0 }) => (kinds.includes(tipo) ? mensile : 0)));
  const left = (amount: number) => (amount < valori['piano.minimo'] ? 0 : amount);
  const riserva = paid('riserva_minima', 'riserva');
  return {
    ...p,
    carenza: p.carenza === null ? null : left(p.carenza - riserva),
    mobiliare: p.mobiliare + riserva,
    debitiCostosi: left(p.debitiCostosi - paid('debiti')),
  };
}
