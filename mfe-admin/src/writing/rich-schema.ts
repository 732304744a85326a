/** The parts of a rich text, the same as those of `packages/contract`, contents/rich-text.ts. */
import { Mark, Node } from '@tiptap/core';
import type { Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';

/** The one of Tiptap turns what is typed and pasted into links, to any address. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  // Drawn without its address: in the editor a click only moves the cursor.
  renderHTML: () => ['a', 0],
});

/** A value by its key; it moves and goes as one sign. */
export const Placeholder = Node.create<{ nameOf: (key: string) => string }>({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ nameOf: (key) => key }),
  addAttributes: () => ({ key: { default: '' } }),
  renderHTML({ node }) {
    return ['span', { 'data-value': '' }, this.options.nameOf(String(node.attrs['key']))];
  },
  renderText({ node }) {
    return this.options.nameOf(String(node.attrs['key']));
  },
});

/** @param nameOf what a value is called */
export const richParts = (nameOf: (key: string) => string): Extensions => [
  Document,
  Paragraph,
  Text,
  // Bold before links, in a text as in what is sent.
  Bold.extend({ priority: 1_100 }),
  Link,
  Placeholder.configure({ nameOf }),
  BulletList,
  OrderedList,
  ListItem.extend({
    content: 'paragraph+',
    // Not those of lists in lists: Tab leaves the field.
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  UndoRedo,
];
