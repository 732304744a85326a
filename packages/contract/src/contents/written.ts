/** What every content has for its writers: a draft, what is read, versions. */
import { z } from 'zod';
import { IsoDate, IsoDateTime, Version } from '../shapes.ts';

/**
 * @param words what it says in one language
 * @param more what it says in no language
 */
export function writtenIn<W extends z.ZodType, M extends z.ZodRawShape>(words: W, more: M) {
  const both = { it: words, en: words.nullable() };
  /** What was saved, and when each language was last changed. */
  const Body = z.strictObject({
    ...both,
    ...more,
    itAt: IsoDateTime,
    enAt: IsoDateTime.nullable(),
    /** The last day on which it is read as it is. */
    review: IsoDate.optional(),
  });
  return {
    both,
    Body,
    doc: {
      version: Version,
      /** Null when nobody reads it yet. */
      published: Body.nullable(),
      draft: Body.extend({ by: z.string(), at: IsoDateTime }).nullable(),
      /** The Italian of the newest version whose English says the same; null when there is none. */
      translated: words.nullable(),
      /** Published already, for a day to come. */
      scheduled: Body.extend({ n: z.int(), from: IsoDate }).nullable(),
      /** The newest first, each with the first words of it. */
      versions: z.array(
        z.strictObject({
          n: z.int(),
          by: z.string(),
          at: IsoDateTime,
          from: IsoDate,
          title: z.string(),
        }),
      ),
      /** Who else has it open now. */
      writers: z.array(z.string()),
    },
  };
}
