import type { ReactNode } from 'react';
import { chakra } from '../core/layout.ts';
import { TextLink } from '../core/text-link.tsx';

interface Mark {
  type: 'bold' | 'link';
  attrs?: { href: string };
}
interface Run {
  text: string;
  marks?: readonly Mark[] | undefined;
}
interface Paragraph {
  type: 'paragraph';
  content?: readonly Run[] | undefined;
}
interface List {
  type: 'bulletList' | 'orderedList';
  content: readonly { content: readonly Paragraph[] }[];
}
/** A tree as the server checked it: packages/contract, contents/rich-text.ts. */
export interface RichTextTree {
  content: readonly (Paragraph | List)[];
}
/** Draws a text with parts of it marked, such as words that were searched for. */
export type DrawText = (text: string) => ReactNode;

const Lines = chakra('ul', {
  base: {
    paddingInlineStart: '6',
    marginTop: '2.5',
    display: 'grid',
    gap: '1.5',
    listStyle: 'disc',
    '&:is(ol)': { listStyle: 'decimal' },
    '& > li::marker': { color: 'text-2', fontStyle: 'italic', fontFamily: 'serif' },
  },
});

/** Paragraphs, lists, bold and links, 62 signs wide. */
export function RichText({ doc, draw = (text) => text }: { doc: RichTextTree; draw?: DrawText }) {
  return (
    <chakra.div maxWidth="62ch" display="grid" gap="3">
      {doc.content.map((block, place) =>
        block.type === 'paragraph' ? (
          <Line key={place} runs={block.content ?? []} draw={draw} />
        ) : (
          <Lines key={place} as={block.type === 'orderedList' ? 'ol' : 'ul'}>
            {block.content.map((item, at) => (
              <li key={at}>
                {item.content.map((line, within) => (
                  <Line key={within} runs={line.content ?? []} draw={draw} />
                ))}
              </li>
            ))}
          </Lines>
        ),
      )}
    </chakra.div>
  );
}

function Line({ runs, draw }: { runs: readonly Run[]; draw: DrawText }) {
  return (
    <chakra.p>
      {runs.map((run, place) => (
        <Words key={place} run={run} draw={draw} />
      ))}
    </chakra.p>
  );
}

function Words({ run: { text, marks = [] }, draw }: { run: Run; draw: DrawText }) {
  const href = marks.find(({ type }) => type === 'link')?.attrs?.href;
  const words = marks.some(({ type }) => type === 'bold') ? (
    <chakra.b fontWeight="600">{draw(text)}</chakra.b>
  ) : (
    <span>{draw(text)}</span>
  );
  return href === undefined ? (
    words
  ) : (
    <TextLink href={href} external={!href.startsWith('/')}>
      {words}
    </TextLink>
  );
}
