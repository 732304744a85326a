import type { FaqDoc } from '@bussola/contract';
import { FAQ_CATEGORIES } from '@bussola/contract/limits';
import { useT } from '@bussola/i18n';
import { Box, chakra, ChevronDownIcon, EmptyState, Icon, Reveal, Text } from '@bussola/ui/core';
import { useState } from 'react';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { SearchField } from '../../search-field.tsx';
import { FaqRow } from './faq-row.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { currentOf } from '../../writing/written-doc.ts';
import type { Category } from './faq-form.ts';

interface Props {
  faqs: readonly FaqDoc[];
  /** The one in the editor. */
  chosen: string | undefined;
}

/** Every question by subject, in the order in which they are read. */
export function FaqList({ faqs, chosen }: Props) {
  const t = useT(faqsNamespace);
  const [search, setSearch] = useState('');
  const found = faqs.filter((doc) => isFound(doc, search));
  const first = faqs.find(({ id }) => id === chosen)?.category ?? faqs[0]?.category;
  const [open, setOpen] = useState<ReadonlySet<Category>>(() => new Set(first ? [first] : []));
  const toggle = (category: Category, isOpen: boolean) =>
    setOpen((known) => {
      const next = new Set(known);
      if (isOpen) next.add(category);
      else next.delete(category);
      return next;
    });
  const isSearching = search !== '';
  return (
    <chakra.nav aria-label={t('list.label')}>
      <SearchField label={t('search')} value={search} onSearch={setSearch} />
      {isSearching && found.length === 0 ? (
        <Box marginTop="5">
          <EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>
        </Box>
      ) : (
        <>
          <Heads />
          {FAQ_CATEGORIES.map((category) => {
            const rows = found.filter((doc) => doc.category === category);
            if (isSearching && rows.length === 0) return null;
            return (
              <Group
                key={category}
                category={category}
                rows={rows}
                chosen={chosen}
                isOpen={isSearching || open.has(category)}
                onToggle={(isOpen) => toggle(category, isOpen)}
                isFixed={isSearching}
              />
            );
          })}
        </>
      )}
    </chakra.nav>
  );
}

/** Accents and capitals do not count. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
function isFound(doc: FaqDoc, search: string): boolean {
  const body = currentOf(doc);
  const text = plain(`${body?.it.question ?? ''} ${body?.en?.question ?? ''}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Heads() {
  const t = useT(faqsNamespace);
  return (
    <Box
      aria-hidden="true"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) 52px 56px"
      gap="2"
      paddingBlock="3"
      paddingInline="52px 8px"
      borderBottomWidth="2px"
      borderColor="ink"
      textStyle="quiet"
      marginTop="3"
    >
      <span>{t('list.question')}</span>
      <chakra.span textAlign="end">{t('list.reads')}</chakra.span>
      <chakra.span textAlign="end">{t('list.useful')}</chakra.span>
    </Box>
  );
}

interface GroupProps {
  category: Category;
  rows: readonly FaqDoc[];
  chosen: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Only some of the rows are there: they cannot be put in order. */
  isFixed: boolean;
}

function Group({ category, rows, chosen, isOpen, onToggle, isFixed }: GroupProps) {
  const t = useT(faqsNamespace);
  const name = t(`category.${category}`);
  if (rows.length === 0)
    return (
      <Box paddingBlock="3" paddingInlineStart="34px" borderBottomWidth="1px" borderColor="line">
        <Box display="flex" justifyContent="space-between" gap="3" color="text-2">
          <chakra.span fontWeight="560">{name}</chakra.span>
          <chakra.span fontSize="t13">{t('list.empty')}</chakra.span>
        </Box>
        <Text size="quiet">{t('list.emptyText')}</Text>
      </Box>
    );
  return (
    <Reveal
      look="row"
      open={isOpen}
      onOpenChange={onToggle}
      borderBottomWidth="1px"
      borderColor="line"
      line={
        <>
          <Icon icon={ChevronDownIcon} />
          <chakra.span flex="1">{name}</chakra.span>
          <chakra.span color="text-2" fontSize="t13" fontWeight="400" paddingInlineEnd="2">
            {rows.length}
          </chakra.span>
        </>
      }
    >
      {isFixed ? (
        <chakra.ol listStyle="none" paddingBottom="3" paddingInlineStart="44px">
          {rows.map((doc) => (
            <li key={doc.id}>
              <FaqRow doc={doc} isChosen={doc.id === chosen} />
            </li>
          ))}
        </chakra.ol>
      ) : (
        <OrderedRows label={name} rows={rows} chosen={chosen} />
      )}
    </Reveal>
  );
}
