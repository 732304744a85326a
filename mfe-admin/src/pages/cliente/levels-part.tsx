import { NOMI_SOLUZIONI, naturaDi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import {
  Box,
  LevelMark,
  Question,
  Section,
  SectionHead,
  Text,
  useLevelWords,
} from '@bussola/ui/core';
import { DataTable, LevelRows } from '@bussola/ui/results';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import type { PartOf } from './tabs.ts';

/** Area by area, and what changed. */
export function LevelsPart({ part, name }: { part: PartOf<'sintesi'>; name: string }) {
  const language = useLanguage();
  const { livelli } = part;
  return (
    <>
      {livelli.length > 0 && (
        <LevelRows
          rows={livelli.map(({ code, level, motivo }) => ({
            key: code,
            label: NOMI_SOLUZIONI[code][language],
            level,
            toCheck: naturaDi(code) === 'verifica',
            notApplicable: motivo === 'non_applicabile',
            of: name,
          }))}
        />
      )}
      <Changes part={part} />
    </>
  );
}

function Changes({ part: { storia, dal } }: { part: PartOf<'sintesi'> }) {
  const t = useT(clienteNamespace);
  const language = useLanguage();
  const wordOf = useLevelWords();
  return (
    <Section aria-labelledby="client-changes">
      <SectionHead>
        <Question id="client-changes">{t('sintesi.changes')}</Question>
        {dal && (
          <Text size="quiet">
            {t('sintesi.since', { date: formatDate(dal, language, 'long') })}
          </Text>
        )}
      </SectionHead>
      {storia.length === 0 ? (
        <Text color="text-2">{t(dal ? 'sintesi.noChanges' : 'sintesi.noHistory')}</Text>
      ) : (
        <DataTable
          caption={t('sintesi.caption')}
          rows={storia.map((change, place) => ({ ...change, place }))}
          rowKey={({ place }) => String(place)}
          columns={[
            {
              key: 'area',
              label: t('sintesi.area'),
              render: ({ area }) => NOMI_SOLUZIONI[area][language],
            },
            {
              key: 'day',
              label: t('sintesi.day'),
              render: ({ day }) => formatDate(day, language),
            },
            {
              key: 'level',
              label: t('sintesi.level'),
              onCard: true,
              render: ({ before, after }) => (
                <Box as="span" display="inline-flex" alignItems="center" gap="2">
                  <LevelMark level={before} label={wordOf({ level: before })} />
                  <span aria-hidden="true">→</span>
                  <LevelMark level={after} />
                  <span>{wordOf({ level: after })}</span>
                </Box>
              ),
            },
            {
              key: 'why',
              label: t('sintesi.why'),
              onCard: true,
              render: ({ cause }) =>
                formatList(
                  cause.map((one) => t(`sintesi.cause.${one}`)),
                  language,
                ),
            },
          ]}
        />
      )}
    </Section>
  );
}
