import type { Posta } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber, formatTime } from '@bussola/i18n/format';
import { Box, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import { postaNamespace } from '../../locales/posta-namespace.ts';

type Kind = Posta['sent']['kinds'][number];

/** Letters that left: only how many, by kind and by hour. */
export function SentPart({ sent: { kinds, hours } }: { sent: Posta['sent'] }) {
  const t = useT(postaNamespace);
  const language = useLanguage();
  const figure = (key: 'today' | 'week' | 'month') => ({
    key,
    label: t(`sent.${key}`),
    numeric: true,
    onCard: key !== 'month',
    render: (row: Kind) => formatNumber(row[key]),
  });
  return (
    <Section aria-labelledby="sent">
      <SectionHead>
        <Question id="sent">{t('sent.title')}</Question>
      </SectionHead>
      {kinds.length === 0 ? (
        <Text color="text-2">{t('sent.none')}</Text>
      ) : (
        <Box
          display="grid"
          gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 320px' }}
          alignItems="start"
          gap={{ base: '8', lg: '64px' }}
        >
          <DataTable
            caption={t('sent.caption')}
            columns={[
              { key: 'kind', label: t('letter'), render: ({ kind }) => t(`kind.${kind}`) },
              figure('today'),
              figure('week'),
              figure('month'),
            ]}
            rows={kinds}
            rowKey={({ kind }) => kind}
          />
          {hours.length > 0 && (
            <DataTable
              caption={t('sent.hoursCaption')}
              columns={[
                {
                  key: 'hour',
                  label: t('sent.hour'),
                  render: ({ hour }) =>
                    t('sent.from', {
                      day: formatDate(hour, language, 'day'),
                      time: formatTime(hour, language),
                    }),
                },
                { key: 'n', label: t('sent.n'), numeric: true, render: ({ n }) => formatNumber(n) },
              ]}
              rows={hours}
              rowKey={({ hour }) => hour}
            />
          )}
        </Box>
      )}
    </Section>
  );
}
