import { useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** «258 kB», «3,2 MB»: thousands, as people's devices count them. */
export function useFileSize(): (bytes: number) => string {
  const t = useT(userAreaNamespace);
  return (bytes) =>
    bytes < 1_000_000
      ? t('documenti.kb', { size: formatNumber(Math.max(1, Math.round(bytes / 1000))) })
      : t('documenti.mb', { size: formatNumber(bytes / 1_000_000, 1, 0) });
}
