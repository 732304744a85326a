/** The volatility index (domain.md 4.7), as several calls show it. */
import { z } from 'zod';
import { IsoDate } from '../shapes.ts';

/** Points of the index; nobody has ever seen 200. */
export const VixValue = z.number().min(0.01).max(200);
export const Vix = z.strictObject({
  value: z.number().nullable(),
  date: IsoDate.nullable(),
  level: z.enum(['red', 'yellow', 'green', 'grey']),
  stale: z.boolean(),
  source: z.enum(['typed', 'csv', 'url']).nullable(),
  /** Oldest first, one year at most. */
  history: z.array(z.strictObject({ date: IsoDate, value: z.number() })),
});
export const VixNoted = z.strictObject({
  added: z.int(),
  replaced: z.int(),
  unchanged: z.int(),
  vix: Vix,
});
