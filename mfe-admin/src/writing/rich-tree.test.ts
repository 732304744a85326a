import { contract } from '@bussola/contract';
import type { RichText } from '@bussola/contract';
import { isHref, isTooLong } from '@bussola/contract/rich-text';
import { describe, expect, it } from '@jest/globals';
import { VALORI_TESTO } from '@bussola/domain/valori-testo';
import { getSchema } from '@tiptap/core';
import type { JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { richParts } from './rich-schema.ts';
import { NOTHING, treeOf } from './rich-tree.ts';

const schema = getSchema(richParts((key) => key));
/** What the server says of it, in a question that is saved. */
const checked = (answer: RichText) =>
  contract.updateFaqs.body.safeParse({
    action: 'save',
    it: { question: 'Perché?', answer },
    en: null,
  });
/** Into the editor and out again. */
const through = (doc: RichText): RichText =>
  treeOf(schema.nodeFromJSON(doc).toJSON() as JSONContent);

type Paragraph = Extract<RichText['content'][number], { type: 'paragraph' }>;
type Run = NonNullable<Paragraph['content']>[number];

const href = fc.constantFrom('/metodo', '/app/dashboards/profilo', 'https://www.inps.it/it');
const run: fc.Arbitrary<Run> = fc
  .record({
    text: fc.string({ minLength: 1, maxLength: 40 }),
    key: fc.option(fc.constantFrom(...VALORI_TESTO)),
    isBold: fc.boolean(),
    href: fc.option(href),
  })
  .map(({ text, key, isBold, href: to }) => {
    const marks: Run['marks'] = [
      ...(isBold ? [{ type: 'bold' as const }] : []),
      ...(to === null ? [] : [{ type: 'link' as const, attrs: { href: to } }]),
    ];
    const more = marks.length > 0 ? { marks } : {};
    return key === null
      ? { type: 'text', text, ...more }
      : { type: 'placeholder', attrs: { key }, ...more };
  });
/** Neighbours that look the same are one. */
const joined = (runs: readonly Run[]): Run[] =>
  runs.reduce<Run[]>((before, one) => {
    const last = before.at(-1);
    return last?.type === 'text' &&
      one.type === 'text' &&
      JSON.stringify(last.marks) === JSON.stringify(one.marks)
      ? [...before.slice(0, -1), { ...last, text: last.text + one.text }]
      : [...before, one];
  }, []);
const paragraph: fc.Arbitrary<Paragraph> = fc.array(run, { maxLength: 5 }).map((runs) => ({
  type: 'paragraph',
  ...(runs.length > 0 ? { content: joined(runs) } : {}),
}));
const list = fc.record({
  type: fc.constantFrom('bulletList' as const, 'orderedList' as const),
  content: fc.array(
    fc.record({
      type: fc.constant('listItem' as const),
      content: fc.array(paragraph, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});
const document = fc.record({
  type: fc.constant('doc' as const),
  content: fc.array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 6 }),
});

describe('a rich text', () => {
  it('comes out of the editor as it went in', () => {
    fc.assert(
      fc.property(document, (doc) => {
        expect(through(doc)).toEqual(doc);
      }),
    );
  });

  it('comes out with nothing that the server refuses, whatever the editor held', () => {
    const anything = fc.letrec((tie) => ({
      node: fc.record(
        {
          type: fc.constantFrom(
            'paragraph',
            'bulletList',
            'listItem',
            'text',
            'placeholder',
            'image',
            'script',
          ),
          text: fc.string(),
          attrs: fc.constant({ src: 'x', onerror: 'alert(1)', start: 3 }),
          marks: fc.array(
            fc.record({
              type: fc.constantFrom('bold', 'link', 'code'),
              attrs: fc.record({ href, target: fc.constant('_blank') }),
            }),
            { maxLength: 3 },
          ),
          content: fc.array(tie('node'), { maxLength: 3 }),
        },
        { requiredKeys: ['type'] },
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 3 }), (content) => {
        const doc = treeOf({ type: 'doc', content: content as object[] });
        const refused = checked(doc).error?.issues.map(({ message }) => message) ?? [];
        // No text at all is refused in words; a wrong part never comes out.
        expect(refused.filter((message) => message !== 'Something must be written')).toEqual([]);
      }),
    );
  });

  it('keeps the words alone of a part that nobody knows', () => {
    const strange = { type: 'table', content: [{ type: 'text', text: 'Ciao' }] };
    expect(treeOf({ type: 'doc', content: [strange] })).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ciao' }] }],
    });
    expect(treeOf({ type: 'doc' })).toEqual(NOTHING);
  });
});

describe('a link', () => {
  it.each([
    ['/app/dashboards/profilo', true],
    ['/metodo?voce=tfr', true],
    ['https://www.inps.it/it/it.html', true],
    ['http://www.inps.it', false],
    ['javascript:alert(1)', false],
    ['java\tscript:alert(1)', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://user@evil.example/', false],
    ['data:text/html,ciao', false],
    ['', false],
  ])('to %j is taken: %s', (address, isTaken) => {
    expect(isHref(address)).toBe(isTaken);
  });
});

describe('a text that is too long', () => {
  const of = (text: string): RichText => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  it.each([
    ['a run at the limit', of('a'.repeat(5_000)), false],
    ['a run over it', of('a'.repeat(5_001)), true],
    [
      'many paragraphs',
      { type: 'doc', content: Array.from({ length: 101 }, () => ({ type: 'paragraph' })) },
      true,
    ],
    [
      'many signs',
      { type: 'doc', content: Array.from({ length: 5 }, () => of('a'.repeat(4_500)).content[0]) },
      true,
    ],
  ] as [string, RichText, boolean][])('%s', (_what, doc, isLong) => {
    expect(isTooLong(doc)).toBe(isLong);
    expect(checked(doc).success).toBe(!isLong);
  });
});
