import type { FaqDoc } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber, formatPercent } from '@bussola/i18n/format';
import {
  Box,
  chakra,
  ClockIcon,
  GlobeIcon,
  Icon,
  ThumbsDownIcon,
  UiLink,
  VisuallyHidden,
} from '@bussola/ui/core';
import type { LucideIcon } from '@bussola/ui/core';
import { CircleIcon, ContrastIcon } from 'lucide-react';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { currentOf, isEnglishOld } from '../../writing/written-doc.ts';
import { pathOf } from './faq-paths.ts';
import { isUseless, questionOf, usefulPct } from './faq-state.ts';

const Row = chakra(UiLink, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 52px 56px',
    gap: '2',
    alignItems: 'baseline',
    padding: '10px 8px',
    borderRadius: 'control',
    color: 'inherit',
    textDecoration: 'none',
    fontSize: 't15',
    _hover: { bg: 'sunken' },
    '&[aria-current], &[aria-current]:hover': { bg: 'ink-soft', color: 'ink' },
  },
});

/** One question: what it asks, its state in words, how often it was read and whether it helped. */
export function FaqRow({ doc, isChosen }: { doc: FaqDoc; isChosen: boolean }) {
  const t = useT(faqsNamespace);
  const language = useLanguage();
  const { reads } = doc.thisMonth;
  const pct = usefulPct(doc.thisMonth);
  const isRead = doc.published !== null;
  return (
    <Row href={pathOf(doc.id)} {...(isChosen ? { 'aria-current': 'true' } : {})}>
      <chakra.span minWidth="0" overflowWrap="anywhere">
        <chakra.span fontWeight="560">{questionOf(doc, language)}</chakra.span>
        <States doc={doc} />
      </chakra.span>
      <Figure said={isRead ? t('list.readsOf', { count: reads }) : undefined}>
        {isRead ? formatNumber(reads) : '–'}
      </Figure>
      <Figure said={pct === null ? undefined : t('list.usefulOf', { pct: formatPercent(pct) })}>
        {pct === null ? '–' : formatPercent(pct, { decimals: 0 })}
      </Figure>
    </Row>
  );
}

function Figure({ said, children }: { said: string | undefined; children: string }) {
  return (
    <chakra.span textAlign="end" fontSize="t13" fontVariantNumeric="lining-nums tabular-nums">
      <span aria-hidden="true">{children}</span>
      {said !== undefined && <VisuallyHidden>{`, ${said}`}</VisuallyHidden>}
    </chakra.span>
  );
}

function States({ doc }: { doc: FaqDoc }) {
  const t = useT(faqsNamespace);
  const language = useLanguage();
  const { draft, published, scheduled } = doc;
  const date = scheduled ? formatDate(scheduled.from, language, 'day') : '';
  const said: { icon: LucideIcon; text: string; isWarning?: boolean }[] = [
    ...(draft && !published && !scheduled ? [{ icon: CircleIcon, text: t('list.draft') }] : []),
    ...(draft && (published ?? scheduled) ? [{ icon: ContrastIcon, text: t('list.changes') }] : []),
    ...(scheduled ? [{ icon: ClockIcon, text: t('list.scheduled', { date }) }] : []),
    ...(isUseless(doc) ? [{ icon: ThumbsDownIcon, text: t('list.useless'), isWarning: true }] : []),
    ...(isEnglishOld(doc) ? [{ icon: GlobeIcon, text: t('list.english'), isWarning: true }] : []),
    ...(currentOf(doc)?.en === null ? [{ icon: GlobeIcon, text: t('list.noEnglish') }] : []),
  ];
  return said.map(({ icon, text, isWarning }) => (
    <Box
      key={text}
      as="span"
      display="flex"
      gap="1.5"
      alignItems="center"
      marginTop="1"
      fontSize="t13"
      color={isWarning ? 'yellow' : 'text-2'}
    >
      <Icon icon={icon} size={14} />
      <span>{text}</span>
    </Box>
  ));
}
