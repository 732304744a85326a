/**
 * Rich text as the editor writes it: a tree of paragraphs, two kinds of lists, bold, links and
 * values of the constants. It is checked here and drawn by React; there is no HTML anywhere. Lists
 * hold paragraphs alone, so a tree is never deeper than doc, list, item, paragraph, text.
 */
import { z } from 'zod';
import { VALORI_TESTO } from '@bussola/domain/valori-testo';
import { MAX_LENGTH, RICH_TEXT_BYTES } from '../limits.ts';
import { plainText } from './plain-text.ts';
import { HREF, RICH_TEXT } from './rich-text-rules.ts';

const Href = z.union([
  z.string().max(MAX_LENGTH.link).regex(HREF.elsewhere),
  z.string().max(MAX_LENGTH.link).regex(HREF.ours),
]);
const Mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: Href }) }),
]);
const marks = z.array(Mark).max(2).optional();
const Text = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(RICH_TEXT.run),
  marks,
});
/** Read as the value of the release in force. */
const Placeholder = z.strictObject({
  type: z.literal('placeholder'),
  attrs: z.strictObject({ key: z.enum(VALORI_TESTO) }),
  marks,
});

function docOf<R extends z.ZodType>(run: R) {
  const Paragraph = z.strictObject({
    type: z.literal('paragraph'),
    content: z.array(run).max(RICH_TEXT.runs).optional(),
  });
  const Item = z.strictObject({
    type: z.literal('listItem'),
    content: z.array(Paragraph).min(1).max(RICH_TEXT.paragraphs),
  });
  const List = z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    content: z.array(Item).min(1).max(RICH_TEXT.items),
  });
  return z.strictObject({
    type: z.literal('doc'),
    content: z
      .array(z.discriminatedUnion('type', [Paragraph, List]))
      .min(1)
      .max(RICH_TEXT.blocks),
  });
}

const Doc = docOf(z.discriminatedUnion('type', [Text, Placeholder]));
export type RichText = z.infer<typeof Doc>;
export const RichText = Doc.refine(
  (doc) => plainText(doc).trim() !== '',
  'Something must be written',
).refine((doc) => JSON.stringify(doc).length <= RICH_TEXT_BYTES, 'Too long');

/** As it is read: values stand in it as words. */
export const ShownText = docOf(Text);
export type ShownText = z.infer<typeof ShownText>;
