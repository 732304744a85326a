import type { RichText } from './rich-text.ts';

/** The words of a rich text alone, a line for each paragraph. */
export function plainText(doc: Pick<RichText, 'content'>): string {
  const paragraphs = doc.content.flatMap((block) =>
    block.type === 'paragraph' ? [block] : block.content.flatMap(({ content }) => content),
  );
  return paragraphs.map(({ content = [] }) => content.map(({ text }) => text).join('')).join('\n');
}
