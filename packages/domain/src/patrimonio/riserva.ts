/** The reserve for surprises: the amount needed and the missing part (domain.md 4.3). */
import { stimaSpese, type Nucleo } from '../bilancio/spese.ts';
import type { Valori } from '../costanti/costanti.ts';
import type { Professione } from '../nucleo.ts';
import { emergencyMonths } from './riserve.ts';

export interface InputRiserva extends Partial<Nucleo> {
  /** Of those who earn. */
  professioni: readonly Professione[];
  /** Net, euro a year; null when not everybody told it. */
  redditoNettoNucleo: number | null;
  /** Told, euro a month, instalments left out. */
  speseMensili?: number | undefined;
  /** Instalments, euro a month. */
  rate?: number | undefined;
  /** Savings, euro; absent when nobody gave them. */
  mobiliare?: number | undefined;
  /** Planned over the next three years, euro. */
  plannedOutflows?: number | undefined;
  /** A member has lost a job. */
  disoccupato?: boolean | undefined;
}

/** Answered, a share of income, a similar family's, or that family's where one lives on savings. */
export type OrigineSpese = 'dette' | 'reddito' | 'simile' | 'risparmi';

/** Money in euro, not rounded. */
export interface RiservaValutata {
  eligible: true;
  /** Months of essential spending. */
  mesi: number;
  essenzialeMensile: number;
  /** The spending was not answered. */
  stimata: boolean;
  /** What the essential spending was worked out from. */
  spese: OrigineSpese;
  bisogno: number;
  /** Savings that count. */
  mobiliare: number;
  carenza: number;
}
export type Riserva =
  | RiservaValutata
  | { eligible: false; motivo: 'dati_mancanti' | 'spese_ignote' }
  /** Only the savings are missing. */
  | ({ eligible: false; motivo: 'dati_mancanti' } & Pick<
      RiservaValutata,
      'mesi' | 'essenzialeMensile' | 'stimata' | 'spese' | 'bisogno'
    >);

export function riserva(valori: Valori, p: InputRiserva): Riserva {
  const { redditoNettoNucleo: reddito, mobiliare, plannedOutflows = 0 } = p;
  if (reddito === null) return { eligible: false, motivo: 'dati_mancanti' };
  const base = baseDi(valori, p, reddito);
  if ('motivo' in base) return base;
  const { mesi, essenzialeMensile, spese } = base;
  const bisogno = mesi * essenzialeMensile + plannedOutflows;
  const known = { mesi, essenzialeMensile, stimata: spese !== 'dette', spese, bisogno };
  if (mobiliare === undefined) return { eligible: false, motivo: 'dati_mancanti', ...known };
  return { eligible: true, mobiliare, carenza: Math.max(0, bisogno - mobiliare), ...known };
}

type Base =
  | { mesi: number; essenzialeMensile: number; spese: OrigineSpese }
  | { eligible: false; motivo: 'dati_mancanti' | 'spese_ignote' };

function baseDi(valori: Valori, p: InputRiserva, reddito: number): Base {
  const { speseMensili: spese, rate = 0, mobiliare } = p;
  const mesi = emergencyMonths(valori, p.professioni);
  if (spese !== undefined)
    return {
      mesi,
      essenzialeMensile: valori['spese.essenziale'] * spese + rate,
      spese: 'dette',
    };
  const simile = stimaSpese(valori, {
    componenti: p.componenti ?? 1,
    ripartizione: p.ripartizione ?? null,
    proprieta: p.proprieta ?? false,
  });
  // People who live on savings: a student, a housewife, an heiress.
  if (reddito === 0 && rate === 0 && !p.disoccupato) {
    const months = valori['riserva.mesiRendita'];
    if (mobiliare === undefined) return { eligible: false, motivo: 'dati_mancanti' };
    return mobiliare >= months * simile
      ? { mesi: months, essenzialeMensile: simile, spese: 'risparmi' }
      : { eligible: false, motivo: 'spese_ignote' };
  }
  const byIncome = (valori['spese.quotaEssenziale'] * reddito) / 12;
  const least = valori['spese.minime'] * simile + rate;
  return byIncome >= least
    ? { mesi, essenzialeMensile: byIncome, spese: 'reddito' }
    : { mesi, essenzialeMensile: least, spese: 'simile' };
}

/** Missing over what it takes, 0–1. */
export const quotaMancante = ({ bisogno, carenza }: RiservaValutata): number =>
  bisogno > 0 ? carenza / bisogno : 0;
