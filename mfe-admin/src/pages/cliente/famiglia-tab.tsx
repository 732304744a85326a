import { ageAt, legameDi } from '@bussola/domain';
import { romeDay } from '@bussola/domain/calendario';
import { etichettaInFrase } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { Box, chakra, Text } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import type { PartOf } from './tabs.ts';

type Person = PartOf<'famiglia'>['membri'][number];

/** Who is there, and what is missing of each. No amounts. */
export function FamigliaTab({ part: { membri } }: { part: PartOf<'famiglia'> }) {
  const t = useT(clienteNamespace);
  const today = romeDay(new Date());
  return (
    <Box marginTop="6">
      <DataTable
        caption={t('famiglia.caption')}
        rows={membri}
        rowKey={({ _id }) => _id}
        empty={<Text color="text-2">{t('famiglia.none')}</Text>}
        columns={[
          {
            key: 'person',
            label: t('famiglia.person'),
            render: (membro) =>
              [membro.firstName, membro.lastName].filter(Boolean).join(' ') ||
              t(`famiglia.kinship.${legameDi(membro)}`),
          },
          {
            key: 'kin',
            label: t('famiglia.kin'),
            onCard: true,
            render: (membro) => t(`famiglia.kinship.${legameDi(membro)}`),
          },
          {
            key: 'age',
            label: t('famiglia.age'),
            render: ({ dataNascita }) => (
              <chakra.span whiteSpace="nowrap">
                {dataNascita ? t('famiglia.years', { count: ageAt(dataNascita, today) }) : '–'}
              </chakra.span>
            ),
          },
          {
            key: 'work',
            label: t('famiglia.work'),
            render: ({ professione }) => (professione ? t(`famiglia.job.${professione}`) : '–'),
          },
          {
            key: 'missing',
            label: t('famiglia.missing'),
            onCard: true,
            render: (membro) => <Missing membro={membro} />,
          },
          {
            key: 'analysis',
            label: t('famiglia.analysis'),
            render: ({ enabled }) => t(enabled ? 'famiglia.in' : 'famiglia.out'),
          },
        ]}
      />
    </Box>
  );
}

function Missing({ membro: { manca } }: { membro: Person }) {
  const t = useT(clienteNamespace);
  const language = useLanguage();
  const [first, ...rest] = manca;
  if (first === undefined)
    return (
      <Text as="span" size="quiet">
        {t('famiglia.nothing')}
      </Text>
    );
  return (
    <chakra.span color="accent-text" fontWeight="540" fontSize="t13">
      {[
        etichettaInFrase(first)[language],
        rest.length > 0 && t('famiglia.more', { count: rest.length }),
      ]
        .filter(Boolean)
        .join(' ')}
    </chakra.span>
  );
}
