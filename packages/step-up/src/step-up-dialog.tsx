import type { BodyOf, Profile } from '@bussola/contract';
import { useStepUp } from '@bussola/client';
import { canUsePasskeys, signWithPasskey } from '@bussola/client/passkey';
import { Form, recoveryCode, sixDigits, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import {
  Actions,
  Box,
  Button,
  Dialog,
  Notice,
  PasswordField,
  Text,
  TextField,
} from '@bussola/ui/core';
import { CodeBoxes } from '@bussola/ui/forms';
import { useState } from 'react';
import { object, string } from 'yup';
import { stepUpNamespace } from './step-up-namespace.ts';

type Way = 'password' | 'code' | 'recovery' | 'passkey';
const SCHEMAS = {
  password: object({ proof: string().required('step-up:missing') }),
  code: object({ proof: sixDigits('step-up:digits') }),
  recovery: object({ proof: recoveryCode('step-up:wrongRecovery') }),
  passkey: object({}),
};

interface Props {
  userId: string;
  profile: Pick<Profile, 'secondFactor' | 'hasPassword'>;
  onProved: () => void;
  onClose: () => void;
}

/**
 * Proves again to be there: with the second factor of who has one, with the password of the others.
 */
export function StepUpDialog({
  userId,
  profile: {
    secondFactor: { totp, passkeys, recoveryCodesLeft },
    hasPassword,
  },
  onProved,
  onClose,
}: Props) {
  const t = useT(stepUpNamespace);
  const hasFactor = totp || passkeys.length > 0;
  const canPasskey = passkeys.length > 0 && canUsePasskeys();
  const [way, setWay] = useState<Way>(
    !hasFactor
      ? 'password'
      : totp
        ? 'code'
        : !canPasskey && recoveryCodesLeft > 0
          ? 'recovery'
          : 'passkey',
  );
  const { mutateAsync: stepUp } = useStepUp(userId);
  const form = useForm({
    initialValues: { proof: '' },
    schema: SCHEMAS[way],
    // The button of a passkey has no field.
    place: () => (way === 'passkey' ? '' : 'proof'),
    words: (problem) =>
      way === 'password' && problem?.code === 'BAD_CREDENTIALS' ? t('wrongPassword') : undefined,
    onSubmit: async ({ proof }) => {
      try {
        await stepUp(await bodyOf(way, proof));
      } catch (failure) {
        // The browser's question was closed: the dialog stays open.
        if (failure instanceof Error && failure.name === 'PasskeyCancelled') return;
        if (way === 'code') form.setValues({ proof: '' });
        throw failure;
      }
      onProved();
    },
  });
  const proof = { ...form.field('proof'), name: `step-up-${way}` };
  const turn = (to: Way) => {
    setWay(to);
    form.reset();
  };

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Text color="text-2">{t('lead')}</Text>
      {(way === 'password' && !hasPassword) || (way === 'passkey' && !canPasskey) ? (
        <Box marginTop="5">
          <Notice kind="info" flat title={t(way === 'password' ? 'noPassword' : 'noPasskeys')} />
        </Box>
      ) : (
        <Form form={form} marginTop="5">
          {way === 'password' && (
            <PasswordField
              {...proof}
              label={t('password')}
              autoComplete="current-password"
              autoFocus
            />
          )}
          {way === 'code' && (
            <CodeBoxes
              {...proof}
              label={t('code')}
              onComplete={() => void form.submit()}
              autoFocus
            />
          )}
          {way === 'recovery' && (
            <TextField {...proof} label={t('recovery')} autoComplete="off" maxLength={11} />
          )}
          <Actions>
            <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('busy')}>
              {t(way === 'passkey' ? 'usePasskey' : 'submit')}
            </Button>
            <Button variant="tertiary" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Actions>
          {hasFactor && (
            <Actions>
              {way !== 'code' && totp && (
                <Button variant="tertiary" paddingInline="0" onClick={() => turn('code')}>
                  {t('useApp')}
                </Button>
              )}
              {way !== 'passkey' && canPasskey && (
                <Button variant="tertiary" paddingInline="0" onClick={() => turn('passkey')}>
                  {t('usePasskey')}
                </Button>
              )}
              {way !== 'recovery' && recoveryCodesLeft > 0 && (
                <Button variant="tertiary" paddingInline="0" onClick={() => turn('recovery')}>
                  {t('useRecovery')}
                </Button>
              )}
            </Actions>
          )}
        </Form>
      )}
    </Dialog>
  );
}

async function bodyOf(way: Way, proof: string): Promise<BodyOf<'stepUp'>> {
  if (way === 'passkey') return signWithPasskey();
  if (way === 'password') return { password: proof };
  return way === 'code' ? { code: proof } : { recoveryCode: proof };
}
