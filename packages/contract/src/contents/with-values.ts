/** A rich text with the values of its constants as words. */
import type { ValoreTesto } from '@bussola/domain/valori-testo';
import type { RichText, ShownText } from './rich-text.ts';

type Say = (key: ValoreTesto) => string;
type Block = RichText['content'][number];
type Paragraph = Extract<Block, { type: 'paragraph' }>;
type ShownParagraph = Extract<ShownText['content'][number], { type: 'paragraph' }>;

export const withValues = (doc: RichText, say: Say): ShownText => ({
  ...doc,
  content: doc.content.map((block) =>
    block.type === 'paragraph'
      ? paragraphOf(block, say)
      : {
          ...block,
          content: block.content.map((item) => ({
            ...item,
            content: item.content.map((paragraph) => paragraphOf(paragraph, say)),
          })),
        },
  ),
});

const paragraphOf = ({ content, ...paragraph }: Paragraph, say: Say): ShownParagraph => ({
  ...paragraph,
  ...(content && {
    content: content.map((run) => {
      if (run.type === 'text') return run;
      const { attrs, marks } = run;
      return { type: 'text' as const, text: say(attrs.key), ...(marks && { marks }) };
    }),
  }),
});
