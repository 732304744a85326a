import { adminQueries } from '@bussola/client';
import type { Richieste, RichiestaRow } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber } from '@bussola/i18n/format';
import { Box, Button, Question, Section, SectionHead, StateTag, Text } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import type { Column } from '@bussola/ui/results';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { richiesteNamespace } from '../../locales/richieste-namespace.ts';
import { Subject, useArrived } from './open-table.tsx';

/** The last that were closed, twenty at a time. */
export function ClosedPart({ first }: { first: Richieste }) {
  const t = useT(richiesteNamespace);
  const language = useLanguage();
  const [after, setAfter] = useState<string>();
  const older = useQuery(adminQueries.richieste(after));
  const { closed, closedTotal, next } = (after === undefined ? undefined : older.data) ?? first;
  const columns: Column<RichiestaRow>[] = [
    {
      key: 'request',
      label: t('request'),
      render: (row) => (
        <Subject row={row}>
          <span>{row.body?.subject ?? t('forgotten')}</span>
        </Subject>
      ),
    },
    useArrived(),
    {
      key: 'owner',
      label: t('owner'),
      onCard: true,
      render: ({ owner }) => owner?.name ?? t('free'),
    },
    {
      key: 'state',
      label: t('state'),
      onCard: true,
      render: ({ outcome, closedAt }) => (
        <StateTag live={outcome === 'answered'}>
          {t('on', {
            state: t(`stateOf.${outcome ?? 'closed'}`),
            date: formatDate(closedAt, language, 'day'),
          })}
        </StateTag>
      ),
    },
  ];
  return (
    <Section aria-labelledby="closed">
      <SectionHead>
        <Question id="closed">{t('closedTitle')}</Question>
        {closedTotal > 0 && (
          <Text size="quiet">{t('closedCount', { number: formatNumber(closedTotal) })}</Text>
        )}
      </SectionHead>
      {closed.length === 0 ? (
        <Text color="text-2">{t('closedNone')}</Text>
      ) : (
        <DataTable
          caption={t('captionClosed')}
          columns={columns}
          rows={closed}
          rowKey={({ id }) => id}
          busy={older.isFetching}
        />
      )}
      <Box display="flex" gap="4" marginTop="3">
        {after !== undefined && (
          <Button variant="tertiary" onClick={() => setAfter(undefined)}>
            {t('newest')}
          </Button>
        )}
        {next !== null && (
          <Button variant="tertiary" onClick={() => setAfter(next)}>
            {t('older')}
          </Button>
        )}
      </Box>
    </Section>
  );
}
