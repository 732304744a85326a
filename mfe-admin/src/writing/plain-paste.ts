/** What is pasted and dropped comes in as plain text. The editor's own handler would read HTML. */
import { RICH_TEXT_BYTES } from '@bussola/contract/limits';
import type { Editor } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import type { Schema } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** The lines of a text, without empty ones and without signs that no text has. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trimEnd())
    .filter((line) => line.trim() !== '');

const paragraphsOf = (lines: readonly string[], schema: Schema): Slice => {
  const made = lines.map((line) => schema.node('paragraph', null, schema.text(line)));
  return new Slice(Fragment.from(made), 1, 1);
};

/** Puts lines in where the cursor is. */
type Put = (lines: readonly string[], view: EditorView) => Transaction;
const asParagraphs: Put = (lines, { state: { tr, schema } }) => {
  const [only] = lines;
  if (lines.length === 1 && only) return tr.insertText(only);
  return lines.length > 1 ? tr.replaceSelection(paragraphsOf(lines, schema)) : tr;
};

/**
 * @param onRefused said with each paste: whether it was more than a text may hold. Then nothing
 *   comes in.
 */
export function plainPaste(onRefused: (isTooLong: boolean) => void, put = asParagraphs) {
  const take = (view: EditorView, text = '') => {
    const isTooLong = text.length > RICH_TEXT_BYTES;
    if (!isTooLong) view.dispatch(put(linesOf(text), view).scrollIntoView());
    onRefused(isTooLong);
  };
  return {
    paste: (view: EditorView, event: ClipboardEvent) => {
      event.preventDefault();
      take(view, event.clipboardData?.getData('text/plain'));
      return true;
    },
    drop: (view: EditorView, event: DragEvent) => {
      // Moved within the field: nothing is read from outside.
      if (view.dragging) return false;
      event.preventDefault();
      take(view, event.dataTransfer?.getData('text/plain'));
      return true;
    },
  };
}

/** The text of what is selected, for a link. */
export const selectedText = ({ state: { doc, selection } }: Editor): string =>
  doc.textBetween(selection.from, selection.to, ' ');
