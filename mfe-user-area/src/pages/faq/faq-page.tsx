import { asProblem, faqQueries } from '@bussola/client';
import type { FaqRow } from '@bussola/contract';
import { FAQ_CATEGORIES } from '@bussola/contract/limits';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import {
  Box,
  CloseIcon,
  EmptyState,
  Icon,
  IconButton,
  LoadFailed,
  PageHead,
  SearchIcon,
  Skeleton,
  TextField,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Answers } from './answers.tsx';
import { Arguments } from './arguments.tsx';
import { AskUs } from './ask-us.tsx';
import { faqSearch } from './faq-search.ts';
import type { FaqFound } from './faq-search.ts';
import { faqNamespace } from './faq-namespace.ts';
import '../../portal.css';

export { faqNamespace as words };

/** /app/dashboards/strumenti/faq: questions and answers, searched in the browser. */
export default function FaqPage() {
  const t = useT(faqNamespace);
  const { id: userId } = useShell().session.user;
  const { data, error, refetch, isFetching } = useQuery(faqQueries.list(userId));
  if (data) return <Faqs faqs={data} />;
  if (error)
    return (
      <LoadFailed
        headingLevel="h1"
        title={t('failed')}
        problem={asProblem(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {t('safe')}
      </LoadFailed>
    );
  return (
    <Box paddingTop="9">
      <Skeleton label={t('loading')} />
    </Box>
  );
}

function Faqs({ faqs }: { faqs: readonly FaqRow[] }) {
  const t = useT(faqNamespace);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FaqRow['category'] | 'all'>('all');
  const search = useMemo(() => faqSearch(faqs, language), [faqs, language]);
  const found = search(typed);
  const isSearching = typed.trim() !== '';
  const shown = found.faqs.filter(({ category }) => chosen === 'all' || category === chosen);
  return (
    <>
      <PageHead title={t('title')} />
      {faqs.length > 0 && (
        <Box maxWidth="760px" marginTop="6">
          <TextField
            label={t('search')}
            help={<SearchHelp found={found} shown={shown.length} isSearching={isSearching} />}
            type="search"
            start={<Icon icon={SearchIcon} />}
            end={
              isSearching && (
                <IconButton icon={CloseIcon} label={t('clear')} onClick={() => setTyped('')} />
              )
            }
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
        </Box>
      )}
      <Box
        display="grid"
        gap={{ base: '6', lg: '16' }}
        marginTop={{ base: '6', lg: '12' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '224px minmax(0, 1fr)' }}
      >
        <Box>
          {faqs.length > 0 && (
            <Arguments
              counted={FAQ_CATEGORIES.map((category) => ({
                category,
                count: found.faqs.filter((faq) => faq.category === category).length,
                isEmpty: !faqs.some((faq) => faq.category === category),
              }))}
              total={found.faqs.length}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
        </Box>
        <Box>
          {faqs.length === 0 ? (
            <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
          ) : shown.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <Answers faqs={shown} words={found.words} />
          )}
          <AskUs />
        </Box>
      </Box>
    </>
  );
}

function SearchHelp({
  found: { also, isNear },
  shown,
  isSearching,
}: {
  found: FaqFound;
  shown: number;
  isSearching: boolean;
}) {
  const t = useT(faqNamespace);
  if (!isSearching) return <span>{t('help')}</span>;
  const parts = [
    isNear ? t('near') : t('found', { count: shown }),
    ...(also.length > 0 ? [t('also', { words: also.map((word) => `«${word}»`).join(', ') })] : []),
    t('help'),
  ];
  return (
    <span key={parts.join(' ')} role="status">
      {shown > 0 ? parts.join(' ') : t('help')}
    </span>
  );
}
