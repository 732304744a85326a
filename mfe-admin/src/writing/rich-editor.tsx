import type { RichText } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { Box, Icon, IconButton } from '@bussola/ui/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { JSONContent } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { BoldIcon, HashIcon, LinkIcon, ListIcon, ListOrderedIcon } from 'lucide-react';
import { useState } from 'react';
import { writingNamespace } from '../locales/writing-namespace.ts';
import { EditorFrame, PasteRefused, Written } from './editor-frame.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { plainPaste } from './plain-paste.ts';
import { richParts } from './rich-schema.ts';
import { treeOf } from './rich-tree.ts';
import type { Values } from './use-values.ts';
import { ValueDialog } from './value-dialog.tsx';

export interface RichEditorProps {
  /** What it begins with. To put another text in, give it another key. */
  initial: RichText;
  onChange: (doc: RichText) => void;
  language: 'it' | 'en';
  values: Values;
  ids: { id: string; labelId: string; describedBy: string | undefined; invalid: boolean };
  /** What is said of the text, in the same box. */
  foot?: React.ReactNode;
}

/** A field for rich text. It puts no style and no HTML into the page. */
export function RichEditor({ initial, onChange, language, values, ids, foot }: RichEditorProps) {
  const [isTooLong, setTooLong] = useState(false);
  /** Which dialog is over the field; `slash`: the menu of values, opened from the text. */
  const [asking, ask] = useState<'link' | 'value' | 'slash'>();
  const [handlers] = useState(() => ({
    ...plainPaste(setTooLong),
    keydown: onSlash(() => ask('slash')),
  }));
  const editor = useEditor({
    extensions: richParts(values.nameOf),
    content: initial,
    injectCSS: false,
    enablePasteRules: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => onChange(treeOf(changed.getJSON())),
    editorProps: {
      handleDOMEvents: handlers,
      attributes: {
        id: ids.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': ids.labelId,
        lang: language,
        ...(ids.invalid ? { 'aria-invalid': 'true' } : {}),
        ...(ids.describedBy ? { 'aria-describedby': ids.describedBy } : {}),
      },
    },
  });
  const insert = (content: JSONContent) => {
    ask(undefined);
    editor.chain().focus().insertContent(content).run();
  };
  return (
    <>
      <EditorFrame minHeight="280px" data-wrong={ids.invalid || undefined}>
        <Tools editor={editor} language={language} onAsk={ask} />
        <Written>
          <EditorContent editor={editor} />
        </Written>
        {foot}
      </EditorFrame>
      <PasteRefused isTooLong={isTooLong} />
      {/* The form around the field hears what the form of the dialog says. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        {asking === 'link' && <LinkDialog editor={editor} onClose={() => ask(undefined)} />}
        {(asking === 'value' || asking === 'slash') && (
          <ValueDialog
            values={values}
            language={language}
            onChoose={(key) => insert({ type: 'placeholder', attrs: { key } })}
            onClose={() =>
              asking === 'slash' ? insert({ type: 'text', text: '/' }) : ask(undefined)
            }
          />
        )}
      </div>
    </>
  );
}

interface ToolsProps {
  editor: Editor;
  language: 'it' | 'en';
  onAsk: (what: 'link' | 'value') => void;
}

function Tools({ editor, language, onAsk }: ToolsProps) {
  const t = useT(writingNamespace);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      ordered: now.isActive('orderedList'),
      bullets: now.isActive('bulletList'),
      link: now.isActive('link'),
      value: now.isActive('placeholder'),
    }),
  });
  const tools = [
    { key: 'bold', icon: BoldIcon, act: () => editor.chain().focus().toggleBold().run() },
    {
      key: 'ordered',
      icon: ListOrderedIcon,
      act: () => editor.chain().focus().toggleOrderedList().run(),
    },
    { key: 'bullets', icon: ListIcon, act: () => editor.chain().focus().toggleBulletList().run() },
    { key: 'link', icon: LinkIcon, act: () => onAsk('link') },
    { key: 'value', icon: HashIcon, act: () => onAsk('value') },
  ] as const;
  return (
    <Box
      role="group"
      aria-label={t(`rich.tools.${language}`)}
      display="flex"
      gap="0.5"
      padding="1"
      borderBottomWidth="1px"
      borderColor="line"
    >
      {tools.map(({ key, icon, act }) => (
        <IconButton key={key} label={t(`rich.${key}`)} aria-pressed={on[key]} onClick={act}>
          <Icon icon={icon} size={18} />
        </IconButton>
      ))}
    </Box>
  );
}

/** «/» where a word begins: in «e/o» it is a sign like others. */
const onSlash =
  (open: () => void) =>
  ({ state: { selection } }: EditorView, event: KeyboardEvent): boolean => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
    const { $from } = selection;
    const before = $from.parent.textBetween(0, $from.parentOffset, '', '\uFFFC');
    if (before !== '' && !/\s$/.test(before)) return false;
    event.preventDefault();
    open();
    return true;
  };
