import { TAB } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { ResidenzaFields, residenzaPatch, toResidenzaForm } from '@bussola/forms';
import { useT } from '@bussola/i18n';
import { useDraft } from '../../draft/use-draft.tsx';
import { checkupNamespace } from '../../namespace.ts';
import { stepsNamespace } from '../../steps-namespace.ts';
import { today } from '../../today.ts';
import { StepForm } from '../../wizard/step-form.tsx';

const toForm = (data: Bozza) => toResidenzaForm(data);

export default function ResidenzaPage() {
  const stepWords = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  const isAlone = useDraft(
    (state) => state.data.analisiFamiliare === 'perMe' || state.data.membri.length === 0,
  );
  return (
    <StepForm
      tab={TAB.casa}
      call="newAreaEconomica"
      title={stepWords(isAlone ? 'casa.titleMe' : 'casa.title')}
      intro={stepWords('casa.intro')}
      toForm={toForm}
      toPatch={residenzaPatch}
      notes={[
        { title: t('notes.why'), text: stepWords(isAlone ? 'casa.whyMe' : 'casa.why') },
        { title: t('notes.atHand'), text: stepWords('casa.atHand') },
        { title: t('notes.who'), text: t('notes.whoText') },
      ]}
    >
      <ResidenzaFields alone={isAlone} today={today()} />
    </StepForm>
  );
}
