import type { TextDoc } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, chakra, EmptyState, RadioCards, UiLink } from '@bussola/ui/core';
import { useState } from 'react';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { SearchField } from '../../search-field.tsx';
import { currentOf, isEnglishOld, stateOf } from '../../writing/written-doc.ts';
import { readabilityOf } from '../../writing/readability.ts';
import type { Ease } from '../../writing/readability.ts';
import { useValues } from '../../writing/use-values.ts';
import { LANGUAGES, valuesOf, wordsOf } from './text-form.ts';
import { pathOf } from '../../writing/text-paths.ts';
import { useTextNames } from '../../writing/use-text-names.ts';

interface Props {
  texts: readonly TextDoc[];
  /** The one in the editor. */
  chosen: string | undefined;
}
const FILTERS = ['all', 'ours', 'drafts', 'lacking', 'hard'] as const;
type Filter = (typeof FILTERS)[number];

const lacksEnglish = (doc: TextDoc): boolean => isEnglishOld(doc) || currentOf(doc)?.en === null;
/** By Gulpease, of the Italian: under 60 it is no easy reading. */
const easeOf = (doc: TextDoc): Ease => readabilityOf(valuesOf(doc).it, 'it')?.ease ?? 'easy';
const passes = (filter: Filter, doc: TextDoc): boolean =>
  filter === 'all' ||
  (filter === 'ours' && doc.published !== null) ||
  (filter === 'drafts' && doc.draft !== null) ||
  (filter === 'lacking' && lacksEnglish(doc)) ||
  (filter === 'hard' && easeOf(doc) !== 'easy');

/** Every text by the page that shows it. */
export function TextList({ texts, chosen }: Props) {
  const t = useT(testiNamespace);
  const nameOf = useTextNames();
  const values = useValues();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const isFound = (doc: TextDoc): boolean => {
    const { name } = nameOf(doc.key);
    const said = LANGUAGES.map((language) => wordsOf(valuesOf(doc), language, values.nameOf));
    const all = plain([name, doc.key, ...said].join(' '));
    return plain(search)
      .split(/\s+/)
      .every((word) => all.includes(word));
  };
  const found = texts.filter((doc) => passes(filter, doc) && isFound(doc));
  return (
    <chakra.nav aria-label={t('list.label')}>
      <SearchField label={t('search')} value={search} onSearch={setSearch} />
      <Box marginTop="3">
        <RadioCards<Filter>
          label={t('list.filter')}
          hideLabel
          columns={2}
          value={filter}
          onChange={setFilter}
          options={FILTERS.map((value) => ({ value, label: t(`list.${value}`) }))}
        />
      </Box>
      {found.length === 0 ? (
        <Box marginTop="5">
          <EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>
        </Box>
      ) : (
        <chakra.ul listStyle="none" marginTop="4" borderTopWidth="2px" borderColor="ink">
          {found.map((doc) => (
            <chakra.li key={doc.key} borderBottomWidth="1px" borderColor="line">
              <Row
                href={pathOf(doc.key)}
                {...(doc.key === chosen ? { 'aria-current': 'true' as const } : {})}
              >
                <chakra.span display="block" fontWeight="560">
                  {nameOf(doc.key).name}
                </chakra.span>
                <Excerpt doc={doc} />
                <States doc={doc} hasEase={filter === 'hard'} />
              </Row>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.nav>
  );
}

/** How it begins, in the language of whoever looks when it has one. */
function Excerpt({ doc }: { doc: TextDoc }) {
  const own = useLanguage();
  const { nameOf } = useValues();
  const values = valuesOf(doc);
  const language = values.hasEn ? own : 'it';
  return (
    <chakra.span display="block" textStyle="quiet" lineClamp="2" lang={language}>
      {wordsOf(values, language, nameOf)}
    </chakra.span>
  );
}

/** Accents and capitals do not count. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const Row = chakra(UiLink, {
  base: {
    display: 'block',
    padding: '12px 8px',
    color: 'inherit',
    textDecoration: 'none',
    fontSize: 't15',
    overflowWrap: 'anywhere',
    _hover: { bg: 'sunken' },
    '&[aria-current], &[aria-current]:hover': { bg: 'ink-soft', color: 'ink' },
  },
});

function States({ doc, hasEase }: { doc: TextDoc; hasEase: boolean }) {
  const t = useT(testiNamespace);
  const writing = useT(writingNamespace);
  const language = useLanguage();
  const state = stateOf(doc);
  const date = formatDate(doc.scheduled?.from, language, 'dayMonth');
  const said = [
    ...(state === 'own' ? [] : [t(`list.${state}`, { date })]),
    ...(currentOf(doc)?.en === null ? [t('list.noEnglish')] : []),
    ...(isEnglishOld(doc) ? [t('list.english')] : []),
    ...(hasEase ? [writing(`plain.ease.${easeOf(doc)}`)] : []),
  ];
  return said.length === 0 ? null : (
    <chakra.span display="block" fontSize="t13" color="yellow" fontWeight="560">
      {said.join(' · ')}
    </chakra.span>
  );
}
