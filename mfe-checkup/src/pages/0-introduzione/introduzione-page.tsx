import { TAB } from '@bussola/domain';
import { useState } from 'react';
import { useT } from '@bussola/i18n';
import {
  brand,
  Button,
  chakra,
  ChevronRightIcon,
  Icon,
  LinkButton,
  TextLink,
} from '@bussola/ui/core';
import { StickyFooter } from '@bussola/ui/forms';
import { useDraft } from '../../draft/use-draft.tsx';
import { checkupNamespace } from '../../namespace.ts';
import { stepsNamespace } from '../../steps-namespace.ts';
import { pathOf, resumePath, tabUpTo } from '../../steps.ts';
import { StepPage } from '../../wizard/step-page.tsx';
import { useTimeLeft } from '../../wizard/use-time-left.ts';
import { Example } from './example.tsx';
import { Topics } from './topics.tsx';

const AT_HAND = ['busta', 'mutuo', 'estratto'] as const;
/** Why, how long, what one gets. */
export default function IntroduzionePage() {
  const stepWords = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  const reached = useDraft((state) => state.reached);
  const { from } = useTimeLeft();
  const hasBegun = reached > TAB.personali;
  const [isExampleOpen, setExampleOpen] = useState(false);
  return (
    <StepPage
      tab={TAB.introduzione}
      title={stepWords('intro.title')}
      intro={
        <>
          <span>{stepWords('intro.text')}</span>
          <chakra.p marginTop="3">{stepWords('intro.time', { time: from(1) })}</chakra.p>
        </>
      }
      notes={[
        {
          title: stepWords('intro.atHandTitle'),
          text: (
            <>
              <chakra.ul paddingInlineStart="4" listStyle="disc">
                {AT_HAND.map((thing) => (
                  <li key={thing}>{stepWords(`intro.atHand.${thing}`)}</li>
                ))}
              </chakra.ul>
              <chakra.p marginTop="2">{stepWords('intro.about')}</chakra.p>
            </>
          ),
        },
        {
          title: stepWords('intro.privacyTitle'),
          text: (
            <>
              <span>{stepWords('intro.privacy')}</span>{' '}
              <TextLink external href={brand.policies.privacy}>
                {stepWords('intro.privacyLink')}
              </TextLink>
            </>
          ),
        },
      ]}
      footer={
        <StickyFooter
          start={
            hasBegun ? (
              <LinkButton variant="tertiary" href={pathOf(TAB.personali)}>
                {stepWords('intro.go')}
              </LinkButton>
            ) : undefined
          }
          end={
            <LinkButton
              variant="primary"
              size="big"
              href={hasBegun ? resumePath(reached) : pathOf(TAB.personali)}
              iconEnd={<Icon icon={ChevronRightIcon} />}
            >
              {hasBegun
                ? stepWords('intro.resume', { step: t(`tabs.t${tabUpTo(reached)}`) })
                : stepWords('intro.go')}
            </LinkButton>
          }
        />
      }
    >
      <Topics />
      <chakra.div marginTop="6">
        <Button aria-expanded={isExampleOpen} onClick={() => setExampleOpen(!isExampleOpen)}>
          {stepWords(isExampleOpen ? 'intro.exampleClose' : 'intro.example')}
        </Button>
      </chakra.div>
      {isExampleOpen && <Example />}
    </StepPage>
  );
}
