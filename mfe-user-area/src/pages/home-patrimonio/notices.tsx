import { useLanguage, useT } from '@bussola/i18n';
import { Marked, Question, Section, SectionHead, Text, useMoney } from '@bussola/ui/core';
import { HintList, HintRow } from '@bussola/ui/results';
import { maskAmounts } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';

/** *Che cosa notiamo?* What the engine notices in the wealth, each with its reasons. */
export function Notices({ area: { analisi } }: { area: Area }) {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  const { hidden } = useMoney();
  const segnali = analisi.patrimonio.segnali.map(({ testo, ...segnale }) => ({
    ...segnale,
    text: maskAmounts(testo[language], hidden),
  }));
  return (
    <Section data-print="whole">
      <SectionHead>
        <Question>{t('patrimonio.notices.question')}</Question>
      </SectionHead>
      {segnali.length === 0 ? (
        <Text color="text-2">{t('patrimonio.notices.nothing')}</Text>
      ) : (
        <HintList>
          {segnali.map(({ code, level, text }) => (
            <HintRow
              key={code}
              level={level}
              end={<WhyFigure figura="patrimonio.segnali" of={text.replaceAll('**', '')} />}
            >
              <Marked>{text}</Marked>
            </HintRow>
          ))}
        </HintList>
      )}
    </Section>
  );
}
