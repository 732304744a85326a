import type { BodyOf, Profile } from '@bussola/contract';
import { useStepUp } from '@bussola/client';
import { canUsePasskeys, isCancelled, signWithPasskey } from '@bussola/client/passkey';
import { Form, FormActions, recoveryCode, sixDigits, useForm } from '@bussola/forms/form';
import type { FormHandle } from '@bussola/forms/form';
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

/** Asks for a new proof: the second factor, or the password of people who have none. */
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
  const isHere = passkeys.some(({ here }) => here);
  const canPasskey = isHere && canUsePasskeys();
  const [way, setWay] = useState(() =>
    firstWay({ totp, hasFactor, canPasskey, recoveryCodesLeft }),
  );
  const canUse = { code: totp, passkey: canPasskey, recovery: recoveryCodesLeft > 0 };
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
        if (isCancelled(failure)) return;
        if (way === 'code') form.setValues({ proof: '' });
        throw failure;
      }
      onProved();
    },
  });
  const proof = { ...form.field('proof'), name: `step-up-${way}` };
  const stuck = way === 'password' ? 'noPassword' : isHere ? 'noPasskeys' : 'passkeyElsewhere';
  const isStuck = (way === 'password' && !hasPassword) || (way === 'passkey' && !canPasskey);
  const turn = (to: Way) => {
    setWay(to);
    form.reset();
  };

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Text color="text-2">{t('lead')}</Text>
      {isStuck ? (
        <Box marginTop="5">
          <Notice kind="info" flat title={t(stuck)} />
        </Box>
      ) : (
        <Form form={form} marginTop="5">
          <ProofField way={way} field={proof} onComplete={() => void form.submit()} />
          <Actions>
            <FormActions
              busy={form.busy}
              save={t(way === 'passkey' ? 'usePasskey' : 'submit')}
              saving={t('busy')}
              onClose={onClose}
            />
          </Actions>
          {hasFactor && (
            <Actions>
              {(['code', 'passkey', 'recovery'] as const)
                .filter((other) => other !== way && canUse[other])
                .map((other) => (
                  <Button
                    key={other}
                    variant="tertiary"
                    paddingInline="0"
                    onClick={() => turn(other)}
                  >
                    {t(TURN_TO[other])}
                  </Button>
                ))}
            </Actions>
          )}
        </Form>
      )}
    </Dialog>
  );
}

const TURN_TO = { code: 'useApp', passkey: 'usePasskey', recovery: 'useRecovery' } as const;

function firstWay({
  totp,
  hasFactor,
  canPasskey,
  recoveryCodesLeft,
}: {
  totp: boolean;
  hasFactor: boolean;
  canPasskey: boolean;
  recoveryCodesLeft: number;
}): Way {
  if (!hasFactor) return 'password';
  if (totp) return 'code';
  return !canPasskey && recoveryCodesLeft > 0 ? 'recovery' : 'passkey';
}

function ProofField({
  way,
  field,
  onComplete,
}: {
  way: Way;
  field: Omit<ReturnType<FormHandle<{ proof: string }>['field']>, 'name'> & { name: string };
  onComplete: () => void;
}) {
  const t = useT(stepUpNamespace);
  switch (way) {
    case 'password':
      return (
        <PasswordField {...field} label={t('password')} autoComplete="current-password" autoFocus />
      );
    case 'code':
      return <CodeBoxes {...field} label={t('code')} onComplete={onComplete} autoFocus />;
    case 'recovery':
      return <TextField {...field} label={t('recovery')} autoComplete="off" />;
    // The button of a passkey has no field.
    case 'passkey':
      return null;
  }
}

async function bodyOf(way: Way, proof: string): Promise<BodyOf<'stepUp'>> {
  if (way === 'passkey') return signWithPasskey();
  if (way === 'password') return { password: proof };
  return way === 'code' ? { code: proof } : { recoveryCode: proof };
}
