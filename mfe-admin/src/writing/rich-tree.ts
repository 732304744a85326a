/** Between what the editor holds and the tree that the server takes. */
import type { RichText } from '@bussola/contract';
import type { ValoreTesto } from '@bussola/domain/valori-testo';
import type { JSONContent } from '@tiptap/core';

type Block = RichText['content'][number];
type Paragraph = Extract<Block, { type: 'paragraph' }>;
type List = Exclude<Block, Paragraph>;
type Run = NonNullable<Paragraph['content']>[number];

export const NOTHING: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Without what the server does not know: of an unknown part the words alone are left. */
export function treeOf({ content = [] }: JSONContent): RichText {
  const blocks = content.map(blockOf);
  return blocks.length > 0 ? { type: 'doc', content: blocks } : NOTHING;
}

function blockOf(block: JSONContent): Block {
  const { type, content = [] } = block;
  return (type === 'bulletList' || type === 'orderedList') && content.length > 0
    ? { type, content: content.map(itemOf) }
    : paragraphOf(block);
}

const itemOf = ({ content = [] }: JSONContent): List['content'][number] => ({
  type: 'listItem',
  content: content.length > 0 ? content.map(paragraphOf) : [{ type: 'paragraph' }],
});

function paragraphOf(block: JSONContent): Paragraph {
  const runs = runsIn(block);
  return { type: 'paragraph', ...(runs.length > 0 ? { content: runs } : {}) };
}

function runsIn({ type, text, attrs, content = [], marks = [] }: JSONContent): Run[] {
  const more = marksOf(marks);
  const key: unknown = attrs?.['key'];
  // The server says whether there is such a value: the list of them comes with the editor alone.
  if (type === 'placeholder' && typeof key === 'string')
    return [{ type: 'placeholder', attrs: { key: key as ValoreTesto }, ...more }];
  return text ? [{ type: 'text', text, ...more }] : content.flatMap(runsIn);
}

function marksOf(marks: NonNullable<JSONContent['marks']>): Pick<Run, 'marks'> {
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
  const kept: NonNullable<Run['marks']> = [
    ...(marks.some(({ type }) => type === 'bold') ? [{ type: 'bold' as const }] : []),
    ...(typeof href === 'string' ? [{ type: 'link' as const, attrs: { href } }] : []),
  ];
  return kept.length > 0 ? { marks: kept } : {};
}
