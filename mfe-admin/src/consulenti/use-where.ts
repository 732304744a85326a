import type { ConsulenteRow } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatList } from '@bussola/i18n/format';
import { consulentiNamespace } from '../locales/consulenti-namespace.ts';

/** «Modena, in studio e in video»; null when nothing is known. */
export function useWhere(): (of: Pick<ConsulenteRow, 'luoghi' | 'canali'>) => string | null {
  const t = useT(consulentiNamespace);
  const language = useLanguage();
  return ({ luoghi, canali }) => {
    const parts = [
      formatList(luoghi, language),
      formatList(
        canali.map((channel) => t(`channel.${channel}`)),
        language,
      ),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : null;
  };
}
