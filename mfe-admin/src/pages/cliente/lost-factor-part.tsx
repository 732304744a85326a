import { asProblem, useWithdrawFactorReset } from '@bussola/client';
import type { ClientCard } from '@bussola/contract';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, Text, Title } from '@bussola/ui/core';
import { useState } from 'react';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import { LostFactorDialog } from './lost-factor-dialog.tsx';

interface Props {
  card: Pick<ClientCard, 'client' | 'azzeramento'>;
  /** As sentences name the client. */ name: string;
  onChange: (part: Pick<ClientCard, 'azzeramento'>) => void;
}

/** A second factor that is about to be taken off is seen by all staff; a SuperAdmin does it. */
export function LostFactorPart({ card: { client, azzeramento }, name, onChange }: Props) {
  const t = useT(clienteNamespace);
  const isSuper = useShell().session.user.role === 'SuperAdmin';
  const [isAsking, setAsking] = useState(false);
  const mayAsk = isSuper && client.state === 'active' && azzeramento?.state !== 'waiting';
  if (!azzeramento && !mayAsk) return null;
  return (
    <Box marginTop="6">
      <Title as="h3" size={17}>
        {t('lost.title')}
      </Title>
      {azzeramento && (
        <State azzeramento={azzeramento} name={name} clientId={client.userId} onChange={onChange} />
      )}
      {mayAsk && (
        <Actions marginTop="3">
          <Button onClick={() => setAsking(true)}>{t('lost.ask')}</Button>
        </Actions>
      )}
      {isAsking && (
        <LostFactorDialog
          clientId={client.userId}
          name={name}
          onAsked={onChange}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

interface StateProps {
  azzeramento: NonNullable<ClientCard['azzeramento']>;
  name: string;
  clientId: string;
  onChange: Props['onChange'];
}

function State({ azzeramento: { state, by, until }, name, clientId, onChange }: StateProps) {
  const t = useT(clienteNamespace);
  const errorText = useErrorText();
  const language = useLanguage();
  const { notify, session } = useShell();
  const { mutateAsync: withdraw, isPending } = useWithdrawFactorReset(clientId);
  const take = async () => {
    try {
      const { azzeramento } = await withdraw();
      onChange({ azzeramento });
      notify({ kind: 'success', text: t('lost.withdrawn') });
    } catch (error) {
      notify({ kind: 'error', text: errorText(asProblem(error)?.code) });
    }
  };
  if (state === 'stopped')
    return (
      <Text size="quiet" marginTop="2">
        {t('lost.stopped', { client: name })}
      </Text>
    );
  return (
    <>
      <Text size="quiet" marginTop="2">
        {[
          t('lost.waits', {
            client: name,
            date: formatDate(until, language, 'long'),
            time: formatTime(until, language),
          }),
          by && t('lost.by', { name: by }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {session.user.role === 'SuperAdmin' && (
        <Actions marginTop="3">
          <Button busy={isPending} onClick={() => void take()}>
            {t('lost.withdraw')}
          </Button>
        </Actions>
      )}
    </>
  );
}
