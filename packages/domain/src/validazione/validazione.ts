/**
 * Rules that forms and server share. Each answers the message to show, or null when the value is
 * good.
 */
import { ageAt, isIsoDate } from '../calendario.ts';
import { ValidationError } from '../errors.ts';
import { sum, type IsoDate } from '../money.ts';
import { MESSAGGI } from './messaggi.ts';

export const EURO_MAX = 1e9;
export const ETA_MAGGIORENNE = 18;
const ETA_MASSIMA = 120;
const TOLLERANZA = 1e-9;

export const isMaggiorenne = (birthDate: IsoDate, refDate: IsoDate): boolean =>
  ageAt(birthDate, refDate) >= ETA_MAGGIORENNE;

/** Money: a finite number from 0 to a thousand million. */
export function validateEuro(value: unknown): string | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= EURO_MAX
    ? null
    : MESSAGGI.valoreErrato;
}

/** Net income of a year: checked as money, then kept in whole euro. @throws ValidationError */
export function parseReddito(value: unknown, field = 'redditoNettoAnnuo'): number {
  assertEuro(value, field);
  return Math.floor(value);
}

/** @throws ValidationError naming the field */
export function assertEuro(value: unknown, field: string): asserts value is number {
  const message = validateEuro(value);
  if (message) throw new ValidationError(field, message);
}

/** A day that exists, not in the future, at most 120 years ago. */
export function validateDataNascita(birthDate: unknown, refDate: IsoDate): string | null {
  if (!isIsoDate(birthDate) || birthDate > refDate || ageAt(birthDate, refDate) > ETA_MASSIMA)
    return MESSAGGI.valoreErrato;
  return null;
}

/**
 * Percentages that must make 100. 33,33 three times is 99,99 and is refused: the form offers to
 * complete it. A split with no values at all was not answered, and is not judged.
 */
export function validateSplit(split: Readonly<Record<string, unknown>>): string | null {
  const values = Object.values(split);
  if (values.length === 0) return null;
  if (
    !values.every(
      (value): value is number =>
        typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 100,
    )
  )
    return MESSAGGI.valoreErrato;
  const total = sum(values);
  if (total > 100 + TOLLERANZA) return MESSAGGI.percentualiSopra;
  return total < 100 - TOLLERANZA ? MESSAGGI.percentualiSotto : null;
}

/** The residual mortgage against the value of the home, euro; equal is allowed. */
export function validateMutuo(valore: unknown, residuo: unknown): string | null {
  if (validateEuro(valore) || validateEuro(residuo)) return MESSAGGI.valoreErrato;
  return (residuo as number) > (valore as number) ? MESSAGGI.mutuoOltreValore : null;
}

/** Years of contributions: from none to as many as since the age of fifteen. */
export function validateAnniContributi(
  anni: unknown,
  birthDate: IsoDate,
  refDate: IsoDate,
): string | null {
  const good =
    typeof anni === 'number' &&
    Number.isFinite(anni) &&
    anni >= 0 &&
    anni <= Math.max(0, ageAt(birthDate, refDate) - 15);
  return good ? null : MESSAGGI.valoreErrato;
}

/** Planned outflows: only a finite number of euro, never text. @throws ValidationError */
export function parseUscite(value: unknown, field = 'plannedOutflows'): number {
  assertEuro(value, field);
  return value;
}
