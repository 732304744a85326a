interface Paragraph {
  type: 'paragraph';
  content?: readonly { text: string }[] | undefined;
}
interface List {
  type: 'bulletList' | 'orderedList';
  content: readonly { content: readonly Paragraph[] }[];
}

/** The words of a rich text alone, a line for each paragraph. */
export function plainText(doc: { content: readonly (Paragraph | List)[] }): string {
  const paragraphs = doc.content.flatMap((block) =>
    block.type === 'paragraph' ? [block] : block.content.flatMap(({ content }) => content),
  );
  return paragraphs.map(({ content = [] }) => content.map(({ text }) => text).join('')).join('\n');
}
