import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, numberWord } from '@bussola/i18n/format';
import { Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import type { Correction } from '../../correzioni/use-value-text.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** The corrections that do not affect the family, one per row. */
export function OtherCorrections({ corrections }: { corrections: readonly Correction[] }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  if (corrections.length === 0) return null;
  const title = t('correzioni.others', {
    count: corrections.length,
    number: numberWord(corrections.length, language),
  });
  return (
    <Section>
      <SectionHead>
        <Question>{title}</Question>
        <Text size="quiet">{t('correzioni.othersLead')}</Text>
      </SectionHead>
      <DataTable
        caption={title}
        rows={corrections}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'titolo',
            label: t('correzioni.wrong'),
            render: ({ titolo }) => titolo[language],
          },
          { key: 'chi', label: t('correzioni.who'), render: ({ chi }) => chi[language] },
          {
            key: 'giorno',
            label: t('correzioni.day'),
            render: ({ giorno }) => formatDate(giorno, language, 'short'),
          },
        ]}
      />
    </Section>
  );
}
