/** What a rich text may hold, for the check of the server and for the editor in a browser. */
import { MAX_LENGTH, RICH_TEXT_BYTES } from '../limits.ts';

/** How many parts a rich text has at most; `run` in signs. */
export const RICH_TEXT = { blocks: 100, items: 50, paragraphs: 10, runs: 200, run: 5_000 } as const;

/** A page elsewhere, or one of ours. */
export const HREF = {
  elsewhere: /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[\w./?=&%#~+-]*)?$/,
  ours: /^\/(?:[\w-]+\/)*[\w-]*(?:\?[\w=&-]*)?$/,
} as const;
export const isHref = (text: string): boolean =>
  text.length <= MAX_LENGTH.link && (HREF.elsewhere.test(text) || HREF.ours.test(text));

type Run = { text: string } | { type: 'placeholder' };
interface Paragraph {
  type: 'paragraph';
  content?: readonly Run[] | undefined;
}
interface List {
  type: 'bulletList' | 'orderedList';
  content: readonly { content: readonly Paragraph[] }[];
}
const fits = ({ content = [] }: Paragraph): boolean =>
  content.length <= RICH_TEXT.runs &&
  content.every((run) => !('text' in run) || run.text.length <= RICH_TEXT.run);

/** More than the server takes, in signs as JSON or in parts. */
export const isTooLong = (doc: { content: readonly (Paragraph | List)[] }): boolean =>
  JSON.stringify(doc).length > RICH_TEXT_BYTES ||
  doc.content.length > RICH_TEXT.blocks ||
  !doc.content.every((block) =>
    block.type === 'paragraph'
      ? fits(block)
      : block.content.length <= RICH_TEXT.items &&
        block.content.every(
          (item) => item.content.length <= RICH_TEXT.paragraphs && item.content.every(fits),
        ),
  );

const inParagraph = ({ content = [] }: Paragraph): boolean =>
  content.some((run) => 'text' in run && /\p{Nd}/u.test(run.text));
/** A figure that somebody typed, and not one that comes from the constants. */
export const hasDigits = (doc: { content: readonly (Paragraph | List)[] }): boolean =>
  doc.content.some((block) =>
    block.type === 'paragraph'
      ? inParagraph(block)
      : block.content.some(({ content }) => content.some(inParagraph)),
  );
