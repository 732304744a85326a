import { useUiWords } from '@bussola/i18n';
import { OriginTag } from './origin-tag.tsx';

/** «stima», dashed: what stands beside it was supposed, not given. */
export function EstimateTag() {
  const t = useUiWords();
  return <OriginTag origin="supposed">{t('estimate')}</OriginTag>;
}
