import type { RichText } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { Box, chakra, FieldError, Icon, IconButton } from '@bussola/ui/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { BoldIcon, LinkIcon, ListIcon, ListOrderedIcon } from 'lucide-react';
import { useState } from 'react';
import { writingNamespace } from '../locales/writing-namespace.ts';
import { LinkDialog } from './link-dialog.tsx';
import { plainPaste } from './plain-paste.ts';
import { RICH_PARTS } from './rich-schema.ts';
import { treeOf } from './rich-tree.ts';

export interface RichEditorProps {
  /** What it begins with. To put another text in, give it another key. */
  initial: RichText;
  onChange: (doc: RichText) => void;
  language: 'it' | 'en';
  ids: { id: string; labelId: string; describedBy: string | undefined; invalid: boolean };
  /** What is said of the text, in the same box. */
  foot?: React.ReactNode;
}

/** A field for rich text. It puts no style and no HTML into the page. */
export function RichEditor({ initial, onChange, language, ids, foot }: RichEditorProps) {
  const t = useT(writingNamespace);
  const [isTooLong, setTooLong] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const [handlers] = useState(() => plainPaste(setTooLong));
  const editor = useEditor({
    extensions: RICH_PARTS,
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
  return (
    <>
      <Frame data-wrong={ids.invalid || undefined}>
        <Tools editor={editor} language={language} onLink={() => setLinking(true)} />
        <Written>
          <EditorContent editor={editor} />
        </Written>
        {foot}
      </Frame>
      <div role="status">
        {isTooLong && (
          <Box marginTop="2">
            <FieldError>{t('rich.pasteTooLong')}</FieldError>
          </Box>
        )}
      </div>
      {/* The form around the field hears what the form of the dialog says. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      </div>
    </>
  );
}

interface ToolsProps {
  editor: Editor;
  language: 'it' | 'en';
  onLink: () => void;
}

function Tools({ editor, language, onLink }: ToolsProps) {
  const t = useT(writingNamespace);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      ordered: now.isActive('orderedList'),
      bullets: now.isActive('bulletList'),
      link: now.isActive('link'),
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
    { key: 'link', icon: LinkIcon, act: onLink },
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

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    borderWidth: '1px',
    borderColor: 'line-strong',
    borderRadius: 'control',
    bg: 'surface',
    minHeight: '280px',
    '&[data-wrong]': { borderColor: 'red', boxShadow: 'inset 0 0 0 1px {colors.red}' },
    '& button[aria-pressed=true]': { bg: 'ink-soft', color: 'ink' },
  },
});

/** What the editor would put into the page by itself, and how the answer looks where it is read. */
const Written = chakra('div', {
  base: {
    flex: 1,
    display: 'grid',
    fontSize: 't15',
    '& > div': { display: 'grid' },
    '& [role=textbox]': {
      padding: '12px 14px',
      whiteSpace: 'break-spaces',
      overflowWrap: 'break-word',
      fontVariantLigatures: 'none',
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& p + p, & p + :is(ul, ol), & :is(ul, ol) + *': { marginTop: '2.5' },
    '& :is(ul, ol)': { paddingInlineStart: '6', listStyle: 'disc', display: 'grid', gap: '1' },
    '& ol': { listStyle: 'decimal' },
    '& strong': { fontWeight: 600 },
    '& a': { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& .ProseMirror-separator': { display: 'none' },
  },
});
