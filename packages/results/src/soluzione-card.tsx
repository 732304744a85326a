import { direzioneDi } from '@bussola/domain';
import type { Analisi, Soluzione } from '@bussola/domain';
import { useLanguage } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useMoney } from '@bussola/ui/core';
import { ResultCard } from '@bussola/ui/results';
import type { ReactNode } from 'react';
import { maskAmounts } from './mask-amounts.ts';
import type { Person } from './people.ts';
import { estimateOf } from './estimate-of.ts';
import { useGap } from './gap.ts';
import { groupOf } from './group.ts';
import { precisionOf } from './precision.ts';
import { SupposedNote } from './supposed-note.tsx';
import type { Answer, Correction } from './supposed-note.tsx';
import { supposedInputs } from './unsure-inputs.ts';
import { useOverdueMark } from './use-overdue-mark.tsx';

export interface SoluzioneCardProps {
  soluzione: Soluzione;
  people: readonly Person[];
  analisi: Analisi;
  variant?: 'lead' | 'small';
  ordinal?: number;
  /** The page of the area. */
  href?: string;
  /** The reasons, opened in the card; or `onWhy`, which opens them elsewhere. */
  why?: ReactNode;
  onWhy?: (() => void) | undefined;
  /** Where it can be tried out. */
  simulateHref?: string | undefined;
  isWhyOpen?: boolean;
  /** What the owner has marked, as a line; and how they mark it. */
  mark?: ReactNode;
  more?: ReactNode;
  /** How an answer that we supposed is corrected. */
  correct?: ((answer: Answer) => Correction | undefined) | undefined;
  headingLevel?: 'h2' | 'h3';
}

/** One area as a result card. What cannot be done yet is not offered. */
export function SoluzioneCard({
  soluzione,
  people,
  analisi,
  variant,
  ordinal,
  href,
  why,
  onWhy,
  simulateHref,
  isWhyOpen,
  mark,
  more,
  correct,
  headingLevel,
}: SoluzioneCardProps) {
  const language = useLanguage();
  const { hidden } = useMoney();
  const gap = useGap();
  const overdue = useOverdueMark(analisi);
  const isGrey = soluzione.level === 'grey';
  const supposed = supposedInputs(soluzione);
  const figura = `soluzione.${soluzione.code}` as const;
  return (
    <ResultCard
      {...(variant ? { variant } : {})}
      {...(ordinal === undefined ? {} : { ordinal })}
      {...(headingLevel ? { headingLevel } : {})}
      people={people.filter(({ id }) => soluzione.membri.includes(id))}
      level={soluzione.level}
      direction={direzioneDi(soluzione)?.[language]}
      notApplicable={groupOf(soluzione) === 'notApplicable'}
      toCheck={soluzione.natura === 'verifica'}
      title={soluzione.titolo[language]}
      href={href}
      answer={maskAmounts(soluzione.risposta[language], hidden)}
      estimate={estimateOf(soluzione, language, hidden)}
      gap={soluzione.barra && !isGrey ? gap(soluzione.barra) : undefined}
      note={isGrey ? undefined : overdue.ofFigure(figura)}
      supposed={
        supposed.length > 0 && !isGrey ? (
          <SupposedNote supposed={supposed} correct={correct} />
        ) : undefined
      }
      mark={mark}
      more={more}
      why={why}
      onWhy={onWhy}
      simulateHref={isGrey ? undefined : simulateHref}
      {...(isWhyOpen === undefined ? {} : { isWhyOpen })}
      confidence={isGrey ? undefined : precisionOf(analisi, figura)}
      date={formatDate(analisi.refDate, language, 'day')}
    />
  );
}
