import { useLanguage, useT } from '@bussola/i18n';
import { Question, Section, SectionHead, Text, TextLink, useMoney } from '@bussola/ui/core';
import { maskAmounts } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { paths } from '../../paths.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';

/** *Quanto resta ogni mese?* The monthly surplus, the first step, and a link to the plan. */
export function PlanTile({ area: { analisi } }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { hidden } = useMoney();
  const { bilancio, piano } = analisi;
  const said = [bilancio.testo, piano.testo].flatMap((text) => (text ? [text[language]] : []));
  if (said.length === 0) return null;
  return (
    <Section>
      <SectionHead>
        <Question>{t('piano.question')}</Question>
        <TextLink href={paths.piano}>{t('piano.open')}</TextLink>
      </SectionHead>
      <Text maxWidth="44em">{maskAmounts(said.join(' '), hidden)}</Text>
      <WhyFigure figura="piano" of={t('piano.link')} />
    </Section>
  );
}
