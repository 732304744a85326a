/** What stands around an editor of text, whatever parts its text has. */
import { useT } from '@bussola/i18n';
import { Box, chakra, FieldError } from '@bussola/ui/core';
import { writingNamespace } from '../locales/writing-namespace.ts';

/** Says that what was pasted is more than a text may hold. */
export function PasteRefused({ isTooLong }: { isTooLong: boolean }) {
  const t = useT(writingNamespace);
  return (
    <div role="status">
      {isTooLong && (
        <Box marginTop="2">
          <FieldError>{t('rich.pasteTooLong')}</FieldError>
        </Box>
      )}
    </div>
  );
}

export const EditorFrame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    borderWidth: '1px',
    borderColor: 'line-strong',
    borderRadius: 'control',
    bg: 'surface',
    '&[data-wrong]': { borderColor: 'red', boxShadow: 'inset 0 0 0 1px {colors.red}' },
    '& button[aria-pressed=true]': { bg: 'ink-soft', color: 'ink' },
  },
});

/** What the editor would put into the page by itself, and how the answer looks where it is read. */
export const Written = chakra('div', {
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
    '& [data-value]': {
      bg: 'ink-soft',
      color: 'ink',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: '4px',
      // Whole on its line.
      display: 'inline-block',
      paddingInline: '1',
      lineHeight: 1.45,
      fontWeight: 600,
      fontSize: 't13',
    },
    '& [data-value].ProseMirror-selectednode': { outline: '2px solid {colors.ink}' },
  },
});
