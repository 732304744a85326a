import type { SoluzioneCode } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { EmptyState, LevelMark, Question, Section, SectionHead, TextLink } from '@bussola/ui/core';
import { ResultGrid } from '@bussola/ui/results';
import { useState } from 'react';
import type { Area } from '../../area/use-area.tsx';
import { usePeople } from '../../famiglia/use-people.ts';
import { paths } from '../../paths.ts';
import { SoluzioneExplainer } from '../../soluzioni/explainer.tsx';
import { toDo } from '../../soluzioni/group.ts';
import { SoluzioneCard } from '../../soluzioni/soluzione-card.tsx';
import { userAreaNamespace } from '../../words/user-area-namespace.ts';

/** *Che cosa facciamo per primo?* The first three, the first of all wider. */
export function FirstThings({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const people = usePeople(area);
  const [why, setWhy] = useState<SoluzioneCode | null>(null);
  const { soluzioni, refDate } = area.analisi;
  const first = toDo(soluzioni).slice(0, 3);
  return (
    <Section>
      <SectionHead><Question>{t('home.first.question')}</Question><TextLink href={paths.priorita}>{t('home.first.all')}</TextLink></SectionHead>
      {first.length === 0
        ? <EmptyState title={t('home.first.nothing')} headingLevel="h3" outline={<LevelMark level="green" size={40} />}>{t('home.first.nothingText')}</EmptyState>
        : (
          <ResultGrid>
            {first.map((soluzione, place) => (
              <SoluzioneCard key={soluzione.code} soluzione={soluzione} people={people} refDate={refDate} ordinal={place + 1} variant={place === 0 ? 'lead' : 'small'} onWhy={() => setWhy(soluzione.code)} />
            ))}
          </ResultGrid>
        )}
      <SoluzioneExplainer area={area} people={people} soluzione={soluzioni.find(({ code }) => code === why)} onClose={() => setWhy(null)} />
    </Section>
  );
}
