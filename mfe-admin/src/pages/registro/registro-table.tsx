import type { RegistroRow } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { chakra, EmptyState, LinkLikeButton } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import type { Column, DataTableProps } from '@bussola/ui/results';
import { registroNamespace } from '../../locales/registro-namespace.ts';
import { deedOf } from './deeds.ts';
import { useMoment } from '../../use-moment.ts';

interface Props {
  rows: readonly RegistroRow[];
  busy: boolean;
  paging: DataTableProps<RegistroRow>['paging'];
  onOpen: (row: RegistroRow) => void;
}

export function RegistroTable({ rows, busy, paging, onOpen }: Props) {
  const t = useT(registroNamespace);
  const moment = useMoment();
  const { who, what, about } = useRowWords();
  const columns: Column<RegistroRow>[] = [
    {
      key: 'row',
      label: t('row'),
      render: (row) => (
        <LinkLikeButton
          type="button"
          aria-label={t('open', { row: formatNumber(row.seq) })}
          fontVariantNumeric="lining-nums tabular-nums"
          onClick={() => onOpen(row)}
        >
          {formatNumber(row.seq)}
        </LinkLikeButton>
      ),
    },
    {
      key: 'when',
      label: t('when'),
      onCard: true,
      render: ({ at }) => <chakra.span whiteSpace="nowrap">{moment(at)}</chakra.span>,
    },
    {
      key: 'who',
      label: t('whoHead'),
      onCard: true,
      render: (row) => (
        <>
          <span>{who(row)}</span>
          {row.who?.kind === 'person' && row.who.role !== 'User' && <Quiet>{row.who.role}</Quiet>}
        </>
      ),
    },
    { key: 'what', label: t('what'), onCard: true, render: what },
    { key: 'about', label: t('aboutHead'), render: about },
    {
      key: 'why',
      label: t('why'),
      render: ({ reason }) => (
        <chakra.span
          display="block"
          fontSize="t13"
          minWidth={{ lg: '160px' }}
          overflowWrap="anywhere"
        >
          {reason === null ? t('nobody') : reason.text === null ? t('lost') : `«${reason.text}»`}
        </chakra.span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ seq }) => String(seq)}
      busy={busy}
      paging={paging}
      empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
    />
  );
}

const Quiet = chakra('span', {
  base: { display: 'block', color: 'text-2', fontSize: 't13' },
});

/** Who, what and about whom, as the list and the drawer say them. */
export function useRowWords() {
  const t = useT(registroNamespace);
  return {
    who: ({ who }: RegistroRow): string => {
      if (who === null) return t('itself');
      return who.kind === 'gone' ? t('gone') : who.name;
    },
    what: ({ action }: RegistroRow): string => {
      const deed = deedOf(action);
      return deed === undefined ? action : t(deed);
    },
    about: ({ who, about }: RegistroRow): string => {
      if (about === null) return t('nobody');
      if (about.kind === 'gone') return t('gone');
      if (about.kind === 'release')
        return about.name === '' ? t('draft') : t('release', { name: about.name });
      return who?.kind === 'person' && who.id === about.id ? t('about.self') : about.name;
    },
  };
}
