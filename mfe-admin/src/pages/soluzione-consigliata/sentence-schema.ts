/** A sentence in its editor: one paragraph of words and placeholders, without any look. */
import { pezzi } from '@bussola/domain/segnaposti';
import { InputRule } from '@tiptap/core';
import type { Extensions, JSONContent } from '@tiptap/core';
import { Document } from '@tiptap/extension-document';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { Placeholder } from '../../writing/rich-schema.ts';

/** What the placeholders of a sentence are called, by key. */
export type Names = ReadonlyMap<string, string>;

/** The text of the editor is the sentence, «{manca}» for a placeholder. */
export const sentenceParts = (names: Names): Extensions => [
  Document.extend({
    content: 'paragraph',
    addKeyboardShortcuts: () => ({ Enter: () => true, 'Shift-Enter': () => true }),
  }),
  Paragraph,
  Text,
  Placeholder.extend({
    renderText: ({ node }) => `{${String(node.attrs['key'])}}`,
    addInputRules() {
      return [
        new InputRule({
          find: /\{([a-z]+)\}$/,
          handler: ({ state, range, match: [, key = ''] }) => {
            if (!names.has(key)) return null;
            state.tr.replaceWith(range.from, range.to, this.type.create({ key }));
            return undefined;
          },
        }),
      ];
    },
  }).configure({ nameOf: (key) => names.get(key) ?? key }),
  UndoRedo,
];

/** What cannot stand in this sentence stays text, so that one sees what is refused. */
export const runsOf = (sentence: string, names: Names): JSONContent[] =>
  pezzi(sentence).map((piece) =>
    'key' in piece
      ? names.has(piece.key)
        ? { type: 'placeholder', attrs: { key: piece.key } }
        : { type: 'text', text: `{${piece.key}}` }
      : { type: 'text', text: piece.testo },
  );
export const sentenceDoc = (sentence: string, names: Names): JSONContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: runsOf(sentence, names) }],
});
