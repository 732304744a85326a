import { useEffect, useState } from 'react';
import { isAsked, TAB } from '@bussola/domain';
import { PrevidenzaFields, useAnswers } from '@bussola/forms';
import { useT } from '@bussola/i18n';
import { Avatar, Card, chakra, Title } from '@bussola/ui/core';
import { useDraft } from '../../draft/use-draft.tsx';
import { stepsNamespace } from '../../steps-namespace.ts';
import { today } from '../../today.ts';
import { WithNotes } from '../../wizard/margin-notes.tsx';
import { StepForm } from '../../wizard/step-form.tsx';
import {
  hasBlank,
  peopleOf,
  previdenzaStepPatch,
  toPrevidenzaStep,
  type Persona,
  type PrevidenzaStepForm,
} from './previdenza-step.ts';
import type * as AnniSupposti from './anni-supposti.ts';
import { useAbout } from './use-about.ts';
import { useNotes } from './use-notes.ts';

export default function PrevidenzaPage() {
  const stepWords = useT(stepsNamespace);
  const isAlone = useDraft(({ data }) => toPrevidenzaStep(data).membri.length === 0);
  return (
    <StepForm<PrevidenzaStepForm>
      tab={TAB.previdenza}
      call="areaPrevidenzaAssistenza"
      title={stepWords(isAlone ? 'previdenza.titleMe' : 'previdenza.title')}
      intro={stepWords('previdenza.intro')}
      toForm={toPrevidenzaStep}
      toPatch={previdenzaStepPatch}
      hint={(form) => (hasBlank(form) ? stepWords('previdenza.blank') : undefined)}
    >
      <Persone />
    </StepForm>
  );
}

/** The same questions for each grown-up of the family; alone, no heading is needed. */
function Persone() {
  const stepWords = useT(stepsNamespace);
  const data = useDraft((state) => state.data);
  const membri = useAnswers().get<PrevidenzaStepForm['membri']>('membri');
  const notesOf = useNotes();
  const anniDi = useAnniSupposti();
  const family = peopleOf(membri, data, (place) => stepWords('famiglia.person', { place }));
  const adults = family.filter(({ isAdult }) => isAdult);
  const isAlone = family.length === 1;
  return (
    <chakra.div display="grid" gap={{ base: '44px', lg: '9' }}>
      {adults.map((one, place) => {
        const { prefix, isMe, name, answers } = one;
        const fields = (
          <PrevidenzaFields
            {...{ prefix, isMe, today: today(), name }}
            anniSupposti={anniDi?.(answers)}
            {...(isAlone ? {} : { family })}
          />
        );
        return (
          <WithNotes key={one.id} notes={notesOf(family, place)}>
            {isAlone ? fields : <PersonCard person={one}>{fields}</PersonCard>}
          </WithNotes>
        );
      })}
    </chakra.div>
  );
}

function PersonCard({ person, children }: { person: Persona; children: React.ReactNode }) {
  const aboutOf = useAbout();
  const { id, name, fullName, tone } = person;
  return (
    <Card as="section" aria-labelledby={`persona-${id}`} paddingInline={{ base: '18px', md: '8' }}>
      <chakra.header display="flex" alignItems="center" gap="4" marginBottom="6">
        <Avatar name={fullName} tone={tone} />
        <Title as="h2" size={26} id={`persona-${id}`}>
          <span>{name}</span>
          <chakra.span textStyle="quiet" display="block" fontFamily="body">
            {aboutOf(person)}
          </chakra.span>
        </Title>
      </chakra.header>
      {children}
    </Card>
  );
}

/** Comes after the page: until then, and without network, the fields do without it. */
function useAnniSupposti() {
  const data = useDraft((state) => state.data);
  const isAsking = [data, ...data.membri].some((answers, place) =>
    isAsked('anniContributi', answers, { who: place === 0 ? 'me' : 'membro', today: today() }),
  );
  const [rule, setRule] = useState<typeof AnniSupposti | null>(null);
  useEffect(() => {
    if (isAsking) import('./anni-supposti.ts').then(setRule, () => {});
  }, [isAsking]);
  return rule?.anniDi;
}
