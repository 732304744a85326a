import { useLanguage, useT } from '@bussola/i18n';
import { EmptyState, LevelMark, Question, Section, SectionHead, TextLink } from '@bussola/ui/core';
import { ResultGrid } from '@bussola/ui/results';
import type { Area } from '../../area/area.ts';
import { usePeople } from '../../famiglia/use-people.ts';
import { paths } from '../../paths.ts';
import { useWhy } from '../../perche/why-provider.tsx';
import { toDo } from '../../soluzioni/group.ts';
import { SoluzioneCard } from '../../soluzioni/soluzione-card.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** *Che cosa facciamo per primo?* The first three, the first of all wider. */
export function FirstThings({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const people = usePeople(area);
  const ask = useWhy();
  const language = useLanguage();
  const { soluzioni } = area.analisi;
  const first = toDo(soluzioni).slice(0, 3);
  return (
    <Section>
      <SectionHead>
        <Question>{t('home.first.question')}</Question>
        <TextLink href={paths.priorita}>{t('home.first.all')}</TextLink>
      </SectionHead>
      {first.length === 0 ? (
        <EmptyState
          title={t('home.first.nothing')}
          headingLevel="h3"
          outline={<LevelMark level="green" size={40} />}
        >
          {t('home.first.nothingText')}
        </EmptyState>
      ) : (
        <ResultGrid>
          {first.map((soluzione, place) => (
            <SoluzioneCard
              key={soluzione.code}
              soluzione={soluzione}
              people={people}
              analisi={area.analisi}
              ordinal={place + 1}
              variant={place === 0 ? 'lead' : 'small'}
              onWhy={() => ask(`soluzione.${soluzione.code}`, soluzione.titolo[language])}
            />
          ))}
        </ResultGrid>
      )}
    </Section>
  );
}
