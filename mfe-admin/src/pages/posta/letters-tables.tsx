import type { LetterRow } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { Button, chakra, ErrorIcon, Icon, LinkLikeButton } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import type { Column } from '@bussola/ui/results';
import { postaNamespace } from '../../locales/posta-namespace.ts';
import { useMoment } from '../../use-moment.ts';
import { useRetry } from './use-retry.ts';

interface StuckProps {
  rows: readonly LetterRow[];
  onOpen: (row: LetterRow) => void;
}

export function StuckTable({ rows, onOpen }: StuckProps) {
  const t = useT(postaNamespace);
  const { since, attempts, last } = useColumns();
  const { retry, isBusy } = useRetry();
  const columns: Column<LetterRow>[] = [
    {
      key: 'letter',
      label: t('letter'),
      render: (row) => (
        <>
          <LinkLikeButton
            type="button"
            aria-label={t('open', { letter: t(`kind.${row.kind}`), to: row.to })}
            onClick={() => onOpen(row)}
          >
            {t(`kind.${row.kind}`)}
          </LinkLikeButton>
          <Quiet>{t('to', { to: row.to })}</Quiet>
        </>
      ),
    },
    since,
    attempts,
    last,
    { key: 'why', label: t('why'), onCard: true, render: (row) => <Why row={row} isStuck /> },
    {
      key: 'retry',
      label: t('act'),
      onCard: true,
      render: (row) =>
        row.again === 'no' ? null : (
          <Button
            variant="tertiary"
            aria-label={t('retryOf', { letter: t(`kind.${row.kind}`), to: row.to })}
            disabled={isBusy}
            onClick={() => void retry(row.id)}
          >
            {t('retry')}
          </Button>
        ),
    },
  ];
  return (
    <DataTable caption={t('stuck.caption')} columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
}

export function WaitingTable({ rows }: { rows: readonly LetterRow[] }) {
  const t = useT(postaNamespace);
  const moment = useMoment();
  const { since, attempts } = useColumns();
  const columns: Column<LetterRow>[] = [
    {
      key: 'letter',
      label: t('letter'),
      render: (row) => (
        <>
          <span>{t(`kind.${row.kind}`)}</span>
          <Quiet>{t('to', { to: row.to })}</Quiet>
        </>
      ),
    },
    since,
    attempts,
    {
      key: 'next',
      label: t('next'),
      onCard: true,
      render: ({ nextAt, attempts: tried }) =>
        nextAt === null || tried === 0 ? t('soon') : moment(nextAt),
    },
    { key: 'why', label: t('why'), onCard: true, render: (row) => <Why row={row} /> },
  ];
  return (
    <DataTable
      caption={t('waiting.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

/** What both tables say of a letter. */
function useColumns() {
  const t = useT(postaNamespace);
  const moment = useMoment();
  return {
    since: {
      key: 'since',
      label: t('since'),
      render: ({ writtenAt }) => <chakra.span whiteSpace="nowrap">{moment(writtenAt)}</chakra.span>,
    },
    attempts: {
      key: 'attempts',
      label: t('attempts'),
      numeric: true,
      render: (row) => formatNumber(row.attempts),
    },
    last: {
      key: 'last',
      label: t('last'),
      render: ({ triedAt }) => (triedAt === null ? t('never') : moment(triedAt)),
    },
  } satisfies Record<string, Column<LetterRow>>;
}

function Why({ row: { failure }, isStuck = false }: { row: LetterRow; isStuck?: boolean }) {
  const t = useT(postaNamespace);
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontSize="t13"
      fontWeight={isStuck ? 600 : 400}
      color={isStuck ? 'red' : 'text-2'}
    >
      {isStuck && <Icon icon={ErrorIcon} size={16} />}
      <span>{t(`reason.${failure ?? 'none'}`)}</span>
    </chakra.span>
  );
}

const Quiet = chakra('span', {
  base: { display: 'block', color: 'text-2', fontSize: 't13', fontWeight: 400 },
});
