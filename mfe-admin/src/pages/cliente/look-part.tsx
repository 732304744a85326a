import { asProblem, lookQueries, useEnterLook, useWithdrawLook } from '@bussola/client';
import type { ClientCard, StaffLook } from '@bussola/contract';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatTime } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import { LookDialog } from './look-dialog.tsx';

interface Props {
  client: ClientCard['client'];
  /** As sentences name the client. */ name: string;
}

/** «Chiedi di guardare insieme»: asked here, answered by the client, entered from here. */
export function LookPart({ client, name }: Props) {
  const t = useT(clienteNamespace);
  const { data, dataUpdatedAt } = useQuery(lookQueries.asked(client.userId));
  const [isAsking, setAsking] = useState(false);
  if (client.state !== 'active' || !data) return null;
  const { look } = data;
  const isLive = look?.state === 'waiting' || look?.state === 'open';
  return (
    <Section aria-labelledby="client-look">
      <SectionHead>
        <Question id="client-look">{t('look.title')}</Question>
      </SectionHead>
      <Box aria-live="polite">
        {look ? (
          <Text>
            <Said look={look} name={name} now={dataUpdatedAt} />
          </Text>
        ) : (
          <Text>{t('look.lead', { client: name })}</Text>
        )}
      </Box>
      <Actions marginTop="4">
        {isLive ? (
          <Live clientId={client.userId} state={look.state} />
        ) : (
          <Button onClick={() => setAsking(true)}>{t('look.ask')}</Button>
        )}
      </Actions>
      {isAsking && (
        <LookDialog clientId={client.userId} name={name} onClose={() => setAsking(false)} />
      )}
    </Section>
  );
}

function Said({ look, name, now }: { look: StaffLook; name: string; now: number }) {
  const t = useT(clienteNamespace);
  const language = useLanguage();
  const time = (iso: string | null) => formatTime(iso ?? look.dueAt, language);
  /** Read again every few seconds, so its last moment is now. */
  const count = (until: string | null) =>
    Math.max(0, Math.ceil((Date.parse(until ?? look.dueAt) - now) / 60_000));
  switch (look.state) {
    case 'waiting':
      return t('look.waits', { client: name, count: count(look.dueAt) });
    case 'open':
      return t('look.agreed', { client: name, count: count(look.until) });
    case 'over':
      return t('look.over', { client: name, time: time(look.endedAt) });
    case 'refused':
      return t('look.refused', { client: name, time: time(look.answeredAt) });
    case 'withdrawn':
      return t('look.withdrawn', { time: time(look.answeredAt) });
    case 'lapsed':
      return t('look.lapsed', { client: name, time: time(look.dueAt) });
  }
}

function Live({ clientId, state }: { clientId: string; state: StaffLook['state'] }) {
  const t = useT(clienteNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const enter = useEnterLook(clientId);
  const withdraw = useWithdrawLook(clientId);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      notify({ kind: 'error', text: errorText(asProblem(error)?.code) });
    }
  };
  const goIn = async () => {
    location.assign((await enter.mutateAsync()).url);
  };
  return (
    <>
      {state === 'open' && (
        <Button
          variant="primary"
          busy={enter.isPending}
          busyLabel={t('look.busy')}
          onClick={() => void attempt(goIn)}
        >
          {t('look.enter')}
        </Button>
      )}
      <Button busy={withdraw.isPending} onClick={() => void attempt(() => withdraw.mutateAsync())}>
        {t(state === 'open' ? 'look.close' : 'look.withdraw')}
      </Button>
    </>
  );
}
