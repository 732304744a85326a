import { useState } from 'react';
import type { BodyOf, Problem } from '@bussola/contract';
import { canUsePasskeys, isCancelled, signWithPasskey } from '@bussola/client/passkey';
import { Form, recoveryCode, sixDigits } from '@bussola/forms/form';
import type { FormHandle } from '@bussola/forms/form';
import { Button, chakra, Text, TextField } from '@bussola/ui/core';
import { CodeBoxes } from '@bussola/ui/forms';
import { messageKey } from '@bussola/i18n';
import { object } from 'yup';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { SubmitButton } from '../../auth/submit-button.tsx';
import { proveSecondFactor } from '../../session/calls.ts';
import { signIn } from '../../session/session.ts';
import { authNamespace } from '../../locales/auth-namespace.ts';

export type SecondFactor = NonNullable<Problem['secondFactor']>;
type Way = 'totp' | 'recovery';
/** `Omit` over each member of a union. */
type Proof =
  BodyOf<'authenticateSecondFactor'> extends infer Body
    ? Body extends { ticket: string }
      ? Omit<Body, 'ticket'>
      : never
    : never;

const SCHEMAS = {
  totp: object({ code: sixDigits(messageKey(authNamespace, 'secondStep.missing')) }),
  recovery: object({
    recovery: recoveryCode(messageKey(authNamespace, 'secondStep.recoveryWrong')),
  }),
};

const FIELD = { totp: 'code', recovery: 'recovery' } as const;

/** The password was right: the code of an app, a passkey, or a recovery code. */
export function SecondStep({
  factor: { ticket, methods, passkeysAt },
  onBack,
}: {
  factor: SecondFactor;
  onBack: () => void;
}) {
  const authWords = useAuthWords();
  const [way, setWay] = useState<Way>(methods.includes('totp') ? 'totp' : 'recovery');
  const prove = async (proof: Proof) => signIn(await proveSecondFactor({ ticket, ...proof }));
  const form = useAuthForm({
    clears: false,
    initialValues: { code: '', recovery: '' },
    schema: SCHEMAS[way],
    place: (what) => (what === 'CODE_WRONG' || what === 'CODE_LOCKED' ? FIELD[way] : what),
    onSubmit: async ({ code, recovery }) => {
      if (way === 'recovery') return prove({ recoveryCode: recovery });
      return prove({ code }).catch((error: unknown) => {
        form.setValues({ code: '' });
        throw error;
      });
    },
  });
  const hasForm = methods.includes(way);
  const isOver = form.problem?.code === 'TOKEN_EXPIRED';
  const byPasskey = () =>
    void form.send(async () => {
      try {
        const { ticket: passkeyTicket, passkey } = await signWithPasskey();
        await prove({ passkeyTicket, passkey });
      } catch (error) {
        // The browser's question was closed: the page stays as it is.
        if (!isCancelled(error)) throw error;
      }
    });
  const other: Way = way === 'totp' ? 'recovery' : 'totp';
  return (
    <chakra.section aria-label={authWords('secondStep.title')}>
      {(isOver || !hasForm) && (
        <AuthBanner text={isOver ? authWords('secondStep.over') : (form.problem?.text ?? null)} />
      )}
      {!isOver && (
        <>
          <Text marginBottom="5">{authWords('secondStep.lead')}</Text>
          {passkeysAt !== undefined && (
            <Text marginBottom="5">{authWords('secondStep.passkeysAt', { host: passkeysAt })}</Text>
          )}
          {methods.includes('passkey') && canUsePasskeys() && (
            <PasskeyButton
              isFirst={!methods.includes('totp')}
              busy={form.busy}
              onClick={byPasskey}
            />
          )}
          {hasForm && <ProofForm form={form} way={way} />}
          {methods.includes(other) && (
            <chakra.div marginTop="3">
              <Button
                variant="tertiary"
                paddingInline="0"
                onClick={() => {
                  setWay(other);
                  form.reset();
                }}
              >
                {authWords(other === 'recovery' ? 'secondStep.useRecovery' : 'secondStep.useApp')}
              </Button>
            </chakra.div>
          )}
        </>
      )}
      <chakra.div marginTop="3">
        <Button variant="tertiary" paddingInline="0" onClick={onBack}>
          {authWords('secondStep.back')}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}

interface ProofFormProps {
  form: FormHandle<{ code: string; recovery: string }>;
  way: Way;
}

function ProofForm({ form, way }: ProofFormProps) {
  const authWords = useAuthWords();
  return (
    <Form form={form}>
      {way === 'totp' ? (
        <CodeBoxes
          {...form.field('code')}
          label={authWords('secondStep.code')}
          help={authWords('secondStep.codeLead')}
          onComplete={() => void form.submit()}
          autoFocus
        />
      ) : (
        <TextField
          {...form.field('recovery')}
          label={authWords('secondStep.recovery')}
          help={authWords('secondStep.recoveryHelp')}
          autoComplete="off"
        />
      )}
      <SubmitButton form={form} wide busyLabel={authWords('secondStep.busy')}>
        {authWords('secondStep.submit')}
      </SubmitButton>
    </Form>
  );
}

function PasskeyButton({
  isFirst,
  busy,
  onClick,
}: {
  isFirst: boolean;
  busy: boolean;
  onClick: () => void;
}) {
  const authWords = useAuthWords();
  return (
    <chakra.div marginBottom="5">
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        size="big"
        wide
        busy={busy}
        onClick={onClick}
      >
        {authWords('secondStep.passkey')}
      </Button>
    </chakra.div>
  );
}
