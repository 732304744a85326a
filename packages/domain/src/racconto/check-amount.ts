import { ValidationError } from '../errors.ts';
import { EURO_MAX } from '../money.ts';
import { MESSAGGI } from '../risposte/messaggi.ts';

/** @throws ValidationError naming the field, for a value that is not an amount of euro */
export function checkAmount(field: string, value: number): void {
  if (!Number.isFinite(value) || value < 0 || value > EURO_MAX)
    throw new ValidationError(field, MESSAGGI.valoreErrato);
}
