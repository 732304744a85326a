import { useT } from '@bussola/i18n';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import type { Parte } from '@bussola/domain/segnaposti';
import type { Compared, Language } from './solution-form.ts';

/** «Da affrontare, in italiano» */
export function useFieldNames(): (field: Compared) => string {
  const t = useT(soluzioniNamespace);
  return (field) => {
    if (field === 'facts') return t('facts.title');
    const [language, part] = field.split('_') as [Language, Parte];
    return `${t(`part.${part}`)} ${t(`in.${language}`)}`;
  };
}
