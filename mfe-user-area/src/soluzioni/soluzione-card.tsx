import type { Analisi, Soluzione } from '@bussola/domain';
import { useLanguage } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useMoney } from '@bussola/ui/core';
import { ResultCard } from '@bussola/ui/results';
import { maskAmounts } from '../area/mask-amounts.ts';
import type { Person } from '../famiglia/people.ts';
import { soluzionePath } from '../paths.ts';
import { directionOf } from './direction.ts';
import { estimateOf } from './estimate-of.ts';
import { useGap } from './gap.ts';
import { groupOf } from './group.ts';
import { precisionOf } from './precision.ts';
import { useOverdueMark } from './use-overdue-mark.tsx';

interface Props {
  soluzione: Soluzione;
  people: readonly Person[];
  analisi: Analisi;
  variant?: 'lead' | 'small';
  ordinal?: number;
  /** Opens the explainer. */
  onWhy: () => void;
  headingLevel?: 'h2' | 'h3';
}

/** One area as a result card. What cannot be done yet is not offered. */
export function SoluzioneCard({
  soluzione,
  people,
  analisi,
  variant,
  ordinal,
  onWhy,
  headingLevel,
}: Props) {
  const language = useLanguage();
  const { hidden } = useMoney();
  const gap = useGap();
  const overdue = useOverdueMark(analisi);
  const isGrey = soluzione.level === 'grey';
  const figura = `soluzione.${soluzione.code}` as const;
  return (
    <ResultCard
      {...(variant ? { variant } : {})}
      {...(ordinal === undefined ? {} : { ordinal })}
      {...(headingLevel ? { headingLevel } : {})}
      people={people.filter(({ id }) => soluzione.membri.includes(id))}
      level={soluzione.level}
      direction={directionOf(soluzione)}
      notApplicable={groupOf(soluzione) === 'notApplicable'}
      toCheck={soluzione.natura === 'verifica'}
      title={soluzione.titolo[language]}
      href={soluzionePath(soluzione.code)}
      answer={maskAmounts(soluzione.risposta[language], hidden)}
      estimate={estimateOf(soluzione, language, hidden)}
      gap={soluzione.barra && !isGrey ? gap(soluzione.barra) : undefined}
      note={isGrey ? undefined : overdue.ofFigure(figura)}
      onWhy={onWhy}
      confidence={isGrey ? undefined : precisionOf(analisi, figura)}
      date={formatDate(analisi.refDate, language, 'day')}
    />
  );
}
