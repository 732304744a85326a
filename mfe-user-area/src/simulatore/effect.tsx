import { usedAnswers } from '@bussola/domain';
import type { RisposteCambiate } from '@bussola/domain/simulazione';
import { Box, Text, Title } from '@bussola/ui/core';
import { useMemo } from 'react';
import type { Person } from '@bussola/results';
import { famigliaOf } from '../area/area.ts';
import type { Area } from '../area/area.ts';
import { MovedFigures } from './moved-figures.tsx';
import { MovedLevels } from './moved-levels.tsx';
import type { Ready } from './engine/engine-query.ts';

interface Props {
  area: Area;
  people: readonly Person[];
  ready: Ready;
  changed: RisposteCambiate;
  title: string;
  /** Names the column of what would be. */
  then: string;
  /** Said where nothing would move. */
  none: string;
}

/** What would move with other answers: figures and levels, before and after. */
export function Effect({
  area,
  people,
  ready: { engine, costanti },
  changed,
  title,
  then,
  none,
}: Props) {
  const effect = useMemo(
    () => engine.effettoRisposte(costanti, famigliaOf(area), usedOf(area, changed)),
    [engine, costanti, area, changed],
  );
  const figures = effect.cifre
    .filter(({ memberId }) => memberId === undefined || people.some(({ id }) => id === memberId))
    .map((one) => ({ ...one, label: engine.NOMI_CIFRE[one.key] }));
  const levels = effect.livelli.filter(({ prima, dopo }) => prima !== dopo);
  return (
    <Box marginTop="5" aria-live="polite">
      <Title as="h3" size={17}>
        {title}
      </Title>
      {figures.length === 0 && levels.length === 0 && <Text marginTop="2">{none}</Text>}
      <MovedLevels levels={levels} before={effect.prima} after={effect.dopo} />
      {figures.length > 0 && <MovedFigures figures={figures} people={people} then={then} />}
    </Box>
  );
}

/** Answers of a section that is off move nothing. */
const usedOf = ({ info }: Area, changed: RisposteCambiate): RisposteCambiate =>
  'nucleo' in changed
    ? changed
    : { ...changed, risposte: usedAnswers(changed.risposte, info.sezioni) };
