import { useUpdateRichiesta } from '@bussola/client';
import type { RichiestaRow } from '@bussola/contract';
import { daysBetween, romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  chakra,
  HelpIcon,
  Icon,
  LinkLikeButton,
  ShieldIcon,
  StateTag,
  WarningIcon,
} from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import type { Column } from '@bussola/ui/results';
import type { ReactNode } from 'react';
import { richiesteNamespace } from '../../locales/richieste-namespace.ts';

interface Props {
  rows: readonly RichiestaRow[];
  ownId: string;
  onOpen: (id: string) => void;
  empty: ReactNode;
}

export function OpenTable({ rows, ownId, onOpen, empty }: Props) {
  const t = useT(richiesteNamespace);
  const columns: Column<RichiestaRow>[] = [
    {
      key: 'request',
      label: t('request'),
      render: (row) => (
        <Subject row={row}>
          <LinkLikeButton
            type="button"
            aria-label={t('openOf', { subject: row.body?.subject ?? t('forgotten') })}
            onClick={() => onOpen(row.id)}
          >
            {row.body?.subject ?? t('forgotten')}
          </LinkLikeButton>
        </Subject>
      ),
    },
    useArrived(),
    {
      key: 'owner',
      label: t('owner'),
      onCard: true,
      render: (row) => <Owner row={row} ownId={ownId} />,
    },
    { key: 'until', label: t('until'), onCard: true, render: (row) => <Until row={row} /> },
    {
      key: 'state',
      label: t('state'),
      render: ({ owner }) => (
        <StateTag live={owner !== null}>
          {t(owner === null ? 'stateOf.new' : 'stateOf.taken')}
        </StateTag>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

const Quiet = chakra('span', {
  base: { display: 'block', color: 'text-2', fontSize: 't13', fontWeight: 400 },
});
const ICONS = { privacy: ShieldIcon, domanda: HelpIcon, errore: WarningIcon };

/** What it is about, how it came, and from whom. */
export function Subject({ row, children }: { row: RichiestaRow; children: ReactNode }) {
  const t = useT(richiesteNamespace);
  return (
    <>
      {children}
      <Quiet display="flex" alignItems="center" gap="1.5" marginTop="0.5">
        <Icon icon={ICONS[row.kind]} size={14} />
        <span>{t('kindVia', { kind: t(`kind.${row.kind}`), via: t(`via.${row.via}`) })}</span>
      </Quiet>
      <Quiet overflowWrap="anywhere">{row.body?.person ?? t('gone')}</Quiet>
    </>
  );
}
export function useArrived(): Column<RichiestaRow> {
  const t = useT(richiesteNamespace);
  const language = useLanguage();
  return {
    key: 'arrived',
    label: t('arrived'),
    render: ({ arrivedOn }) => (
      <chakra.span whiteSpace="nowrap">{formatDate(arrivedOn, language, 'day')}</chakra.span>
    ),
  };
}

function Owner({ row, ownId }: { row: RichiestaRow; ownId: string }) {
  const t = useT(richiesteNamespace);
  const { mutate, isPending } = useUpdateRichiesta(row.id);
  if (row.owner) return row.owner.id === ownId ? t('you') : row.owner.name;
  return (
    <>
      <Quiet>{t('free')}</Quiet>
      <LinkLikeButton
        type="button"
        fontSize="t13"
        disabled={isPending}
        aria-label={t('takeOf', { subject: row.body?.subject ?? '' })}
        onClick={() => mutate({ action: 'take' })}
      >
        {t('take')}
      </LinkLikeButton>
    </>
  );
}

function Until({ row: { dueOn } }: { row: RichiestaRow }) {
  const t = useT(richiesteNamespace);
  const language = useLanguage();
  if (dueOn === null) return <Quiet>{t('noDate')}</Quiet>;
  const days = daysBetween(romeDay(new Date()), dueOn);
  const isNear = days <= 3;
  return (
    <>
      <chakra.span
        whiteSpace="nowrap"
        color={isNear ? 'accent-text' : undefined}
        fontWeight={isNear ? 620 : 400}
      >
        {formatDate(dueOn, language, 'day')}
      </chakra.span>
      <Quiet>{days < 0 ? t('lateBy', { count: -days }) : t('days', { count: days })}</Quiet>
    </>
  );
}
