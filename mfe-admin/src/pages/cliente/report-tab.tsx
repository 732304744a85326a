import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber } from '@bussola/i18n/format';
import { Box, Text } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import type { PartOf } from './tabs.ts';

type Report = PartOf<'report'>['reports'][number];
const stateOf = ({ state, outdated }: Report) => {
  if (state === 'failed') return 'failed';
  if (state !== 'ready') return 'running';
  return outdated ? 'outdated' : 'current';
};

/** That they are there, not what they say. */
export function ReportTab({ part: { reports } }: { part: PartOf<'report'> }) {
  const t = useT(clienteNamespace);
  const language = useLanguage();
  return (
    <Box marginTop="6">
      <DataTable
        caption={t('report.caption')}
        rows={reports.map((report, place) => ({ ...report, place }))}
        rowKey={({ place }) => String(place)}
        empty={<Text color="text-2">{t('report.none')}</Text>}
        columns={[
          { key: 'name', label: t('report.name'), render: ({ name }) => name },
          {
            key: 'made',
            label: t('report.made'),
            onCard: true,
            render: ({ createdAt }) => formatDate(createdAt, language),
          },
          { key: 'figures', label: t('report.figures'), render: ({ costanti }) => costanti },
          {
            key: 'people',
            label: t('report.people'),
            render: ({ persone }) => formatNumber(persone),
          },
          {
            key: 'state',
            label: t('report.state'),
            onCard: true,
            render: (report) => t(`report.${stateOf(report)}`),
          },
        ]}
      />
      {reports.length > 0 && (
        <Text size="quiet" marginTop="3">
          {t('report.note')}
        </Text>
      )}
    </Box>
  );
}
