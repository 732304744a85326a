import { lazy, Suspense, useState } from 'react';
import { isPropria, TAB } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { COPERTURE } from '@bussola/forms';
import type { Copertura } from '@bussola/forms';
import { useLanguage, useT } from '@bussola/i18n';
import { formatList } from '@bussola/i18n/format';
import {
  Button,
  chakra,
  ChevronLeftIcon,
  ChevronRightIcon,
  Icon,
  LinkButton,
  Skeleton,
  Text,
} from '@bussola/ui/core';
import { StickyFooter } from '@bussola/ui/forms';
import { useCommonWords } from '@bussola/i18n';
import { useDraft } from '../../draft/use-draft.tsx';
import { stepsNamespace } from '../../steps-namespace.ts';
import { pathOf } from '../../steps.ts';
import { LeaveDialog } from '../../wizard/leave-dialog.tsx';
import { StepPage } from '../../wizard/step-page.tsx';
import { useTimeLeft } from '../../wizard/use-time-left.ts';

/** The engine is big, and needed here first: the page does not wait for it. */
const FirstLook = lazy(async () => ({
  default: (await import('./first-look.tsx')).FirstLook,
}));

/** Between welfare and money: what is answered, what is left, and that one may stop here. */
export default function PausaPage() {
  const stepWords = useT(stepsNamespace);
  const common = useCommonWords();
  const language = useLanguage();
  const data = useDraft((state) => state.data);
  const { from } = useTimeLeft();
  const [isLeaving, setLeaving] = useState(false);
  const family = data.analisiFamiliare === 'perMe' ? 0 : data.membri.length;
  const told = [
    stepWords('pausa.parts.you'),
    ...(family > 0 ? [stepWords('pausa.parts.people', { count: family })] : []),
    stepWords('pausa.parts.home'),
    stepWords('pausa.parts.pension'),
    stepWords('pausa.parts.covers'),
  ];
  const held = coversOf(data).map((cover) => stepWords(`pausa.covers.${cover}`));
  return (
    <>
      <StepPage
        title={stepWords('pausa.title')}
        intro={stepWords('pausa.done', { list: formatList(told, language) })}
        footer={
          <StickyFooter
            start={
              <LinkButton
                variant="tertiary"
                href={pathOf(TAB.previdenza)}
                icon={<Icon icon={ChevronLeftIcon} />}
              >
                {common('action.back')}
              </LinkButton>
            }
            end={
              <LinkButton
                variant="primary"
                size="big"
                href={pathOf(TAB.finanza)}
                iconEnd={<Icon icon={ChevronRightIcon} />}
              >
                {stepWords('pausa.go')}
              </LinkButton>
            }
          />
        }
      >
        <chakra.div
          display="grid"
          gap="4"
          justifyItems="start"
          css={{ '& > section, & > [aria-busy]': { width: '100%' } }}
        >
          <Text size="lead">
            {held.length > 0
              ? stepWords('pausa.have', { count: held.length, list: formatList(held, language) })
              : stepWords(family > 0 ? 'pausa.haveNone' : 'pausa.haveNoneMe')}
          </Text>
          <Suspense fallback={<Skeleton label={stepWords('risultati.loading')} />}>
            <FirstLook />
          </Suspense>
          <Text size="lead">{stepWords('pausa.missing', { time: from(5) })}</Text>
          <Text>{stepWords('pausa.mayStop')}</Text>
          <Button variant="tertiary" paddingInline="0" onClick={() => setLeaving(true)}>
            {stepWords('pausa.later')}
          </Button>
        </chakra.div>
      </StepPage>
      {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </>
  );
}

/** Each kind of cover once, whoever in the family holds it. */
function coversOf(data: Bozza): (Copertura | 'assicurazioneResidenza')[] {
  const people = [data, ...(data.analisiFamiliare === 'perMe' ? [] : data.membri)];
  return [
    ...COPERTURE.filter((cover) => people.some(({ polizze }) => polizze?.[cover] === true)),
    ...(isPropria(data.statoResidenza) && data.assicurazioneResidenza
      ? ['assicurazioneResidenza' as const]
      : []),
  ];
}
