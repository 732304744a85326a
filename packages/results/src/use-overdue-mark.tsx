import { anniStima, annoScaduto } from '@bussola/domain';
import type { Analisi, FiguraId } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { Box, chakra } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { resultsNamespace } from './namespace.ts';

interface OverdueMark {
  /** The tag «stima» with the year of the values used; undefined when no constant is overdue. */
  ofFigure: (figura: FiguraId) => ReactNode;
  /** The same for one constant, as text. */
  ofConstant: (key: string) => string | undefined;
}

/** Marks what was computed with a constant whose new value is overdue. */
export function useOverdueMark(analisi: Analisi): OverdueMark {
  const t = useT(resultsNamespace);
  return {
    ofFigure: (figura) => {
      const years = anniStima(analisi, figura);
      if (!years) return undefined;
      const { da, a } = years;
      return (
        <Box as="span" textStyle="quiet">
          <Tag>{t('overdue.tag')}</Tag>{' '}
          {da === a ? (
            <span>{t('overdue.year', { year: da })}</span>
          ) : (
            <span>{t('overdue.years', { from: da, to: a })}</span>
          )}
        </Box>
      );
    },
    ofConstant: (key) => {
      const posto = analisi.costantiUsate.findIndex((one) => one.key === key);
      const year = annoScaduto(analisi, posto);
      return year === undefined ? undefined : t('overdue.constant', { year });
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
