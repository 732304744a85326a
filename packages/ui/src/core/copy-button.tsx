import { useUiWords } from '@bussola/i18n';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Text } from './typography.tsx';

/** Copies a text to the clipboard, and says how it went. Nothing where there is no clipboard. */
export function CopyButton({ text }: { text: string }) {
  const t = useUiWords();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  if (!('clipboard' in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <>
      <Button onClick={() => void copy()}>
        {t(outcome === 'copied' ? 'copy.done' : 'copy.action')}
      </Button>
      {outcome === 'refused' && (
        <Text role="alert" flexBasis="100%" color="red">
          {t('copy.refused')}
        </Text>
      )}
    </>
  );
}
