import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { BodyOf, Problem } from '@bussola/contract';
import { call } from '@bussola/client';
import { canUsePasskeys, signWithPasskey } from '@bussola/client/passkey';
import { useErrorText } from '@bussola/i18n';
import { Button, chakra, Text, TextField } from '@bussola/ui/core';
import { CodeBoxes } from '@bussola/ui/forms';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { signIn } from '../../session/session.ts';

export type SecondFactor = NonNullable<Problem['secondFactor']>;
type Way = 'totp' | 'recovery';
/** `Omit` over each member of a union. */
type Proof =
  BodyOf<'authenticateSecondFactor'> extends infer Body
    ? Body extends { ticket: string }
      ? Omit<Body, 'ticket'>
      : never
    : never;

const RECOVERY = /^[A-Za-z0-9]{5}-?[A-Za-z0-9]{5}$/;

/** The password was right: the code of an app, a passkey, or a recovery code. */
export function SecondStep({
  factor: { ticket, methods },
  onBack,
}: {
  factor: SecondFactor;
  onBack: () => void;
}) {
  const d = useAuthWords();
  const errorText = useErrorText();
  const [way, setWay] = useState<Way>(methods.includes('totp') ? 'totp' : 'recovery');
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { busy, banner, refused, send } = useAuthForm({ clears: false });
  const isOver = refused?.code === 'TOKEN_EXPIRED';

  const prove = (make: () => Proof | Promise<Proof>) =>
    void send(async () => {
      const proof = await Promise.resolve(make()).catch((error: unknown) => {
        if (error instanceof Error && error.name === 'PasskeyCancelled') return null;
        throw error;
      });
      // Whoever closed the browser's question stays where they were.
      if (proof === null) return;
      await signIn(
        await call('authenticateSecondFactor', {
          body: { ticket, ...proof } as BodyOf<'authenticateSecondFactor'>,
        }).catch((error: unknown) => {
          setCode('');
          throw error;
        }),
      );
    });
  const byCode = (digits: string) => {
    setWrong(undefined);
    prove(() => ({ code: digits }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (way === 'totp')
      return /^\d{6}$/.test(code) ? byCode(code) : setWrong(d('secondStep.missing'));
    if (!RECOVERY.test(recovery.trim())) return setWrong(d('secondStep.recoveryWrong'));
    setWrong(undefined);
    prove(() => ({ recoveryCode: recovery.trim() }));
  };
  const byPasskey = () =>
    prove(async () => {
      const { ticket: passkeyTicket, passkey } = await signWithPasskey();
      return { passkeyTicket, passkey };
    });
  const codeError =
    wrong ??
    (refused?.code === 'CODE_WRONG' || refused?.code === 'CODE_LOCKED'
      ? errorText(refused.code)
      : undefined);
  const other: Way = way === 'totp' ? 'recovery' : 'totp';

  return (
    <chakra.section aria-label={d('secondStep.title')}>
      <AuthBanner text={isOver ? d('secondStep.over') : codeError === undefined ? banner : null} />
      {!isOver && (
        <>
          <Text marginBottom="5">{d('secondStep.lead')}</Text>
          {methods.includes('passkey') && canUsePasskeys() && (
            <chakra.div marginBottom="5">
              <Button
                variant={methods.includes('totp') ? 'secondary' : 'primary'}
                size="big"
                wide
                busy={busy}
                onClick={byPasskey}
              >
                {d('secondStep.passkey')}
              </Button>
            </chakra.div>
          )}
          {(methods.includes('totp') || way === 'recovery') && methods.includes(way) && (
            <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
              {way === 'totp' ? (
                <CodeBoxes
                  label={d('secondStep.code')}
                  help={d('secondStep.codeLead')}
                  name="second-code"
                  value={code}
                  onChange={setCode}
                  onComplete={byCode}
                  error={codeError}
                  autoFocus
                />
              ) : (
                <TextField
                  label={d('secondStep.recovery')}
                  help={d('secondStep.recoveryHelp')}
                  name="recovery"
                  value={recovery}
                  onChange={setRecovery}
                  maxLength={11}
                  autoComplete="off"
                  error={codeError}
                />
              )}
              <Button
                type="submit"
                variant="primary"
                size="big"
                wide
                busy={busy}
                busyLabel={d('secondStep.busy')}
              >
                {d('secondStep.submit')}
              </Button>
            </chakra.form>
          )}
          {methods.includes(other) && (
            <chakra.div marginTop="3">
              <Button
                variant="tertiary"
                paddingInline="0"
                onClick={() => {
                  setWay(other);
                  setWrong(undefined);
                }}
              >
                {d(other === 'recovery' ? 'secondStep.useRecovery' : 'secondStep.useApp')}
              </Button>
            </chakra.div>
          )}
        </>
      )}
      <chakra.div marginTop="3">
        <Button variant="tertiary" paddingInline="0" onClick={onBack}>
          {d('secondStep.back')}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
