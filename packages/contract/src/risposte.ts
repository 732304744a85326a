/**
 * The table of answers as shapes: the bounds of every value that crosses the wire. What a finished
 * step must hold is judged by `tabErrors`.
 */
import { z } from 'zod';
import type { Cella, Risposta, Values } from '@bussola/domain';
import { isWrongTotal } from './split-totals.ts';
import {
  Comune,
  Email,
  EuroPerYear,
  euroUpTo,
  IsoDate,
  IsoMonth,
  line,
  Percent,
  personName,
} from './values.ts';

/** The parts; `totale`, their sum, may be there too (specification §3). */
const splitShape = (parts: readonly string[]) =>
  z.strictObject({
    ...Object.fromEntries(parts.map((part) => [part, Percent])),
    totale: z.number().min(0).max(1000).optional(),
  });

/** What is sent. */
function shapeOf(risposta: Risposta | Cella): z.ZodType {
  switch (risposta.kind) {
    case 'date':
      return IsoDate;
    case 'month':
      return IsoMonth;
    case 'yesNo':
    case 'consent':
      return z.boolean();
    case 'comune':
      return Comune;
    case 'email':
      return Email;
    case 'name':
      return personName(risposta.max);
    case 'choice':
      return z.enum(risposta.among);
    case 'euro':
      return risposta.whole ? EuroPerYear : euroUpTo(risposta.max);
    case 'count':
      return z.int().min(risposta.min).max(risposta.max);
    case 'share':
      return z.number().min(risposta.min).max(risposta.max);
    case 'rows':
      return z
        .array(
          z.strictObject(
            Object.fromEntries(
              Object.entries(risposta.of).map(([key, cella]) => [key, shapeOf(cella)]),
            ),
          ),
        )
        .max(risposta.max);
    case 'split':
      return splitShape(risposta.parts)
        .refine((split) => !isWrongTotal(split), {
          path: ['totale'],
          message: 'totale is the sum of the parts',
          params: { code: 'forms:errors.splitTotal' },
        })
        .transform(({ totale: _sum, ...parts }) => parts);
  }
}

/** What is kept and read: also names and years that were taken before today's rules. */
function keptShapeOf(risposta: Risposta): z.ZodType {
  switch (risposta.kind) {
    case 'name':
      return line(1, risposta.max);
    case 'count':
      return z.number().min(risposta.min).max(risposta.max);
    case 'split':
      return splitShape(risposta.parts);
    default:
      return shapeOf(risposta);
  }
}

type Table = Readonly<Record<string, Risposta>>;
type Shapes<T> = {
  [K in keyof Values<T>]-?: z.ZodType<NonNullable<Values<T>[K]>, NonNullable<Values<T>[K]>>;
};
const shapesOf =
  (shape: (risposta: Risposta) => z.ZodType) =>
  <T extends Table>(table: T) =>
    Object.fromEntries(
      Object.entries(table).map(([key, risposta]) => [key, shape(risposta)]),
    ) as Shapes<T>;
export const sentShapes = shapesOf(shapeOf);
export const keptShapes = shapesOf(keptShapeOf);

export const optional = <F extends Record<string, z.ZodType>>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.optional()])) as {
    [K in keyof F]: z.ZodOptional<F[K]>;
  };
export const nullish = <F extends Record<string, z.ZodType>>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.nullish()])) as {
    [K in keyof F]: z.ZodOptional<z.ZodNullable<F[K]>>;
  };
