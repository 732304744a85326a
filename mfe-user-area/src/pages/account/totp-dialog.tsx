import type { ResponseOf } from '@bussola/contract';
import { call } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { Actions, Box, Button, chakra, Dialog, Text } from '@bussola/ui/core';
import { CodeBoxes } from '@bussola/ui/forms';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { QrCode } from './qr-code.tsx';
import { useAsyncAction } from '../../area/use-async-action.ts';

interface Props {
  userId: string;
  begun: ResponseOf<'beginTotp'>;
  /** With the recovery codes of a first factor. */ onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

/** The key as a drawing and in letters, and the first code that proves the app has it. */
export function TotpDialog({ userId, begun: { secret, uri }, onDone, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { busy, run } = useAsyncAction();
  const confirm = (digits: string) => {
    setError(undefined);
    void run(
      async () =>
        onDone(
          (await call('confirmTotp', { params: { userId }, body: { code: digits } })).recoveryCodes,
        ),
      (refused) => {
        if (refused !== 'CODE_WRONG') return false;
        setError(errorText(refused));
        setCode('');
        return true;
      },
    );
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (/^\d{6}$/.test(code)) confirm(code);
    else setError(t('account.factor.badCode'));
  };
  return (
    <Dialog open onClose={onClose} title={t('account.factor.qrTitle')}>
      <Text>{t('account.factor.qrLead')}</Text>
      <Box marginTop="4" display="grid" justifyItems="center">
        <QrCode text={uri} label={t('account.factor.qr')} />
      </Box>
      <Text marginTop="3">
        {t('account.factor.key')}:{' '}
        <chakra.code
          fontFamily="body"
          fontSize="t15"
          fontWeight="560"
          fontVariantNumeric="tabular-nums"
          letterSpacing="0.04em"
          overflowWrap="anywhere"
        >
          {inFours(secret)}
        </chakra.code>
      </Text>
      <chakra.form noValidate onSubmit={submit} display="grid" gap="5" marginTop="5">
        <CodeBoxes
          name="totp-code"
          label={t('account.factor.code')}
          value={code}
          onChange={setCode}
          onComplete={confirm}
          error={error}
        />
        <Actions>
          <Button type="submit" variant="primary" busy={busy}>
            {t('account.factor.confirm')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}

/** Groups of four are easier to type. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
