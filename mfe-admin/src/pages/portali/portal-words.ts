import type { PortalStatus } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber, formatPercent, formatTime } from '@bussola/i18n/format';
import { adminNamespace } from '../../locales/admin-namespace.ts';

type Author = PortalStatus['history'][number]['author'];

/** Authors, moments and rates as they are read. */
export function usePortalWords() {
  const t = useT(adminNamespace);
  const language = useLanguage();
  return {
    author: ({ kind, name }: Author) =>
      kind === 'installation'
        ? t('portali.installation')
        : name === null
          ? t('portali.unknown')
          : kind === 'token'
            ? t('portali.token', { name })
            : name,
    moment: (at: string) => ({
      date: formatDate(at, language, 'long'),
      time: formatTime(at, language),
    }),
    rate: (share: number | null) => formatPercent(share === null ? null : share * 100),
    number: (value: number) => formatNumber(value),
  };
}
