import type { IsoDate } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { Told } from './history.ts';

/**
 * «Scritto da te il 3 maggio»; with its year when that is another one.
 * @param today the day of the analysis
 */
export function useAuthor(today: IsoDate): (told: Told, owner: string) => string {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  return ({ author, name, at }, owner) => {
    const date = formatDate(
      at,
      language,
      at.slice(0, 4) === today.slice(0, 4) ? 'dayMonth' : 'long',
    );
    if (author === 'you') return t('dati.told.you', { date });
    const who = author === 'owner' ? owner : name;
    return who ? t('dati.told.other', { who, date }) : t('dati.told.unknown', { date });
  };
}
