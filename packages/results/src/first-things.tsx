import type { Analisi, Soluzione, SoluzioneCode } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { EmptyState, LevelMark } from '@bussola/ui/core';
import { ResultGrid } from '@bussola/ui/results';
import { groupSoluzioni, toDo } from './group.ts';
import { resultsNamespace } from './namespace.ts';
import type { Person } from './people.ts';
import { SoluzioneCard } from './soluzione-card.tsx';
import type { SoluzioneCardProps } from './soluzione-card.tsx';

/** How many areas stand in front. */
const FIRST = 3;

/**
 * The areas that come first, in the order of the engine.
 * @param isAside whether its owner has put an area aside for now
 */
export const firstThings = (
  { soluzioni }: Pick<Analisi, 'soluzioni'>,
  isAside: (code: SoluzioneCode) => boolean = () => false,
): Soluzione[] =>
  toDo(soluzioni)
    .filter(({ code }) => !isAside(code))
    .slice(0, FIRST);

interface Props {
  analisi: Analisi;
  people: readonly Person[];
  /** Areas that their owner has put aside for now; the next ones take their place. */
  isAside?: (code: SoluzioneCode) => boolean;
  /** What the page around adds to a card: addresses, reasons. */
  card: (
    soluzione: Soluzione,
    place: number,
  ) => Partial<
    Pick<
      SoluzioneCardProps,
      'href' | 'simulateHref' | 'correct' | 'why' | 'isWhyOpen' | 'onWhy' | 'mark' | 'more'
    >
  >;
}

/** The first three areas as cards, the first one wider; a short text when none needs attention. */
export function FirstThings({ analisi, people, isAside, card }: Props) {
  const t = useT(resultsNamespace);
  const first = firstThings(analisi, isAside);
  const waiting = groupSoluzioni(analisi.soluzioni).missing.length;
  if (first.length === 0 && firstThings(analisi).length > 0)
    return (
      <EmptyState title={t('first.allMarked')} headingLevel="h3">
        {t('first.allMarkedText')}
      </EmptyState>
    );
  if (first.length === 0)
    return waiting > 0 ? (
      <EmptyState title={t('first.waiting')} headingLevel="h3">
        {t('first.waitingText', { count: waiting })}
      </EmptyState>
    ) : (
      <EmptyState
        title={t('first.nothing')}
        headingLevel="h3"
        outline={<LevelMark level="green" size={40} />}
      >
        {t('first.nothingText')}
      </EmptyState>
    );
  return (
    <ResultGrid>
      {first.map((soluzione, place) => (
        <SoluzioneCard
          key={soluzione.code}
          soluzione={soluzione}
          people={people}
          analisi={analisi}
          ordinal={place + 1}
          variant={place === 0 ? 'lead' : 'small'}
          {...card(soluzione, place)}
        />
      ))}
    </ResultGrid>
  );
}
