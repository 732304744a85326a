import type { Barra } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { GapBar } from '@bussola/ui/charts';
import { useFigure } from '../area/figure.ts';
import { userAreaNamespace } from '../words/user-area-namespace.ts';

/** Have against need, in the unit of the area. */
export function Gap({ barra, size = 'md' }: { barra: Barra; size?: 'md' | 'big' }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const figure = useFigure();
  return (
    <GapBar
      size={size} have={barra.have} need={barra.need} haveLabel={barra.haveLabel[language]} needLabel={barra.needLabel[language]} gapLabel={t('soluzioni.missing')}
      format={(value) => figure(value, barra.unit)}
    />
  );
}
