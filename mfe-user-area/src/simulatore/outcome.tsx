import { useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { Box, LevelPill, Text } from '@bussola/ui/core';
import type { Person } from '../famiglia/people.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { MovedFigures } from './moved-figures.tsx';
import { MovedLevels } from './moved-levels.tsx';
import type { Tried } from './try-out.ts';

/**
 * Before and after: level, score, every figure that moved, and the other areas that change level
 * with it.
 */
export function Outcome({
  tried: { level, punti, figures, others, simulazione },
  isMoved,
  people,
}: {
  tried: Tried;
  isMoved: boolean;
  people: readonly Person[];
}) {
  const t = useT(userAreaNamespace);
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="8px 12px">
        <Text as="span" size="quiet">
          {t('simula.today')}
        </Text>
        <LevelPill level={level.before.level} notApplicable={level.before.isOut} />
        {isMoved && (
          <>
            <Text as="span" size="quiet">
              {t('simula.then')}
            </Text>
            <LevelPill level={level.after.level} notApplicable={level.after.isOut} />
          </>
        )}
      </Box>
      <Text size="quiet" marginTop="2">
        {isMoved
          ? t('simula.points', {
              before: formatNumber(punti.before),
              after: formatNumber(punti.after),
            })
          : t('soluzioni.score', { score: formatNumber(punti.before) })}
      </Text>
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
