import type { SessionRow } from '@bussola/contract';
import {
  accountQueries,
  asProblem,
  useRevokeOtherSessions,
  useRevokeSession,
} from '@bussola/client';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Actions,
  Box,
  Button,
  chakra,
  ErrorState,
  RuledRow,
  Skeleton,
  Text,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';
import { useAsyncAction } from '../../area/use-async-action.ts';

/** As many as one looks at; more are one press away. */
const SHOWN = 6;

/** Where the account is open now: one can be closed, or all the others. */
export function SessionsPart({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const shell = useShell();
  const { data, error, refetch } = useQuery(accountQueries.sessions(userId));
  const { mutateAsync: revoke } = useRevokeSession(userId);
  const { mutateAsync: revokeOthers } = useRevokeOtherSessions(userId);
  const { busy, run } = useAsyncAction();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const end = (work: () => Promise<unknown>, told: string) =>
    void run(async () => {
      await work();
      shell.notify({ kind: 'success', text: told });
      // The pressed button was removed with its row, so the focus moves to the list.
      list.current?.focus();
    });
  const sessions = data?.sessions ?? [];
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN);
  const hidden = sessions.length - shown.length;
  return (
    <Part id="sessioni" title={t('account.sessions.title')} lead={t('account.sessions.lead')}>
      {error && (
        <ErrorState
          title={t('account.failed')}
          code={asProblem(error)?.code}
          action={<Button onClick={() => void refetch()}>{t('account.retry')}</Button>}
        >
          {errorText(asProblem(error)?.code)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton label={t('account.loading')} />}
      {data && (
        <>
          <chakra.ul
            ref={list}
            tabIndex={-1}
            aria-label={t('account.sessions.title')}
            listStyleType="none"
            borderTopWidth="1px"
            borderColor="line"
            _focusVisible={{ outline: 'none' }}
          >
            {shown.map((session) => (
              <Row
                key={session.sessionId}
                session={session}
                busy={busy}
                onEnd={() => end(() => revoke(session.sessionId), t('account.sessions.ended'))}
              />
            ))}
          </chakra.ul>
          <EndSessions
            isAlone={sessions.length === 1}
            hidden={hidden}
            busy={busy}
            onMore={() => {
              setWhole(true);
              list.current?.focus();
            }}
            onEndAll={() => end(() => revokeOthers(), t('account.sessions.allEnded'))}
          />
        </>
      )}
    </Part>
  );
}

function EndSessions({
  isAlone,
  hidden,
  busy,
  onMore,
  onEndAll,
}: {
  isAlone: boolean;
  hidden: number;
  busy: boolean;
  onMore: () => void;
  onEndAll: () => void;
}) {
  const t = useT(userAreaNamespace);
  if (isAlone)
    return (
      <Text size="quiet" marginTop="4">
        {t('account.sessions.onlyHere')}
      </Text>
    );
  return (
    <Actions marginTop="5">
      {hidden > 0 && (
        <Button onClick={onMore}>{t('account.sessions.more', { count: hidden })}</Button>
      )}
      <Button variant={hidden > 0 ? 'tertiary' : 'secondary'} disabled={busy} onClick={onEndAll}>
        {t('account.sessions.endAll')}
      </Button>
    </Actions>
  );
}

function Row({
  session: { browser, system, current, createdAt, lastSeenAt },
  busy,
  onEnd,
}: {
  session: SessionRow;
  busy: boolean;
  onEnd: () => void;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const device =
    browser && system
      ? t('account.sessions.on', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'));
  return (
    <RuledRow>
      <Box flex="1" minWidth="14em">
        <Text fontWeight="560" overflowWrap="anywhere">
          <span>{device}</span>
          {current && (
            <Box as="span" color="green" fontWeight="560">{` · ${t('account.sessions.here')}`}</Box>
          )}
        </Text>
        <Text size="quiet">
          {t('account.sessions.since', {
            date: formatDate(createdAt, language, 'long'),
            seen: formatDate(lastSeenAt, language, 'long'),
            time: formatTime(lastSeenAt, language),
          })}
        </Text>
      </Box>
      {!current && (
        <Button
          disabled={busy}
          onClick={onEnd}
          aria-label={t('account.sessions.endOne', { device })}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </RuledRow>
  );
}
