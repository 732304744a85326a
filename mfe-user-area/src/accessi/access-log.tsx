import { accountQueries, asProblem } from '@bussola/client';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { AccessRow } from '@bussola/results';
import { Actions, Button, ErrorState, RuledList, Skeleton, Text } from '@bussola/ui/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { pageName } from './page-name.ts';
import { verifyAccesses } from './access-proof.ts';
import type { Verdict } from './access-proof.ts';

const PAGE_SIZE = 10;
/**
 * What other people did in this area, checked here against the signed chain. With `grantId`, only
 * what was done under that grant.
 */
export function AccessLog({
  userId,
  grantId,
  latest,
  none,
}: {
  userId: string;
  grantId?: string;
  /** How many rows, the newest, without the pages before. */ latest?: number;
  /** When nobody did anything. */ none: string;
}) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery({
    ...accountQueries.accesses(userId, page, latest ?? PAGE_SIZE, grantId),
    placeholderData: keepPreviousData,
  });
  const pages = latest === undefined ? Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE)) : 1;
  if (error)
    return (
      <ErrorState
        headingLevel="h3"
        title={t('account.log.failed')}
        code={asProblem(error)?.code}
        action={<Button onClick={() => void refetch()}>{t('account.retry')}</Button>}
      >
        {errorText(asProblem(error)?.code)}
      </ErrorState>
    );
  if (!data) return <Skeleton label={t('account.log.loading')} />;
  if (data.total === 0) return <Text>{none}</Text>;
  return (
    <>
      <Checked log={data} />
      <RuledList marginTop="4">
        {data.rows.map(({ seq, canonical, name, reason }) => (
          <AccessRow
            key={seq}
            canonical={canonical}
            name={name}
            reason={reason?.text ?? null}
            pageName={(path) => pageName(path, language)}
          />
        ))}
      </RuledList>
      {pages > 1 && (
        <Actions marginTop="4">
          <Button disabled={page === 1 || isFetching} onClick={() => setPage(page - 1)}>
            {t('account.log.newer')}
          </Button>
          <Button disabled={page === pages || isFetching} onClick={() => setPage(page + 1)}>
            {t('account.log.older')}
          </Button>
          <Text size="quiet" alignSelf="center">
            {t('account.log.page', { page, pages })}
          </Text>
        </Actions>
      )}
    </>
  );
}

function Checked({ log }: { log: Parameters<typeof verifyAccesses>[0] }) {
  const t = useT(userAreaNamespace);
  const { data: verdict } = useQuery({
    queryKey: [
      'accessi',
      'verdetto',
      log.proof?.after.hash ?? null,
      log.rows.map(({ canonical }) => canonical),
    ],
    queryFn: () => verifyAccesses(log),
    staleTime: Infinity,
  });
  if (!verdict) return <Text role="status">{t('account.log.checking')}</Text>;
  return (
    <Text role="status" fontWeight="560" color={COLOUR[verdict]}>
      {t(`account.log.verdict.${verdict}`)}
    </Text>
  );
}
const COLOUR: Readonly<Record<Verdict, string>> = {
  whole: 'green',
  broken: 'red',
  unsigned: 'text-2',
  unable: 'text-2',
};
