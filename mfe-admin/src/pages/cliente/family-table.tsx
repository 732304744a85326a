import { romeDay } from '@bussola/domain/calendario';
import type { ClientCard } from '@bussola/contract';
import { ageAt, legameDi } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { chakra, Money, Text } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import type { Column } from '@bussola/ui/results';
import { adminNamespace } from '../../locales/admin-namespace.ts';

type Membro = NonNullable<ClientCard['aperto']>['membri'][number];
const AMOUNTS = [
  ['income', 'redditoNettoAnnuo'],
  ['home', 'valoreResidenza'],
  ['mortgage', 'valoreResiduoMutuo'],
  ['savings', 'valorePatrimonioMobiliare'],
] as const;

/** The household, with its amounts. */
export function FamilyTable({ membri }: { membri: readonly Membro[] }) {
  const t = useT(adminNamespace);
  const today = romeDay(new Date());
  const columns: Column<Membro>[] = [
    {
      key: 'name',
      label: t('cliente.person'),
      render: ({ firstName, lastName, enabled, ...membro }) => (
        <>
          <span>
            {[firstName, lastName].filter(Boolean).join(' ') ||
              t(`cliente.kinship.${legameDi(membro)}`)}
          </span>
          {!enabled && <Faint>{` · ${t('cliente.out')}`}</Faint>}
        </>
      ),
    },
    {
      key: 'kin',
      label: t('cliente.kin'),
      onCard: true,
      render: (membro) => t(`cliente.kinship.${legameDi(membro)}`),
    },
    {
      key: 'age',
      label: t('cliente.age'),
      onCard: true,
      render: ({ dataNascita }) => (
        <chakra.span whiteSpace="nowrap">
          {dataNascita ? t('cliente.years', { count: ageAt(dataNascita, today) }) : '–'}
        </chakra.span>
      ),
    },
    ...AMOUNTS.map(([key, field]): Column<Membro> => ({
      key,
      label: t(`cliente.${key}`),
      numeric: true,
      render: (membro) => <Money value={membro[field]} />,
    })),
  ];
  return (
    <DataTable
      caption={t('cliente.caption')}
      columns={columns}
      rows={membri}
      rowKey={({ _id }) => _id}
      empty={<Text color="text-2">{t('cliente.noFamily')}</Text>}
    />
  );
}

const Faint = chakra('span', { base: { color: 'text-2', fontSize: 't13', fontWeight: 400 } });
