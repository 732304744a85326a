/**
 * Checks of what the engine is asked. Each answers the message to show, or null when the value is
 * good. The rules of a household's answers are in `risposte`.
 */
import { EURO_MAX } from '../money.ts';
import { fraseOf } from '../risposte/codici.ts';
import { mutuoError, splitError } from '../risposte/somme.ts';
import { MESSAGGI } from '../risposte/messaggi.ts';

/** Money: a finite number from 0 to a thousand million. */
export function validateEuro(value: unknown): string | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= EURO_MAX
    ? null
    : MESSAGGI.valoreErrato;
}

/** A split with no values at all was not answered, and is not judged. */
export function validateSplit(split: Readonly<Record<string, unknown>>): string | null {
  const code = Object.keys(split).length === 0 ? undefined : splitError(split);
  return code ? fraseOf(code) : null;
}

/** The residual mortgage against the value of the home, euro; equal is allowed. */
export function validateMutuo(valore: number, residuo: number): string | null {
  const code = mutuoError({ valoreResidenza: valore, valoreResiduoMutuo: residuo });
  return validateEuro(valore) ?? validateEuro(residuo) ?? (code ? fraseOf(code) : null);
}
