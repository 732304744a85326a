import { naturaDi } from '@bussola/domain';
import type { SoluzioneCode } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { BigNumber, Box, LevelPill, Text } from '@bussola/ui/core';
import { useFigure } from '@bussola/results';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { MovedFigures } from './moved-figures.tsx';
import { MovedLevels } from './moved-levels.tsx';
import type { Tried } from './try-out.ts';

/**
 * Before and after: the number of the area, its level, every figure that moved, and the other areas
 * that change level with it.
 */
export function Outcome({
  code,
  tried: { level, main, figures, others, simulazione },
  isMoved,
  people,
}: {
  code: SoluzioneCode;
  tried: Tried;
  isMoved: boolean;
  people: readonly Person[];
}) {
  const t = useT(userAreaNamespace);
  const toCheck = naturaDi(code) === 'verifica';
  return (
    <>
      {main && <MainNumber main={main} isMoved={isMoved} />}
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="8px 12px">
        <Text as="span" size="quiet">
          {t('simula.today')}
        </Text>
        <LevelPill
          level={level.before.level}
          notApplicable={level.before.isOut}
          toCheck={toCheck}
        />
        {isMoved && (
          <>
            <Text as="span" size="quiet">
              {t('simula.then')}
            </Text>
            <LevelPill
              level={level.after.level}
              notApplicable={level.after.isOut}
              toCheck={toCheck}
            />
          </>
        )}
      </Box>
      {!isMoved && <Text marginTop="2">{t('simula.move')}</Text>}
      {isMoved && figures.length === 0 && level.before.level === level.after.level && (
        <Text marginTop="2">{t('simula.nothing')}</Text>
      )}
      {figures.length > 0 && (
        <MovedFigures figures={figures} people={people} then={t('simula.then')} />
      )}
      <MovedLevels levels={others} before={simulazione.prima} after={simulazione.dopo} />
    </>
  );
}

/** The number of the area with these assumptions, and how far it is from the one of today. */
function MainNumber({ main, isMoved }: { main: NonNullable<Tried['main']>; isMoved: boolean }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const figure = useFigure();
  const { label, unit, before, after } = main;
  const less = before - after;
  const change = less === 0 ? 'same' : less > 0 ? 'less' : 'more';
  return (
    <Box marginBottom="4">
      <Text size="quiet">{`${label[language]}, ${t(isMoved ? 'simula.withThese' : 'simula.asToday')}`}</Text>
      <BigNumber size={44}>{figure(after, unit)}</BigNumber>
      {isMoved && (
        <Text size="quiet">
          {t(`simula.change.${change}`, { amount: figure(Math.abs(less), unit) })}
        </Text>
      )}
    </Box>
  );
}
