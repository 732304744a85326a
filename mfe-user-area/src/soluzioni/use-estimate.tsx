import { anniStima, annoScaduto } from '@bussola/domain';
import type { Analisi, FiguraId } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { Box, chakra } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

interface Estimate {
  /** «stima», with the year of the values behind a figure; undefined when none is overdue. */
  ofFigure: (figura: FiguraId) => ReactNode;
  /** The same of one constant. */
  ofConstant: (key: string) => string | undefined;
}

/** What rests on a constant whose next value is due is an estimate, and says so. */
export function useEstimate(analisi: Analisi): Estimate {
  const t = useT(userAreaNamespace);
  return {
    ofFigure: (figura) => {
      const years = anniStima(analisi, figura);
      if (!years) return undefined;
      const { da, a } = years;
      return (
        <Box as="span" textStyle="quiet">
          <Tag>{t('perche.estimate.tag')}</Tag>{' '}
          {da === a
            ? t('perche.estimate.year', { year: da })
            : t('perche.estimate.years', { from: da, to: a })}
        </Box>
      );
    },
    ofConstant: (key) => {
      const posto = analisi.costantiUsate.findIndex((one) => one.key === key);
      const year = annoScaduto(analisi, posto);
      return year === undefined ? undefined : t('perche.estimate.constant', { year });
    },
  };
}

const Tag = chakra('span', {
  base: {
    display: 'inline-block',
    borderWidth: '1px',
    borderColor: 'text-2',
    borderRadius: 'full',
    paddingInline: '2',
    lineHeight: '1.5',
    color: 'text',
    fontWeight: 540,
  },
});
