/** How far an estimate may be relied on (domain.md 10.6). */
import type { Valori } from '../costanti/costanti.ts';
import type { Affidabilita } from './regola.ts';
import type { Segnale } from '../costanti/segnali.ts';

export interface InputAffidabilita {
  segnali: readonly Segnale[];
  /** Answers that were estimated for the person, that are missing, and all that are asked. */
  stimati: number;
  mancanti: number;
  totale: number;
  /** A decisive answer is missing. */
  decisiva?: boolean | undefined;
}

const PIENI = 100;
/** Points that an answer which is estimated or missing takes away. */
const RISPOSTA = 10;
const ALTA = 80;
const MEDIA = 50;

export function affidabilita(
  valori: Valori,
  { segnali, stimati, mancanti, totale, decisiva = false }: InputAffidabilita,
): { punti: number; livello: Affidabilita } {
  const table = valori['affidabilita.segnali'];
  const lost = segnali.reduce((total, one) => total + table[one], 0);
  const punti = Math.max(0, PIENI - lost - RISPOSTA * (stimati + mancanti));
  if (decisiva || 2 * mancanti > totale) return { punti, livello: 'bassa' };
  return { punti, livello: punti >= ALTA ? 'alta' : punti >= MEDIA ? 'media' : 'bassa' };
}
