import { shownAt, TAB } from '@bussola/domain';
import {
  AttivitaFields,
  ComposizioneFields,
  Domande,
  RisparmiFields,
  UsciteFields,
  useAnswers,
} from '@bussola/forms';
import { useT } from '@bussola/i18n';
import { FieldStack } from '@bussola/ui/forms';
import { useDraft } from '../../draft/use-draft.tsx';
import { checkupNamespace } from '../../namespace.ts';
import { stepsNamespace } from '../../steps-namespace.ts';
import { today } from '../../today.ts';
import { StepForm } from '../../wizard/step-form.tsx';
import { finanzaStepPatch, toFinanzaStep, type FinanzaStepForm } from './finanza-step.ts';

export default function FinanzaPage() {
  const stepWords = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  const isAlone = useDraft(
    (state) => state.data.analisiFamiliare === 'perMe' || state.data.membri.length === 0,
  );
  return (
    <StepForm<FinanzaStepForm>
      tab={TAB.finanza}
      call="areaFinanziaria"
      title={stepWords('finanza.title')}
      intro={stepWords(isAlone ? 'finanza.introMe' : 'finanza.intro')}
      toForm={toFinanzaStep}
      toPatch={finanzaStepPatch}
      notes={[
        { title: t('notes.why'), text: stepWords('finanza.why') },
        { title: t('notes.dontKnow'), text: stepWords('finanza.dontKnow') },
        { title: stepWords('finanza.whereTitle'), text: stepWords('finanza.where') },
        { title: t('notes.who'), text: t('notes.whoText') },
      ]}
    >
      <FieldStack>
        <RisparmiFields alone={isAlone} />
        <AttivitaFields prefix="" />
        <AltreAttivita />
        <Domande keys={shownAt(TAB.finanza, 'me')} today={today()} />
      </FieldStack>
      <ComposizioneFields />
      <UsciteFields />
    </StepForm>
  );
}

function AltreAttivita() {
  const stepWords = useT(stepsNamespace);
  const data = useDraft((state) => state.data);
  const membri = useAnswers().get<FinanzaStepForm['membri']>('membri');
  return membri.map(({ _id }, place) => (
    <AttivitaFields
      key={_id}
      prefix={`membri.${place}.`}
      name={
        data.membri.find((membro) => membro._id === _id)?.firstName ?? stepWords('famiglia.someone')
      }
    />
  ));
}
