import { asProblem, useResendToClient } from '@bussola/client';
import type { BodyOf, ClientCard } from '@bussola/contract';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, Text } from '@bussola/ui/core';
import { useState } from 'react';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';

type What = BodyOf<'resendToClient'>['what'];

/** A letter that did not arrive, sent again; a refusal stands where it was asked for. */
export function ResendPart({ client }: { client: ClientCard['client'] }) {
  const t = useT(clienteNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const { mutateAsync: resend, isPending } = useResendToClient(client.userId);
  const [refused, setRefused] = useState<string>();
  if (client.state === 'disabled') return null;
  const what: What = client.state === 'to-verify' ? 'code' : 'report';
  const send = async () => {
    setRefused(undefined);
    try {
      await resend({ what });
      notify({ kind: 'success', text: t(`resend.${what}.done`) });
    } catch (error) {
      const code = asProblem(error)?.code;
      if (code === 'TOO_MANY_REQUESTS') setRefused(t('resend.tooMany'));
      else setRefused(code === 'CONFLICT' ? t(`resend.${what}.none`) : errorText(code));
    }
  };
  return (
    <Box marginTop="4">
      <Actions>
        <Button busy={isPending} onClick={() => void send()}>
          {t(`resend.${what}.send`)}
        </Button>
      </Actions>
      {refused && (
        <Text role="alert" size="quiet" marginTop="2">
          {refused}
        </Text>
      )}
    </Box>
  );
}
