import { useLanguage, useT } from '@bussola/i18n';
import { hundredthsWord } from '@bussola/i18n/format';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import type { WealthSaid } from './title-words.ts';

/** The page in one sentence. */
export function PatrimonioTitle({ said, alone }: { said: WealthSaid; alone: boolean }) {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  switch (said.say) {
    case 'none':
    case 'onlyDebts':
      return t(`patrimonio.title.${said.say}`);
    case 'negative':
      return t(alone ? 'patrimonio.title.negativeAlone' : 'patrimonio.title.negative');
    case 'all':
      return t(`patrimonio.title.${alone ? 'allAlone' : 'all'}.${said.part}`);
    case 'part':
      return t(`patrimonio.title.${alone ? 'partAlone' : 'part'}.${said.part}`, {
        number: hundredthsWord(said.share, language),
      });
  }
}
