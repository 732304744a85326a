import { useLanguage, useT } from '@bussola/i18n';
import { hundredthsWord, hundredthsWordUpper } from '@bussola/i18n/format';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import type { Left, WhoSaid } from './title-words.ts';

/** The title of the page: who brings the income, and how much remains of it. */
export function EntrateTitle({ who, left }: { who: WhoSaid; left: Left | undefined }) {
  const t = useT(dashboardsNamespace);
  const whoText = useWho(who);
  const leftText = useLeft(left, who.say === 'mostYou' || who.say === 'mostOne');
  return [whoText, leftText].filter(Boolean).join(' ') || t('entrate.title.alone');
}

function useWho(who: WhoSaid): string {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  switch (who.say) {
    case 'alone':
      return '';
    case 'none':
    case 'allYou':
      return t(`entrate.title.${who.say}`);
    case 'allOne':
    case 'halves':
      return t(`entrate.title.${who.say}`, { name: who.name });
    case 'mostYou':
      return t('entrate.title.mostYou', { number: hundredthsWord(who.share, language) });
    case 'mostOne':
      return t('entrate.title.mostOne', {
        number: hundredthsWord(who.share, language),
        name: who.name,
      });
  }
}

/** @param goesOn the sentence before speaks of a hundred euro already */
function useLeft(left: Left | undefined, goesOn: boolean): string {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  if (!left) return '';
  const { say, share, estimated } = left;
  if (say === 'short') return t('entrate.title.left.short');
  if (say === 'little' || say === 'nothing')
    return t(estimated ? `entrate.title.left.${say}Estimated` : `entrate.title.left.${say}`);
  const key = goesOn ? say : (`${say}OfHundred` as const);
  return t(estimated ? `entrate.title.left.${key}Estimated` : `entrate.title.left.${key}`, {
    number: hundredthsWord(share, language),
    Number: hundredthsWordUpper(share, language),
  });
}
