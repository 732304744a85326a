/**
 * /api/testi-informativi: short texts of the pages, in the words of Bussola or in those that staff
 * published. Which ones there are is said where they are shown (packages/domain, testi/).
 */
import { z } from 'zod';
import { CHIAVI_TESTI } from '@bussola/domain/testi';
import { endpoint } from '../endpoint.ts';
import { MAX_LENGTH } from '../limits.ts';
import { ownRead, superadminWrite } from '../policy.ts';
import { IsoDate, Version } from '../shapes.ts';
import { plainText } from './plain-text.ts';
import { RichText, ShownText } from './rich-text.ts';
import { hasDigits } from './rich-text-rules.ts';
import { writtenIn } from './written.ts';

const system = 'what staff write for everybody, which is in no area';
const Key = z.enum(CHIAVI_TESTI);

export const TextWords = RichText.refine(
  (tree) => plainText(tree).length <= MAX_LENGTH.infoText,
  'Too long',
);
const { Body, doc } = writtenIn(TextWords, {});
export type TextBody = z.infer<typeof Body>;

/** A figure is a value of the constants, which changes with them; typed, it would grow old. */
const Typed = TextWords.refine((tree) => !hasDigits(tree), 'Figures come from the constants');

const TextRow = z.strictObject({ key: Key, it: ShownText, en: ShownText.nullable() });
export type TextRow = z.infer<typeof TextRow>;

/** Version 0: nobody opened it yet; without a draft and a version the words are Bussola's own. */
const TextDoc = z.strictObject({ key: Key, ...doc });
export type TextDoc = z.infer<typeof TextDoc>;

const Reading = z.strictObject({ view: z.literal('reader'), texts: z.array(TextRow) });
const Writing = z.strictObject({ view: z.literal('editor'), texts: z.array(TextDoc) });

const one = { key: Key, version: Version };

export const texts = {
  /** 403 for `editor` to whoever is not a SuperAdmin. */
  texts: endpoint({
    permission: ownRead({ underGrant: 'any', system }),
    summary:
      'The texts that staff published in place of Bussola’s own; with `view=editor`, for a SuperAdmin, all of them with drafts and versions',
    query: z.strictObject({ view: z.literal('editor').optional() }),
    response: z.discriminatedUnion('view', [Reading, Writing]),
  }),
  /**
   * `save` with version 0 is the first of its text. `publish` wants a proof, and fixes the draft of
   * that version: at once, or from a day to come. 409 with the state as it is when somebody saved
   * in between.
   */
  updateTexts: endpoint({
    permission: superadminWrite({ audit: 'sometimes', system }),
    summary: 'Write, publish or take back a text of the pages',
    body: z.discriminatedUnion('action', [
      z.strictObject({
        action: z.literal('save'),
        it: Typed,
        en: Typed.nullable(),
        /** The last day on which it is read; after it readers have Bussola's own words again. */
        review: IsoDate.optional(),
        key: Key,
        version: Version,
        /** English is right as it is, although Italian changed after it. */
        enFine: z.boolean().optional(),
      }),
      z.strictObject({ action: z.literal('publish'), ...one, from: IsoDate.optional() }),
      z.strictObject({ action: z.literal('discard'), ...one }),
      z.strictObject({ action: z.literal('restore'), ...one, n: z.int().min(1) }),
      /** Open on a screen: said again every few seconds. */
      z.strictObject({ action: z.literal('open'), key: Key }),
    ]),
    response: Writing,
  }),
};
