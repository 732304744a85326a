import type { ConsulenteRow } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Avatar, Box, chakra, CheckIcon, Icon, StateTag, TextLink } from '@bussola/ui/core';
import { ActionMenu, DataTable } from '@bussola/ui/results';
import type { Column } from '@bussola/ui/results';
import type { ReactNode } from 'react';
import { LoadBar } from '../../consulenti/load-bar.tsx';
import { nameOf, takenBy } from '../../consulenti/proposals.ts';
import { useWhere } from '../../consulenti/use-where.ts';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import type { InvitationAction } from './invite-dialog.tsx';

interface Props {
  rows: readonly ConsulenteRow[];
  onAsk: (action: InvitationAction, row: ConsulenteRow) => void;
  empty: ReactNode;
}

export function ConsulentiTable({ rows, onAsk, empty }: Props) {
  const t = useT(consulentiNamespace);
  const columns: Column<ConsulenteRow>[] = [
    { key: 'person', label: t('person'), render: (row) => <Person row={row} /> },
    { key: 'state', label: t('state'), onCard: true, render: (row) => <State row={row} /> },
    {
      key: 'register',
      label: t('register'),
      render: (row) => <Register row={row} onAsk={onAsk} />,
    },
    { key: 'clients', label: t('clients'), onCard: true, render: (row) => <Load row={row} /> },
  ];
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      hasLongCells
      empty={empty}
    />
  );
}

const isInvitation = ({ state }: ConsulenteRow): boolean =>
  state === 'invited' || state === 'expired';
const Quiet = chakra('span', {
  base: { display: 'block', color: 'text-2', fontSize: 't13', fontWeight: 400 },
});

function Person({ row }: { row: ConsulenteRow }) {
  const t = useT(consulentiNamespace);
  const where = useWhere();
  return (
    <Box display="flex" alignItems="center" gap="3" minWidth={{ md: '180px' }}>
      <Avatar name={nameOf(row)} size="sm" off={row.state !== 'active'} />
      <Box minWidth="0">
        {isInvitation(row) ? (
          <span>{nameOf(row)}</span>
        ) : (
          <TextLink href={`/admin/consulente?id=${row.id}`}>{nameOf(row)}</TextLink>
        )}
        <Quiet overflowWrap="anywhere">
          {isInvitation(row) ? row.email : (where(row) ?? t('nowhere'))}
        </Quiet>
      </Box>
    </Box>
  );
}

function State({
  row: { state, numero, awayUntil, expiresAt, suspendedAt },
}: {
  row: ConsulenteRow;
}) {
  const t = useT(consulentiNamespace);
  const language = useLanguage();
  const word = () => {
    if (suspendedAt !== null)
      return t('stateOf.disabledSince', { date: formatDate(suspendedAt, language) });
    if (state !== 'active') return t(`stateOf.${state}`, { date: formatDate(expiresAt, language) });
    if (numero === null) return t('stateOf.unregistered');
    if (awayUntil !== null) return t('stateOf.away', { date: formatDate(awayUntil, language) });
    return t('stateOf.active');
  };
  return (
    <StateTag live={state === 'active' && numero !== null} whiteSpace="nowrap">
      {word()}
    </StateTag>
  );
}

function Register({ row, onAsk }: { row: ConsulenteRow } & Pick<Props, 'onAsk'>) {
  const t = useT(consulentiNamespace);
  const language = useLanguage();
  const { albo, numero, checkedBy, checkedAt } = row;
  if (isInvitation(row))
    return (
      <ActionMenu
        label={t('actions')}
        of={nameOf(row)}
        items={(['resend', 'uninvite'] as const).map((value) => ({
          value,
          label: t(`action.${value}`),
        }))}
        onChoose={(action) => onAsk(action, row)}
      />
    );
  if (albo === null || numero === null) return <Quiet>{t('noNumber')}</Quiet>;
  const date = formatDate(checkedAt, language, 'day');
  return (
    <>
      <span>{t('registerOf', { albo, numero })}</span>
      <Quiet display="flex" alignItems="center" gap="1">
        <Icon icon={CheckIcon} size={14} />
        <span>
          {checkedBy === null
            ? t('checkedNoName', { date })
            : t('checked', { name: checkedBy, date })}
        </span>
      </Quiet>
    </>
  );
}

function Load({ row }: { row: ConsulenteRow }) {
  const t = useT(consulentiNamespace);
  if (isInvitation(row)) return <Quiet>{t('later')}</Quiet>;
  const taken = takenBy(row);
  const more = () => {
    if (taken > row.limite) return t('over');
    if (taken === row.limite) return t('full');
    return row.waiting > 0 ? t('loadWaiting', { count: row.waiting }) : null;
  };
  return (
    <>
      <LoadBar taken={taken} limite={row.limite} />
      <Quiet>{more()}</Quiet>
    </>
  );
}
