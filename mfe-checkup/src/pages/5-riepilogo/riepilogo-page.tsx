import { TAB } from '@bussola/domain';
import { memo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@bussola/client';
import type { Bozza } from '@bussola/contract';
import { formsNamespace } from '@bussola/forms';
import { Form, useForm } from '@bussola/forms/form';
import { messageKey, useCommonWords, useLanguage, useT } from '@bussola/i18n';
import { lazyPage, useShell } from '@bussola/portal';
import {
  brand,
  Button,
  chakra,
  Checkbox,
  ChevronLeftIcon,
  Icon,
  LinkButton,
  Notice,
  Text,
  TextLink,
  Title,
  CloudOffIcon,
  useMoney,
} from '@bussola/ui/core';
import { FormPart, StickyFooter } from '@bussola/ui/forms';
import { bool, object } from 'yup';
import { useDraft } from '../../draft/use-draft.tsx';
import { checkupNamespace } from '../../namespace.ts';
import { stepsNamespace } from '../../steps-namespace.ts';
import { pathOf } from '../../steps.ts';
import { today } from '../../today.ts';
import { StepPage } from '../../wizard/step-page.tsx';
import { FinishProblem } from './finish-problem.tsx';
import { summaryGlosses, summaryTopics, type Gloss, type Topic } from './riepilogo-rows.ts';
import { useFinish } from './use-finish.ts';

const schema = object({
  privacy: bool().oneOf([true], messageKey(stepsNamespace, 'riepilogo.privacyNeeded')),
});
/** Given before, since a finished checkup is being corrected: it is not asked again. */
const givenBefore = object({ privacy: bool() });

/** Levels and drawings come with the results, not with the questions. */
const Risultati = lazyPage(async () => ({ default: (await import('./risultati.tsx')).Risultati }));

export default function RiepilogoPage() {
  const { session } = useShell();
  const completed = useDraft((state) => state.completed);
  return completed || session.user.checkup ? <Risultati /> : <Riepilogo />;
}

function Riepilogo() {
  const stepWords = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  const common = useCommonWords();
  const data = useDraft((state) => state.data);
  const { finish, isBusy, problem, isWaiting } = useFinish();
  const { session } = useShell();
  const consents = useQuery(accountQueries.consents(session.user.id));
  const isGiven =
    consents.data?.consents.findLast(({ kind }) => kind === 'privacy')?.granted === true;
  const form = useForm({
    initialValues: { privacy: false },
    schema: isGiven ? givenBefore : schema,
    onSubmit: finish,
  });
  const privacy = form.box('privacy');
  return (
    <Form form={form} display="contents">
      <StepPage
        tab={TAB.riepilogo}
        title={stepWords('riepilogo.title')}
        intro={stepWords('riepilogo.intro')}
        notes={[{ title: t('notes.who'), text: t('notes.whoText') }]}
        footer={
          <StickyFooter
            start={
              <LinkButton
                variant="tertiary"
                href={pathOf(TAB.finanza)}
                icon={<Icon icon={ChevronLeftIcon} />}
              >
                {common('action.back')}
              </LinkButton>
            }
            note={privacy.error !== undefined ? t('footer.toReview', { count: 1 }) : undefined}
            end={
              <Button
                type="submit"
                variant="primary"
                size="big"
                busy={isBusy}
                busyLabel={stepWords('riepilogo.getting')}
              >
                {stepWords('riepilogo.get')}
              </Button>
            }
          />
        }
      >
        {problem && <FinishProblem problem={problem} />}
        {isWaiting && (
          <chakra.div marginBottom="6">
            <Notice
              kind="warning"
              flat
              icon={CloudOffIcon}
              title={stepWords('riepilogo.offlineTitle')}
            >
              {stepWords('riepilogo.offline')}
            </Notice>
          </chakra.div>
        )}
        <Answers data={data} />
        {data.acceptTerms !== true && (
          <FormPart>
            <Text>
              <span>{stepWords('riepilogo.terms')}</span>{' '}
              <TextLink href={pathOf(TAB.personali)}>{stepWords('riepilogo.termsGo')}</TextLink>
            </Text>
          </FormPart>
        )}
        {!isGiven && !consents.isLoading && (
          <FormPart aria-labelledby="consensi">
            <Title as="h2" size={20} id="consensi" marginBottom="2">
              {stepWords('riepilogo.consentsTitle')}
            </Title>
            <Checkbox
              {...privacy}
              required
              label={
                <>
                  <span>{stepWords('riepilogo.privacy')}</span>
                  <TextLink external href={brand.policies.privacy}>
                    {stepWords('riepilogo.privacyLink')}
                  </TextLink>
                </>
              }
            />
          </FormPart>
        )}
        <chakra.p textStyle="quiet" marginTop="7" maxWidth="text">
          {common('disclaimer')}
        </chakra.p>
      </StepPage>
    </Form>
  );
}

/** All answers. `memo`: the list is long, and the consent below changes none of it. */
const Answers = memo(function Answers({ data }: { data: Bozza }) {
  const stepWords = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  const forms = useT(formsNamespace);
  const common = useCommonWords();
  const language = useLanguage();
  const topics = summaryTopics(data, {
    t,
    stepWords,
    forms,
    yes: common('yes'),
    no: common('no'),
    dontKnow: common('dontKnow'),
    language,
    euro: useMoney().price,
    today: today(),
  });
  return (
    <>
      {topics.map((topic) => (
        <TopicPart key={topic.tab} topic={topic} />
      ))}
      <Estimates glosses={summaryGlosses(topics, data.firstName ?? '')} />
    </>
  );
});

/** One tab of answers, with the way back to it. */
function TopicPart({ topic: { tab, groups } }: { topic: Topic }) {
  const stepWords = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  const title = t(`tabs.t${tab}`);
  return (
    <chakra.section aria-labelledby={`tema-${tab}`} marginTop="9" _first={{ marginTop: 0 }}>
      <chakra.header
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap="3"
        borderBottomWidth="1.5px"
        borderColor="ink"
      >
        <Title as="h2" size={20} id={`tema-${tab}`}>
          {title}
        </Title>
        <LinkButton
          variant="tertiary"
          href={pathOf(tab)}
          aria-label={stepWords('riepilogo.editTopic', { topic: title })}
        >
          {stepWords('riepilogo.edit')}
        </LinkButton>
      </chakra.header>
      {groups.map((group) => (
        <chakra.div key={group.id} marginTop={group.title ? '4' : '0'}>
          {group.title && (
            <Title as="h3" size={17}>
              {group.title}
            </Title>
          )}
          <chakra.dl>
            {group.rows.map((row) => (
              <chakra.div
                key={row.key}
                display="grid"
                gridTemplateColumns={{ base: '1fr', md: '240px minmax(0, 1fr)' }}
                gap={{ base: '0', md: '4' }}
                paddingBlock="2.5"
                borderBottomWidth="1px"
                borderColor="line"
              >
                <chakra.dt color="text-2">{row.label}</chakra.dt>
                <chakra.dd
                  fontVariantNumeric="lining-nums tabular-nums"
                  fontWeight={row.isMissing ? 400 : 540}
                  color={row.isMissing ? 'text-2' : 'text'}
                >
                  <span>{row.value}</span>
                  {row.isEstimated && (
                    <chakra.span
                      color="text-2"
                      fontWeight="400"
                    >{` · ${stepWords('riepilogo.estimated')}`}</chakra.span>
                  )}
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </chakra.div>
      ))}
    </chakra.section>
  );
}

function Estimates({ glosses }: { glosses: readonly Gloss[] }) {
  const stepWords = useT(stepsNamespace);
  return (
    <FormPart aria-labelledby="stime">
      <Title as="h2" size={20} id="stime" marginBottom="2">
        {stepWords('riepilogo.estimatesTitle')}
      </Title>
      <Text>
        {stepWords(glosses.length > 0 ? 'riepilogo.estimates' : 'riepilogo.estimatesNone')}
      </Text>
      <chakra.ul listStyle="disc" paddingInlineStart="5" marginTop="2">
        {glosses.map((gloss, place) => (
          <li key={`${gloss.label}-${place}`}>
            {stepWords(gloss.isMissing ? 'riepilogo.missingOf' : 'riepilogo.estimateOf', {
              label: gloss.label,
              name: gloss.name,
            })}
          </li>
        ))}
      </chakra.ul>
    </FormPart>
  );
}
