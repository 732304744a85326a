import type { TextDoc } from '@bussola/contract';
import { doveSiLegge } from '@bussola/domain/testi';
import { NOMI } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { testiNamespace } from '../locales/testi-namespace.ts';

export interface TextName {
  /** «Pensione: prima di firmare, prima domanda» */
  name: string;
  /** Where it is read. */
  place: string;
  href: string;
}

/** What a text is called, and the page that shows it. */
export function useTextNames(): (key: TextDoc['key']) => TextName {
  const t = useT(testiNamespace);
  const language = useLanguage();
  return (key) => {
    const { page, area } = doveSiLegge(key);
    const [, kind, gift = ''] = /^(regalo|lettera)\.(\w+)\./.exec(key) ?? [];
    const what = key.slice(key.lastIndexOf('.') + 1);
    if (!area && !kind)
      return {
        name: t('name', { about: t('report'), what: t(`what.${isWhat(what) ? what : 'cosa'}`) }),
        place: t('report'),
        href: page,
      };
    const place = area ? NOMI[area][language] : t(kind === 'lettera' ? 'letter' : 'gifts');
    const about = area ? place : t(`gift.${isGift(gift) ? gift : 'checkup'}`);
    return {
      name: t('name', { about, what: t(`what.${isWhat(what) ? what : 'cosa'}`) }),
      place,
      href: page,
    };
  };
}

const GIFTS = ['checkup', 'pensione', 'imprevisti', 'esperto'] as const;
const isGift = (text: string): text is (typeof GIFTS)[number] => GIFTS.some((one) => one === text);
const WHATS = [
  'cosa',
  'chiedi-1',
  'chiedi-2',
  'chiedi-3',
  'scopo',
  'riceve',
  'passo-1',
  'passo-2',
  'passo-3',
  'apertura',
  'chiusura',
] as const;
const isWhat = (text: string): text is (typeof WHATS)[number] => WHATS.some((one) => one === text);
