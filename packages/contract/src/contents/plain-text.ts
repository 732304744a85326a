type Run = { text: string } | { type: 'placeholder'; attrs: { key: string } };
interface Paragraph {
  type: 'paragraph';
  content?: readonly Run[] | undefined;
}
interface List {
  type: 'bulletList' | 'orderedList';
  content: readonly { content: readonly Paragraph[] }[];
}

/**
 * The words of a rich text alone, a line for each paragraph.
 *
 * @param say a value of the constants; by its key when not given
 */
export function plainText(
  doc: { content: readonly (Paragraph | List)[] },
  say = (key: string): string => `[${key}]`,
): string {
  const paragraphs = doc.content.flatMap((block) =>
    block.type === 'paragraph' ? [block] : block.content.flatMap(({ content }) => content),
  );
  return paragraphs
    .map(({ content = [] }) =>
      content.map((run) => ('text' in run ? run.text : say(run.attrs.key))).join(''),
    )
    .join('\n');
}
