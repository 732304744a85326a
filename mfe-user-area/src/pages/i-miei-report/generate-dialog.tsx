import { useCommonWords, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Button, Checkbox, Dialog, RadioCards, Stack } from '@bussola/ui/core';
import { useState } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

interface Options {
  language: 'it' | 'en';
  hideAmounts: boolean;
}
interface Props {
  open: boolean;
  onClose: () => void;
  onGenerate: (options: Options) => void;
}

/** How the report should be; it starts from what the person has on screen. */
export function GenerateDialog({ open, onClose, onGenerate }: Props) {
  const { language, amountsHidden } = useShell();
  // Drawn anew each time it opens, so that it starts again from the screen.
  return open ? (
    <Question
      start={{ language, hideAmounts: amountsHidden }}
      onClose={onClose}
      onGenerate={onGenerate}
    />
  ) : null;
}

function Question({
  start,
  onClose,
  onGenerate,
}: { start: Options } & Pick<Props, 'onClose' | 'onGenerate'>) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  const [options, setOptions] = useState(start);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.options.title')}
      actions={
        <>
          <Button variant="primary" onClick={() => onGenerate(options)}>
            {t('report.options.confirm')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap="4" marginTop="3">
        <RadioCards
          label={t('report.options.language')}
          columns={2}
          value={options.language}
          onChange={(language) => setOptions({ ...options, language })}
          options={[
            { value: 'it', label: t('report.options.it') },
            { value: 'en', label: t('report.options.en') },
          ]}
        />
        <Checkbox
          label={t('report.options.hideAmounts')}
          help={t('report.options.hideAmountsHelp')}
          checked={options.hideAmounts}
          onChange={(hideAmounts) => setOptions({ ...options, hideAmounts })}
        />
      </Stack>
    </Dialog>
  );
}
