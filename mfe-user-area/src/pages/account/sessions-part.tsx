import type { SessionRow } from '@bussola/contract';
import { accountQueries, asProblem, call } from '@bussola/client';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, ErrorState, Skeleton, Text } from '@bussola/ui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userAreaNamespace } from '../../words/user-area-namespace.ts';
import { Part } from './part.tsx';
import { useWork } from '../../area/use-work.ts';

/** Where the account is open now: one can be closed, or all the others. */
export function SessionsPart({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const shell = useShell();
  const queryClient = useQueryClient();
  const query = accountQueries.sessions(userId);
  const { data, error, refetch } = useQuery(query);
  const { busy, run } = useWork();
  const put = (work: () => Promise<{ sessions: SessionRow[] }>, told: string) => void run(async () => {
    queryClient.setQueryData(query.queryKey, await work());
    shell.notify({ kind: 'success', text: told });
  });
  const isAlone = data?.sessions.length === 1;
  return (
    <Part id="sessioni" title={t('account.sessions.title')} lead={t('account.sessions.lead')}>
      {error && <ErrorState title={t('account.failed')} code={asProblem(error)?.code} action={<Button onClick={() => void refetch()}>{t('account.retry')}</Button>}>{errorText(asProblem(error)?.code)}</ErrorState>}
      {!data && !error && <Skeleton label={t('account.loading')} />}
      {data && (
        <>
          <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="line">
            {data.sessions.map((session) => <Row key={session.sessionId} session={session} busy={busy} onEnd={() => put(() => call('revokeSession', { params: { userId, sessionId: session.sessionId } }), t('account.sessions.ended'))} />)}
          </Box>
          {isAlone ? <Text size="quiet" marginTop="4">{t('account.sessions.onlyHere')}</Text> : <Actions marginTop="5"><Button disabled={busy} onClick={() => put(() => call('revokeOtherSessions', { params: { userId } }), t('account.sessions.allEnded'))}>{t('account.sessions.endAll')}</Button></Actions>}
        </>
      )}
    </Part>
  );
}

function Row({ session: { browser, system, current, createdAt, lastSeenAt }, busy, onEnd }: { session: SessionRow; busy: boolean; onEnd: () => void }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const device = browser && system ? t('account.sessions.on', { browser, system }) : (browser ?? system ?? t('account.sessions.unknown'));
  return (
    <Box as="li" display="flex" flexWrap="wrap" alignItems="center" gap="8px 16px" paddingBlock="3" borderBottomWidth="1px" borderColor="line">
      <Box flex="1" minWidth="14em">
        <Text fontWeight="560">{device}{current && <Box as="span" color="green" fontWeight="560"> · {t('account.sessions.here')}</Box>}</Text>
        <Text size="quiet">{t('account.sessions.since', { date: formatDate(createdAt, language, 'long'), seen: formatDate(lastSeenAt, language, 'long'), time: formatTime(lastSeenAt, language) })}</Text>
      </Box>
      {!current && <Button disabled={busy} onClick={onEnd} aria-label={t('account.sessions.endOne', { device })}>{t('account.sessions.end')}</Button>}
    </Box>
  );
}
