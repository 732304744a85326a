import { PrevidenzaFields, useAnswers } from '@bussola/forms';
import { useT } from '@bussola/i18n';
import { Avatar, chakra, Title } from '@bussola/ui/core';
import { useDraft } from '../../draft/use-draft.tsx';
import { checkupNamespace } from '../../namespace.ts';
import { stepsNamespace } from '../../steps-namespace.ts';
import { today } from '../../today.ts';
import { StepForm } from '../../wizard/step-form.tsx';
import {
  previdenzaStepPatch,
  toPrevidenzaStep,
  type PrevidenzaStepForm,
} from './previdenza-step.ts';

export default function PrevidenzaPage() {
  const s = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  return (
    <StepForm<PrevidenzaStepForm>
      tab={4}
      call="areaPrevidenzaAssistenza"
      title={s('previdenza.title')}
      intro={s('previdenza.intro')}
      toForm={toPrevidenzaStep}
      toPatch={previdenzaStepPatch}
      notes={[
        { title: t('notes.why'), text: s('previdenza.why') },
        { title: t('notes.dontKnow'), text: s('previdenza.dontKnow') },
        { title: t('notes.atHand'), text: s('previdenza.atHand') },
        { title: t('notes.who'), text: t('notes.whoText') },
      ]}
    >
      <Persone />
    </StepForm>
  );
}

/** The same questions for each grown-up of the family; alone, no heading is needed. */
function Persone() {
  const s = useT(stepsNamespace);
  const data = useDraft((state) => state.data);
  const membri = useAnswers().get<PrevidenzaStepForm['membri']>('membri');
  if (membri.length === 0) return <PrevidenzaFields person="" isMe today={today()} />;
  const people = [
    { id: 'me', name: data.firstName ?? '', person: '' },
    ...membri.map(({ _id }, place) => ({
      id: _id,
      name: data.membri.find((membro) => membro._id === _id)?.firstName ?? '',
      person: `membri.${place}.`,
    })),
  ];
  return people.map(({ id, name, person }, place) => (
    <chakra.section
      key={id}
      aria-labelledby={`persona-${id}`}
      {...(place === 0
        ? {}
        : { marginTop: '44px', paddingTop: '36px', borderTopWidth: '1px', borderColor: 'line' })}
    >
      <chakra.header display="flex" alignItems="center" gap="3" marginBottom="6">
        <Avatar name={name || String(place + 1)} tone={place} />
        <Title as="h2" size={20} id={`persona-${id}`}>
          {name || s('famiglia.person', { place: place + 1 })}
          {place === 0 && (
            <chakra.span textStyle="quiet" fontFamily="body">
              , {s('previdenza.you')}
            </chakra.span>
          )}
        </Title>
      </chakra.header>
      <PrevidenzaFields person={person} isMe={place === 0} today={today()} />
    </chakra.section>
  ));
}
