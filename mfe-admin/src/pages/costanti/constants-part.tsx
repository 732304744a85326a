import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber } from '@bussola/i18n/format';
import {
  Actions,
  Box,
  chakra,
  DisclosureList,
  Question,
  Section,
  SectionHead,
  TextLink,
} from '@bussola/ui/core';
import { ConstantValue, DataTable } from '@bussola/ui/results';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { draftOf, historyPath, releasePath } from '../../costanti/release.ts';
import { groupConstants } from './constant-groups.ts';
import type { Constant, Constants } from '../../costanti/release.ts';

/** Every constant by subject: value, unit, source, kind and first day. */
export function ConstantsPart({ constants }: { constants: Constants }) {
  const t = useT(adminNamespace);
  return (
    <Section>
      <SectionHead>
        <Question>{t('costanti.all.title')}</Question>
      </SectionHead>
      <DisclosureList
        items={groupConstants(constants.costanti).map(({ group, rows }) => ({
          id: group,
          title: t(`costanti.group.${group}`),
          wide: true,
          end: (
            <chakra.span color="text-2" fontSize="t13" fontWeight="400">
              {formatNumber(rows.length)}
            </chakra.span>
          ),
          children: (
            <Rows caption={t(`costanti.group.${group}`)} rows={rows} draftId={draftOf(constants)} />
          ),
        }))}
      />
    </Section>
  );
}

interface RowsProps {
  caption: string;
  rows: Constant[];
  /** A change goes into this draft; without one it begins a new one. */
  draftId: string | undefined;
}

function Rows({ caption, rows, draftId }: RowsProps) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  return (
    <DataTable<Constant>
      caption={caption}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'name',
          label: t('costanti.all.name'),
          render: ({ key, nome }) => (
            <Box maxWidth="22rem">
              <span>{nome[language]}</span>
              {nome[language] !== key && <Key>{key}</Key>}
            </Box>
          ),
        },
        {
          key: 'value',
          label: t('costanti.all.value'),
          onCard: true,
          render: ({ value, unit }) => <ConstantValue value={value} unit={unit} />,
        },
        {
          key: 'since',
          label: t('costanti.all.since'),
          onCard: true,
          render: ({ validFrom }) => formatDate(validFrom, language),
        },
        {
          key: 'source',
          label: t('costanti.all.source'),
          render: ({ fonte, fonteEn, kind, verificatoIl }) => (
            <Box maxWidth="24rem" fontSize="t13">
              {t('costanti.all.read', {
                source: language === 'it' ? fonte : fonteEn,
                kind: t(`costanti.kind.${kind}`),
                date: formatDate(verificatoIl, language),
              })}
            </Box>
          ),
        },
        {
          key: 'doors',
          label: t('costanti.vita.change.doors'),
          render: ({ key, nome }) => (
            <Actions flexWrap="nowrap">
              <TextLink
                href={releasePath(draftId, key)}
                aria-label={t('costanti.vita.list.changeOf', { name: nome[language] })}
              >
                {t('costanti.vita.list.change')}
              </TextLink>
              <TextLink
                quiet
                href={historyPath(key)}
                aria-label={t('costanti.vita.list.historyOf', { name: nome[language] })}
              >
                {t('costanti.vita.history')}
              </TextLink>
            </Actions>
          ),
        },
      ]}
    />
  );
}

const Key = chakra('span', {
  base: {
    display: 'block',
    color: 'text-2',
    fontSize: 't13',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
});
