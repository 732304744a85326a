import { useT } from '@bussola/i18n';
import { Box, chakra } from '@bussola/ui/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { EditorFrame, PasteRefused, Written } from '../../writing/editor-frame.tsx';
import { plainPaste } from '../../writing/plain-paste.ts';
import { runsOf, sentenceDoc, sentenceParts } from './sentence-schema.ts';
import type { Names } from './sentence-schema.ts';
import type { Language } from './solution-form.ts';

interface Props {
  /** What it begins with. To put another sentence in, give it another key. */
  initial: string;
  onChange: (sentence: string) => void;
  language: Language;
  /** Of the values that this sentence may name. */
  names: Names;
  lines: number;
  ids: { id: string; labelId: string; describedBy: string | undefined; invalid: boolean };
}

/** A field for words and values. It puts no style and no HTML into the page. */
export function SentenceEditor({ initial, onChange, language, names, lines, ids }: Props) {
  const t = useT(soluzioniNamespace);
  const [isTooLong, setTooLong] = useState(false);
  const [extensions] = useState(() => sentenceParts(names));
  const [handlers] = useState(() =>
    plainPaste(setTooLong, (pasted, { state: { tr, schema } }) => {
      const runs = runsOf(pasted.join(' '), names).map((run) => schema.nodeFromJSON(run));
      return tr.replaceSelection(new Slice(Fragment.from(runs), 0, 0));
    }),
  );
  const editor = useEditor({
    extensions,
    content: sentenceDoc(initial, names),
    injectCSS: false,
    enablePasteRules: false,
    shouldRerenderOnTransaction: false,
    // A value that is pressed before anything is typed goes to the end.
    onCreate: ({ editor: made }) => made.commands.setTextSelection(made.state.doc.content.size),
    onUpdate: ({ editor: changed }) => onChange(changed.getText()),
    editorProps: {
      handleDOMEvents: handlers,
      attributes: {
        id: ids.id,
        role: 'textbox',
        'aria-labelledby': ids.labelId,
        lang: language,
        ...(ids.invalid ? { 'aria-invalid': 'true' } : {}),
        ...(ids.describedBy ? { 'aria-describedby': ids.describedBy } : {}),
      },
    },
  });
  const put = (key: string) =>
    editor.chain().focus().insertContent({ type: 'placeholder', attrs: { key } }).run();
  return (
    <>
      <Box
        role="group"
        aria-label={t('editor.values')}
        display="flex"
        flexWrap="wrap"
        gap="6px"
        marginBottom="2"
      >
        {[...names].map(([key, name]) => (
          <Value key={key} type="button" onClick={() => put(key)}>
            {name}
          </Value>
        ))}
      </Box>
      <EditorFrame minHeight={`${lines * 28 + 26}px`} data-wrong={ids.invalid || undefined}>
        <Written>
          <EditorContent editor={editor} />
        </Written>
      </EditorFrame>
      <PasteRefused isTooLong={isTooLong} />
    </>
  );
}

const Value = chakra('button', {
  base: {
    minHeight: '28px',
    paddingInline: '10px',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'full',
    bg: 'ink-soft',
    color: 'ink',
    fontSize: 't13',
    fontWeight: 560,
    cursor: 'pointer',
    _hover: { borderColor: 'ink' },
    '@media (pointer: coarse)': { minHeight: '44px', paddingInline: '14px' },
  },
});
