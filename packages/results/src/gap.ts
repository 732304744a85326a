import type { Barra } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import type { GapBarProps } from '@bussola/ui/charts';
import { useFigure } from './figure.ts';
import { resultsNamespace } from './namespace.ts';

/** Have against need, in the unit of the area. */
export function useGap(): (barra: Barra) => GapBarProps {
  const t = useT(resultsNamespace);
  const language = useLanguage();
  const figure = useFigure();
  return ({ have, need, unit, haveLabel, needLabel }) => {
    // «l'anno» is said once, after what is missing.
    const suffix =
      unit === 'euroAnno'
        ? t('unit.perYear')
        : unit === 'euroMese'
          ? t('unit.perMonth')
          : undefined;
    return {
      have,
      need,
      haveLabel: haveLabel[language],
      needLabel: needLabel[language],
      gapLabel: t('missing'),
      gapSuffix: suffix,
      format: (value) => figure(value, suffix ? 'euro' : unit),
    };
  };
}
