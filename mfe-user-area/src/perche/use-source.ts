import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { CostanteShown } from './perche-of.ts';

/** «TUIR art. 11 (legge), dal 01/01/2026; letta il 20/11/2026». */
export function useSource(): (
  costante: Pick<CostanteShown, 'fonte' | 'kind' | 'from' | 'verificatoIl'>,
) => string {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  return ({ fonte, kind, from, verificatoIl }) =>
    t('perche.source', {
      source: fonte[language],
      kind: t(`perche.kind.${kind}`),
      from: formatDate(from, language),
      read: formatDate(verificatoIl, language),
    });
}
