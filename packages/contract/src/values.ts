/** Elementary shapes, with the bounds of every number and text. */
import { z } from 'zod';
import { EMAIL, EURO_MAX } from '@bussola/domain';
import { MAX_LENGTH } from './limits.ts';
import { isPersonName } from '@bussola/domain/person-name';
import { PLAIN_LINE, withoutInvisible } from '@bussola/domain/plain-line';

export const Id = z.uuid();
/** PostgreSQL has no year 0000. */
export const IsoDate = z.iso
  .date()
  .refine((day) => day >= '0001-01-01', { params: { code: 'forms:errors.date' } });
/** `YYYY-MM`. */
export const IsoMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
export const IsoDateTime = z.iso.datetime();
/** Euro typed by a person: 0 to a thousand million, kept to the cent. */
export const euroUpTo = (max: number) =>
  z
    .number()
    .min(0)
    .max(max)
    .overwrite((euro) => Math.round(euro * 100) / 100);
export const Euro = euroUpTo(EURO_MAX);
export const EuroPerYear = z.int().min(0).max(EURO_MAX);
export const Percent = z.number().min(0).max(100);
/**
 * One line that a person types: trimmed, without signs that cannot be seen, kept in composed
 * letters (NFC), so that what looks the same is the same. Bounds are of what is kept: a few signs
 * grow when they are composed (U+FB2C is three), and what is kept must fit this shape again in
 * every answer.
 */
export const line = (min: number, max: number) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .trim()
    .normalize('NFC')
    .min(min)
    .max(max)
    .regex(PLAIN_LINE);
/**
 * Several lines that a person types, at most 20,000 characters. Line ends and tabs are allowed;
 * other control characters are not.
 */
export const NoteText = z
  .string()
  .normalize('NFC')
  .max(MAX_LENGTH.note)
  .regex(/^(?:[^\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u);
/** A document's or a thing's name. */
export const Name = line(1, MAX_LENGTH.name);
/**
 * A person's name as it is sent to us: mails may carry it, so it holds no address and no number.
 * Only bodies use it: names kept before this rule must still be readable.
 */
export const personName = (max: number) =>
  line(1, max).refine(isPersonName, {
    error: 'No address and no number of four digits',
    params: { code: 'forms:errors.nameAddress' },
  });
export const PersonName = personName(MAX_LENGTH.name);
export const Email = z.email({ pattern: EMAIL }).max(MAX_LENGTH.email);
export const Comune = z.strictObject({
  comune: line(1, 80),
  regione: line(0, 80),
  provincia: line(0, 4),
  codiceIstat: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
});
