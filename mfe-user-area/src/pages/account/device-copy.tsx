import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, Divider, Text, Title } from '@bussola/ui/core';
import { useRef, useState } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { useAsyncAction } from '../../area/use-async-action.ts';

/** What this browser keeps of the area, and how to erase it. Nothing where nothing is kept. */
export function DeviceCopy() {
  const t = useT(userAreaNamespace);
  const shell = useShell();
  const { deviceCopy } = shell.session;
  const { busy, run } = useAsyncAction();
  const [isErased, setErased] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  if (!deviceCopy && !isErased) return null;
  const erase = () =>
    void run(async () => {
      await deviceCopy?.erase();
      setErased(true);
      shell.notify({ kind: 'success', text: t('account.data.copyErased') });
      // The pressed button is removed, so the focus moves here.
      text.current?.focus();
    });
  return (
    <>
      <Box marginBlock="8">
        <Divider />
      </Box>
      <Title as="h3" size={20}>
        {t('account.data.copy')}
      </Title>
      <Text ref={text} tabIndex={-1} marginTop="2" _focusVisible={{ outline: 'none' }}>
        {t(isErased ? 'account.data.copyGone' : 'account.data.copyText')}
      </Text>
      {!isErased && (
        <Actions marginTop="4">
          <Button disabled={busy} onClick={erase}>
            {t('account.data.copyErase')}
          </Button>
        </Actions>
      )}
    </>
  );
}
