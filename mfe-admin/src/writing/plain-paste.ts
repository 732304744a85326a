/** What is pasted and dropped comes in as plain text. The editor's own handler would read HTML. */
import { RICH_TEXT_BYTES } from '@bussola/contract/limits';
import type { Editor } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import type { Schema } from '@tiptap/pm/model';
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

/** False when it is more than an answer may hold: then nothing comes in. */
function take(view: EditorView, text: string): boolean {
  if (text.length > RICH_TEXT_BYTES) return false;
  const lines = linesOf(text);
  const [only] = lines;
  const { tr, schema } = view.state;
  if (lines.length === 1 && only) tr.insertText(only);
  else if (lines.length > 1) tr.replaceSelection(paragraphsOf(lines, schema));
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** @param onRefused said with each paste: whether it was too long */
export const plainPaste = (onRefused: (isTooLong: boolean) => void) => ({
  paste: (view: EditorView, event: ClipboardEvent) => {
    event.preventDefault();
    onRefused(!take(view, event.clipboardData?.getData('text/plain') ?? ''));
    return true;
  },
  drop: (view: EditorView, event: DragEvent) => {
    // Moved within the field: nothing is read from outside.
    if (view.dragging) return false;
    event.preventDefault();
    onRefused(!take(view, event.dataTransfer?.getData('text/plain') ?? ''));
    return true;
  },
});

/** The text of what is selected, for a link. */
export const selectedText = ({ state: { doc, selection } }: Editor): string =>
  doc.textBetween(selection.from, selection.to, ' ');
