import { useLanguage, useT } from '@bussola/i18n';
import { FirstThings, usePeople } from '@bussola/results';
import { Question, Section, SectionHead, TextLink } from '@bussola/ui/core';
import type { Area } from '../../area/area.ts';
import { correctIn } from '../../dati/correct-in.ts';
import { paths, soluzionePath } from '../../paths.ts';
import { useWhy } from '../../perche/why-provider.tsx';
import { MarkMenu } from '../../segni/mark-menu.tsx';
import { isAside } from '../../segni/segno-of.ts';
import { useMarkSentence } from '../../segni/use-mark-sentence.ts';
import { useMayMark } from '../../segni/use-marking.ts';
import { useSimulateHref } from '../../simulatore/use-simulate-href.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** *Che cosa facciamo per primo?* */
export function HomeFirstThings({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const people = usePeople(area);
  const ask = useWhy();
  const language = useLanguage();
  const mayMark = useMayMark(area);
  const markOf = useMarkSentence(area);
  const simulateHref = useSimulateHref(area);
  return (
    <Section>
      <SectionHead>
        <Question>{t('home.first.question')}</Question>
        <TextLink href={paths.priorita}>{t('home.first.all')}</TextLink>
      </SectionHead>
      <FirstThings
        analisi={area.analisi}
        people={people}
        isAside={isAside(area.segni)}
        card={({ code, titolo }) => ({
          href: soluzionePath(code),
          mark: markOf(code),
          more: mayMark && <MarkMenu area={area} code={code} title={titolo[language]} />,
          simulateHref: simulateHref(code),
          correct: correctIn(area),
          onWhy: () => ask(`soluzione.${code}`, titolo[language]),
        })}
      />
    </Section>
  );
}
