/**
 * /api/faqs: questions and answers. One call reads them, for everybody and for who writes them; one
 * call changes them (specification §7).
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FAQ_CATEGORIES, MAX_LENGTH } from '../limits.ts';
import { ownRead, ownWrite, superadminWrite } from '../policy.ts';
import { Id, IsoDate, Version, line } from '../shapes.ts';
import { RichText, ShownText } from './rich-text.ts';
import { writtenIn } from './written.ts';

const system = 'what staff write for everybody, which is in no area';
const Category = z.enum(FAQ_CATEGORIES);

export const FaqWords = z.strictObject({
  question: line(1, MAX_LENGTH.faqQuestion),
  answer: RichText,
});
export type FaqWords = z.infer<typeof FaqWords>;
const { both, Body, doc } = writtenIn(FaqWords, {});
export type FaqBody = z.infer<typeof Body>;

/** As it is read. */
const ShownWords = FaqWords.extend({ answer: ShownText });
const FaqRow = z.strictObject({
  id: Id,
  category: Category,
  it: ShownWords,
  en: ShownWords.nullable(),
  /** The day on which this version was published. */
  reviewed: IsoDate,
  /** What the person who asks answered to «Ti è stato utile?». */
  useful: z.boolean().nullable(),
});
export type FaqRow = z.infer<typeof FaqRow>;

const Month = z.strictObject({ reads: z.int(), useful: z.int(), useless: z.int() });
const FaqDoc = z.strictObject({
  id: Id,
  category: Category,
  /** From 1, in its category. */
  place: z.int(),
  ...doc,
  thisMonth: Month,
  lastMonth: Month,
  /** Lines written after a «No», the newest first, without their authors. */
  remarks: z.array(z.strictObject({ text: z.string(), on: IsoDate })),
});
export type FaqDoc = z.infer<typeof FaqDoc>;

const Reading = z.strictObject({ view: z.literal('reader'), faqs: z.array(FaqRow) });
const Writing = z.strictObject({ view: z.literal('editor'), faqs: z.array(FaqDoc) });

const one = { id: Id, version: Version };
const FaqParams = z.strictObject({ id: Id });

export const faqs = {
  /** 403 for `editor` to whoever is not a SuperAdmin. */
  faqs: endpoint({
    permission: ownRead({ underGrant: 'any', system }),
    summary:
      'The questions in force, in their order; with `view=editor`, for a SuperAdmin, drafts, versions, reads and votes',
    query: z.strictObject({ view: z.literal('editor').optional() }),
    response: z.discriminatedUnion('view', [Reading, Writing]),
  }),
  /**
   * `save` without `id` adds a question. `publish` wants a proof, and fixes the draft of that
   * version: at once, or from a day to come. 409 with the state as it is when somebody saved in
   * between.
   */
  updateFaqs: endpoint({
    permission: superadminWrite({ audit: 'sometimes', system }),
    summary: 'Write, publish, take back, move or delete a question',
    body: z.discriminatedUnion('action', [
      z.strictObject({
        action: z.literal('save'),
        ...both,
        id: Id.optional(),
        version: Version.optional(),
        category: Category.optional(),
        /** English is right as it is, although Italian changed after it. */
        enFine: z.boolean().optional(),
      }),
      z.strictObject({ action: z.literal('publish'), ...one, from: IsoDate.optional() }),
      z.strictObject({ action: z.literal('discard'), ...one }),
      z.strictObject({ action: z.literal('restore'), ...one, n: z.int().min(1) }),
      z.strictObject({
        action: z.literal('move'),
        ...one,
        category: Category,
        place: z.int().min(1).max(500),
      }),
      z.strictObject({ action: z.literal('delete'), ...one }),
      /** Open on a screen: said again every few seconds. */
      z.strictObject({ action: z.literal('open'), id: Id }),
    ]),
    response: Writing,
  }),
  /** One vote a person and question; a line once, after a «No», without its author. */
  faqFeedback: endpoint({
    permission: ownWrite({ audit: 'never', system }),
    summary: 'Read, useful or not, and what was missing',
    params: FaqParams,
    body: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('read') }),
      z.strictObject({ action: z.literal('vote'), useful: z.boolean() }),
      z.strictObject({ action: z.literal('remark'), text: line(1, MAX_LENGTH.faqRemark) }),
    ]),
    status: 204,
  }),
  askQuestion: endpoint({
    permission: ownWrite({ audit: 'never', system: 'what people ask, followed by staff' }),
    summary: 'Write to a person of the staff: it becomes a request',
    body: z.strictObject({ text: z.string().trim().min(10).max(MAX_LENGTH.question) }),
    status: 204,
  }),
};
