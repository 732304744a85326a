import type { FaqRow } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { chakra } from '@bussola/ui/core';
import { faqNamespace } from './faq-namespace.ts';

type Chosen = FaqRow['category'] | 'all';
interface Props {
  counted: readonly { category: FaqRow['category']; count: number; isEmpty: boolean }[];
  total: number;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

const Choice = chakra(
  'button',
  {
    base: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '2.5',
      flex: 'none',
      minHeight: '44px',
      width: { base: 'auto', lg: '100%' },
      paddingInline: '3.5',
      borderRadius: { base: 'full', lg: 'control' },
      borderWidth: { base: '1px', lg: '0' },
      borderColor: 'line-strong',
      fontSize: 't15',
      cursor: 'pointer',
      textAlign: 'start',
      '&[aria-pressed=true]': { bg: 'ink-soft', fontWeight: 620 },
      // Inside the row, which cuts what stands out of it.
      _focusVisible: { outlineOffset: '-3px' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** Subjects with the number of their answers, none that is empty; on phones a row. */
export function Arguments({ counted, total, chosen, onChoose }: Props) {
  const t = useT(faqNamespace);
  const rows: { key: Chosen; label: string; count: number }[] = [
    { key: 'all', label: t('all'), count: total },
    ...counted
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ category, count }) => ({
        key: category,
        label: t(`category.${category}`),
        count,
      })),
  ];
  return (
    <chakra.ul
      aria-label={t('arguments')}
      listStyle="none"
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      gap={{ base: '2', lg: '0' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      scrollbarWidth="none"
      marginInlineStart={{ lg: '-3.5' }}
    >
      {rows.map(({ key, label, count }) => (
        <chakra.li key={key} flex="none">
          <Choice aria-pressed={chosen === key} onClick={() => onChoose(key)}>
            <span>{label}</span>
            <chakra.span color="text-2" textStyle="small">
              {count}
            </chakra.span>
          </Choice>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
