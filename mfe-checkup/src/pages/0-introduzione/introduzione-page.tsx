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
  const s = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  const reached = useDraft((state) => state.reached);
  const { from } = useTimeLeft();
  const hasBegun = reached > 1;
  const [isExampleOpen, setExampleOpen] = useState(false);
  return (
    <StepPage
      tab={0}
      title={s('intro.title')}
      intro={
        <>
          {s('intro.text')}
          <chakra.p marginTop="3">{s('intro.time', { time: from(1) })}</chakra.p>
        </>
      }
      notes={[
        {
          title: s('intro.atHandTitle'),
          text: (
            <>
              <chakra.ul paddingInlineStart="4" listStyle="disc">
                {AT_HAND.map((thing) => (
                  <li key={thing}>{s(`intro.atHand.${thing}`)}</li>
                ))}
              </chakra.ul>
              <chakra.p marginTop="2">{s('intro.about')}</chakra.p>
            </>
          ),
        },
        {
          title: s('intro.privacyTitle'),
          text: (
            <>
              {s('intro.privacy')}{' '}
              <TextLink external href={brand.policies.privacy}>
                {s('intro.privacyLink')}
              </TextLink>
            </>
          ),
        },
      ]}
      footer={
        <StickyFooter
          start={
            hasBegun ? (
              <LinkButton variant="tertiary" href={pathOf(1)}>
                {s('intro.go')}
              </LinkButton>
            ) : undefined
          }
          end={
            <LinkButton
              variant="primary"
              size="big"
              href={hasBegun ? resumePath(reached) : pathOf(1)}
              iconEnd={<Icon icon={ChevronRightIcon} />}
            >
              {hasBegun
                ? s('intro.resume', { step: t(`tabs.t${tabUpTo(reached)}`) })
                : s('intro.go')}
            </LinkButton>
          }
        />
      }
    >
      <Topics />
      <chakra.div marginTop="6">
        <Button aria-expanded={isExampleOpen} onClick={() => setExampleOpen(!isExampleOpen)}>
          {s(isExampleOpen ? 'intro.exampleClose' : 'intro.example')}
        </Button>
      </chakra.div>
      {isExampleOpen && <Example />}
    </StepPage>
  );
}
