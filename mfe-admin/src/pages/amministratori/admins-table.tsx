import type { StaffRow } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Avatar, Box, chakra, StateTag } from '@bussola/ui/core';
import { ActionMenu, DataTable } from '@bussola/ui/results';
import type { Column } from '@bussola/ui/results';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { nameOf } from './staff-actions.ts';
import type { StaffAction } from './staff-actions.ts';

interface Props {
  rows: readonly StaffRow[];
  onAsk: (action: StaffAction, row: StaffRow) => void;
}

export function AdminsTable({ rows, onAsk }: Props) {
  const t = useT(adminNamespace);
  const columns = useColumns(onAsk);
  return (
    <DataTable
      caption={t('squadra.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      hasLongCells
    />
  );
}

const ACTIONS: Readonly<Record<StaffRow['state'], readonly StaffAction[]>> = {
  active: ['role', 'resetFactors', 'suspend', 'remove'],
  disabled: ['reopen', 'remove'],
  invited: ['resend', 'uninvite'],
  expired: ['resend', 'uninvite'],
};

function useColumns(onAsk: Props['onAsk']): Column<StaffRow>[] {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { session } = useShell();
  const ownId = session.user.id;
  const factors = ({ secondFactors: [one, other] }: StaffRow) =>
    t(`squadra.factorsOf.${one === undefined ? 'none' : other === undefined ? one : 'both'}`);
  return [
    {
      key: 'person',
      label: t('squadra.person'),
      render: (row) => (
        <Box display="flex" alignItems="center" gap="3">
          <Avatar name={nameOf(row)} size="sm" />
          <Box minWidth="0">
            <chakra.span>{nameOf(row)}</chakra.span>
            {row.id === ownId && (
              <chakra.em marginInlineStart="2" fontWeight="400" color="text-2">
                {t('squadra.you')}
              </chakra.em>
            )}
            <chakra.span
              display="block"
              color="text-2"
              fontSize="t13"
              fontWeight="400"
              overflowWrap="anywhere"
            >
              {row.email}
            </chakra.span>
          </Box>
        </Box>
      ),
    },
    {
      key: 'role',
      label: t('squadra.role'),
      onCard: true,
      render: ({ role }) => (role === 'Consulente' ? role : t(`squadra.roleOf.${role}`)),
    },
    {
      key: 'state',
      label: t('squadra.state'),
      onCard: true,
      render: ({ state, expiresAt, suspendedAt }) => (
        <StateTag live={state === 'active'} whiteSpace="nowrap">
          {suspendedAt === null
            ? t(`squadra.stateOf.${state}`, {
                date: expiresAt === null ? '' : formatDate(expiresAt, language),
              })
            : t('squadra.stateOf.disabledSince', { date: formatDate(suspendedAt, language) })}
        </StateTag>
      ),
    },
    { key: 'factors', label: t('squadra.factors'), render: factors },
    {
      key: 'lastLogin',
      label: t('squadra.lastLogin'),
      render: ({ lastLoginAt }) =>
        lastLoginAt === null
          ? t('squadra.never')
          : `${formatDate(lastLoginAt, language)}, ${formatTime(lastLoginAt, language)}`,
    },
    {
      key: 'actions',
      label: t('squadra.actions'),
      render: (row) =>
        row.id === ownId ? (
          <chakra.span color="text-2" fontSize="t13">
            {t('squadra.own')}
          </chakra.span>
        ) : (
          <ActionMenu
            label={t('squadra.actions')}
            of={nameOf(row)}
            items={ACTIONS[row.state].map((value) => ({
              value,
              label: t(`squadra.action.${value}`),
            }))}
            onChoose={(action) => onAsk(action, row)}
          />
        ),
    },
  ];
}
