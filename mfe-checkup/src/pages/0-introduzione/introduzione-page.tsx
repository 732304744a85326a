import { useState } from 'react';
import { useT } from '@bussola/i18n';
import {
  brand,
  Button,
  Card,
  chakra,
  ChevronRightIcon,
  Icon,
  LevelPill,
  LinkButton,
  Text,
  TextLink,
  Title,
} from '@bussola/ui/core';
import { StickyFooter } from '@bussola/ui/forms';
import { useDraft } from '../../draft/use-draft.tsx';
import { checkupNamespace } from '../../namespace.ts';
import { stepsNamespace } from '../../steps-namespace.ts';
import { pathOf, resumePath, tabUpTo } from '../../steps.ts';
import { StepPage } from '../../wizard/step-page.tsx';
import { useTimeLeft } from '../../wizard/use-time-left.ts';

const TOPICS = [1, 2, 3, 4, 5, 6] as const;
const AT_HAND = ['busta', 'mutuo', 'estratto'] as const;
const SAMPLE = [
  { key: 'tcm', level: 'red' },
  { key: 'pensione', level: 'yellow' },
  { key: 'casa', level: 'green' },
] as const;

/** Why, how long, what one gets. */
export default function IntroduzionePage() {
  const s = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  const reached = useDraft((state) => state.reached);
  const { from, of } = useTimeLeft();
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
      <Title as="h2" size={20} marginBottom="3">
        {s('intro.topicsTitle')}
      </Title>
      <chakra.ol listStyle="none">
        {TOPICS.map((tab) => (
          <chakra.li
            key={tab}
            display="grid"
            gridTemplateColumns="28px minmax(0, 1fr)"
            gap="3"
            paddingBlock="3"
            borderTopWidth="1px"
            borderColor="line"
            alignItems="baseline"
          >
            <chakra.span fontFamily="title" color="text-2" fontStyle="italic" aria-hidden="true">
              {tab}
            </chakra.span>
            <span>
              <chakra.b>{t(`tabs.t${tab}`)}</chakra.b>
              {tab !== 2 && (
                <chakra.span textStyle="quiet" marginInlineStart="2">
                  {of(tab)}
                </chakra.span>
              )}
              <chakra.span display="block" color="text-2">
                {s(`intro.topics.t${tab}`)}
              </chakra.span>
            </span>
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.div marginTop="6">
        <Button aria-expanded={isExampleOpen} onClick={() => setExampleOpen(!isExampleOpen)}>
          {s(isExampleOpen ? 'intro.exampleClose' : 'intro.example')}
        </Button>
      </chakra.div>
      {isExampleOpen && <Example />}
    </StepPage>
  );
}

/** Invented, and said to be. */
function Example() {
  const s = useT(stepsNamespace);
  return (
    <Card marginTop="4">
      <Title as="h2" size={20}>
        {s('intro.exampleTitle')}
      </Title>
      <Text size="quiet" marginTop="1">
        {s('intro.exampleText')}
      </Text>
      <chakra.ul listStyle="none" marginTop="3">
        {SAMPLE.map(({ key, level }) => (
          <chakra.li
            key={key}
            display="flex"
            flexWrap="wrap"
            gap="2"
            alignItems="center"
            justifyContent="space-between"
            paddingBlock="3"
            borderTopWidth="1px"
            borderColor="line"
          >
            <span>
              <chakra.b>{s(`intro.sample.${key}`)}</chakra.b>
              <chakra.span display="block" color="text-2">
                {s(`intro.sample.${key}Text`)}
              </chakra.span>
            </span>
            <LevelPill level={level} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}
