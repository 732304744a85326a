import { useRef } from 'react';
import { legameDi, MAX_FAMILIARI, TAB } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import {
  copyMembro,
  membroPatch,
  newMembro,
  toMembroForm,
  useAnswers,
  MembroFields,
  formsNamespace,
} from '@bussola/forms';
import type { FamigliaForm, MembroForm } from '@bussola/forms';
import { searchComuni } from '@bussola/client';
import { randomId } from '@bussola/portal/browser';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import {
  Avatar,
  Button,
  Card,
  chakra,
  EmptyState,
  Icon,
  Notice,
  PlusIcon,
  Title,
  TrashIcon,
} from '@bussola/ui/core';
import { focusField } from '@bussola/ui/forms';
import type { StepData } from '../../draft/draft-merge.ts';
import { useDraft, useDraftStore } from '../../draft/use-draft.tsx';
import { checkupNamespace } from '../../namespace.ts';
import { stepsNamespace } from '../../steps-namespace.ts';
import { today } from '../../today.ts';
import { StepForm } from '../../wizard/step-form.tsx';

const toForm = (data: Bozza): FamigliaForm => ({ membri: data.membri.map(toMembroForm) });
const toPatch = ({ membri }: FamigliaForm): StepData => ({
  membri: membri.map((membro) => membroPatch(membro, today())),
});

export default function FamigliaPage() {
  const stepWords = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  const scope = useDraft((state) => state.data.analisiFamiliare);
  const isAlone = useDraft((state) => state.data.membri.length === 0);
  return (
    <StepForm<FamigliaForm>
      tab={TAB.famiglia}
      call="newAreaEconomica"
      title={stepWords('famiglia.title')}
      intro={stepWords('famiglia.intro')}
      toForm={toForm}
      toPatch={toPatch}
      next={
        isAlone ? { label: stepWords('famiglia.onlyMe'), quiet: scope === 'perNucleo' } : undefined
      }
      notes={[
        { title: t('notes.why'), text: stepWords('famiglia.why') },
        { title: stepWords('famiglia.perimeterTitle'), text: stepWords('famiglia.perimeter') },
        { title: t('notes.who'), text: t('notes.whoFamily') },
      ]}
    >
      {scope === 'perMe' && <OnlyMe />}
      <Membri />
    </StepForm>
  );
}

/**
 * Who asked for an analysis of themselves alone may still describe the family, and change their
 * mind.
 */
function OnlyMe() {
  const stepWords = useT(stepsNamespace);
  const draft = useDraftStore();
  return (
    <chakra.div marginBottom="6">
      <Notice
        kind="info"
        flat
        title={stepWords('famiglia.perMeTitle')}
        action={
          <Button onClick={() => draft.save('newAreaEconomica', { analisiFamiliare: 'perNucleo' })}>
            {stepWords('famiglia.perMeChange')}
          </Button>
        }
      >
        {stepWords('famiglia.perMe')}
      </Notice>
    </chakra.div>
  );
}

function Membri() {
  const stepWords = useT(stepsNamespace);
  const { membri, add, remove, addButton } = useMembri();
  const isFamily = useDraft((state) => state.data.analisiFamiliare === 'perNucleo');
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      {membri.length === 0 && (
        <EmptyState
          title={stepWords('famiglia.emptyTitle')}
          action={
            <Button
              variant={isFamily ? 'primary' : 'secondary'}
              icon={<Icon icon={PlusIcon} />}
              onClick={() => add(newMembro(randomId()))}
            >
              {stepWords('famiglia.addFirst')}
            </Button>
          }
        >
          {stepWords('famiglia.empty')}
        </EmptyState>
      )}
      {membri.map((membro, place) => (
        <MembroCard
          key={membro._id}
          membro={membro}
          place={place}
          isFull={membri.length >= MAX_FAMILIARI}
          onCopy={() => add(copyMembro(membro, randomId()))}
          onRemove={() => remove(membro)}
        />
      ))}
      {membri.length > 0 && (
        <div>
          <Button
            ref={addButton}
            icon={<Icon icon={PlusIcon} />}
            onClick={() => add(newMembro(randomId()))}
            disabledReason={membri.length >= MAX_FAMILIARI ? stepWords('famiglia.full') : undefined}
          >
            {stepWords('famiglia.add')}
          </Button>
        </div>
      )}
    </chakra.div>
  );
}

/** Those of the form; who is added takes the focus, who is removed can come back. */
function useMembri() {
  const stepWords = useT(stepsNamespace);
  const { notify } = useShell();
  const draft = useDraftStore();
  const form = useAnswers();
  const membri = form.get<MembroForm[]>('membri');
  const addButton = useRef<HTMLButtonElement>(null);

  const add = (membro: MembroForm) => {
    form.change({ membri: [...membri, membro] }, { save: true });
    // The new card takes the focus once it is there.
    setTimeout(() => focusField(`membri.${membri.length}.gradoParentela`));
  };
  const remove = (membro: MembroForm) => {
    form.change({ membri: membri.filter(({ _id }) => _id !== membro._id) });
    draft.save('newAreaEconomica', {}, [membro._id]);
    addButton.current?.focus();
    notify({
      kind: 'info',
      permanent: true,
      text: stepWords('famiglia.removed', {
        name: membro.firstName || stepWords('famiglia.someone'),
      }),
      // Back with an id of its own: the server does not bring back one that was taken away.
      action: {
        label: stepWords('famiglia.undo'),
        run: () =>
          form.change(
            {
              membri: [
                ...membri.filter(({ _id }) => _id !== membro._id),
                { ...membro, _id: randomId() },
              ],
            },
            { save: true },
          ),
      },
    });
  };
  return { membri, add, remove, addButton };
}

interface CardProps {
  membro: MembroForm;
  place: number;
  isFull: boolean;
  onCopy: () => void;
  onRemove: () => void;
}

function MembroCard({ membro, place, isFull, onCopy, onRemove }: CardProps) {
  const stepWords = useT(stepsNamespace);
  const words = useT(formsNamespace);
  const legame = legameDi(membro);
  return (
    <Card as="section" aria-labelledby={`membro-${membro._id}`}>
      <chakra.header display="flex" alignItems="center" gap="3" marginBottom="6" flexWrap="wrap">
        <Avatar name={membro.firstName || String(place + 2)} tone={place + 1} />
        <Title as="h2" size={20} id={`membro-${membro._id}`} flex="1 1 130px" minWidth="0">
          <span>{membro.firstName || stepWords('famiglia.person', { place: place + 2 })}</span>
          {legame && (
            <chakra.span textStyle="quiet" display="block" fontFamily="body">
              {words(`parentela.${legame}`)}
            </chakra.span>
          )}
        </Title>
        <Button variant="tertiary" onClick={onCopy} disabled={isFull}>
          {stepWords('famiglia.copy')}
        </Button>
        <Button variant="tertiary" icon={<Icon icon={TrashIcon} />} onClick={onRemove}>
          {stepWords('famiglia.remove')}
        </Button>
      </chakra.header>
      <MembroFields place={place} search={searchComuni} today={today()} />
    </Card>
  );
}
