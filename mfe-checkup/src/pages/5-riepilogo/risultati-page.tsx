import { useQuery } from '@tanstack/react-query';
import { asProblem, generaleQueries } from '@bussola/client';
import type { AllInfo } from '@bussola/contract';
import type { Analisi, Soluzione } from '@bussola/domain';
import { NOMI } from '@bussola/domain/nomi';
import { useCommonWords, useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Button,
  Card,
  chakra,
  ErrorState,
  LetterLine,
  LevelPill,
  LinkButton,
  Marked,
  Question,
  Reveal,
  Section,
  Skeleton,
  Text,
  Title,
  useLevelWords,
  LevelMark,
} from '@bussola/ui/core';
import { Estimate } from '@bussola/ui/results';
import { Dial } from '@bussola/ui/charts';
import { useDraft } from '../../draft/use-draft.tsx';
import { stepsNamespace } from '../../steps-namespace.ts';

const LEVELS = ['red', 'yellow', 'green', 'grey'] as const;

/** The levels at once, whole, for everybody; the PDF asks for registration. Never a wall. */
export default function RisultatiPage() {
  const s = useT(stepsNamespace);
  const common = useCommonWords();
  const errorText = useErrorText();
  const { session } = useShell();
  const { data, error, refetch, isFetching } = useQuery(
    generaleQueries.allInfo(session.areaUserId),
  );
  return (
    <chakra.main
      id="content"
      tabIndex={-1}
      width="100%"
      maxWidth="page"
      marginInline="auto"
      paddingInline={{ base: '5', md: '8', xl: '0' }}
      paddingTop={{ base: '6', md: '10' }}
      paddingBottom="16"
      _focusVisible={{ outline: 'none' }}
    >
      {data?.analisi && <Levels info={data} analisi={data.analisi} />}
      {!data?.analisi && (error || data) && !isFetching && (
        <ErrorState
          headingLevel="h1"
          title={s('risultati.failed')}
          code={asProblem(error)?.code}
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              {common('action.retry')}
            </Button>
          }
        >
          {error ? errorText(asProblem(error)?.code) : s('risultati.empty')}
        </ErrorState>
      )}
      {!data?.analisi && isFetching && <Skeleton label={s('risultati.loading')} />}
    </chakra.main>
  );
}

function Levels({ info, analisi }: { info: AllInfo; analisi: Analisi }) {
  const s = useT(stepsNamespace);
  const common = useCommonWords();
  const language = useLanguage();
  const words = useLevelWords();
  const first = analisi.soluzioni.find(({ level }) => level === 'red' || level === 'yellow');
  const areNotApplicable = analisi.soluzioni.every(
    ({ level, motivo }) => level !== 'grey' || motivo === 'non_applicabile',
  );
  return (
    <>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 460px' }}
        gap={{ base: '8', lg: '12' }}
        alignItems="center"
      >
        <div>
          <LetterLine>
            {s('risultati.over')}, {formatDate(analisi.refDate, language, 'long')}
          </LetterLine>
          <Title size={34} tabIndex={-1} marginTop="2">
            {greeting(info.user.firstName, analisi.sintesi[language])}
          </Title>
          <chakra.ul
            listStyle="none"
            display="flex"
            flexWrap="wrap"
            gap="3"
            marginTop="6"
            aria-label={s('risultati.counts')}
          >
            {LEVELS.filter((level) => analisi.conteggi[level] > 0).map((level) => (
              <chakra.li key={level} display="inline-flex" alignItems="center" gap="2" minWidth="0">
                <LevelMark level={level} size={20} />
                <chakra.b fontSize="t20" fontFamily="title" fontWeight="460">
                  {analisi.conteggi[level]}
                </chakra.b>
                <chakra.span color="text-2">
                  {words({ level, notApplicable: level === 'grey' && areNotApplicable })}
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
        </div>
        <chakra.div maxWidth={{ base: '280px', md: '520px' }} width="100%" marginInline="auto">
          <Dial
            label={s('risultati.dial')}
            pointsTo={first?.code}
            marks={analisi.soluzioni.map(({ code, level, motivo, natura }) => ({
              key: code,
              name: NOMI[code][language],
              level,
              notApplicable: motivo === 'non_applicabile',
              toCheck: natura === 'verifica',
            }))}
          />
        </chakra.div>
      </chakra.div>
      <Register />
      <Section aria-labelledby="aree">
        <Question id="aree" marginBottom="4">
          {s('risultati.ask')}
        </Question>
        <chakra.ol listStyle="none" borderTopWidth="1px" borderColor="line">
          {analisi.soluzioni.map((soluzione) => (
            <Area key={soluzione.code} soluzione={soluzione} />
          ))}
        </chakra.ol>
      </Section>
      <chakra.p textStyle="quiet" marginTop="10" maxWidth="text">
        {common('disclaimer')}
      </chakra.p>
    </>
  );
}

/** «Anna, le basi sono solide…»: the engine's sentence goes on after the name. */
function greeting(name: string, sintesi: string): string {
  return name === '' ? sintesi.charAt(0).toUpperCase() + sintesi.slice(1) : `${name}, ${sintesi}`;
}

/** One area: its level, one line with the number that matters, the reason a press away. */
function Area({ soluzione }: { soluzione: Soluzione }) {
  const s = useT(stepsNamespace);
  const language = useLanguage();
  // Only yellow leans: of what is red, too little is plain.
  const direction =
    soluzione.level !== 'yellow'
      ? undefined
      : soluzione.direzione === 'poco'
        ? 'tooLittle'
        : soluzione.direzione === 'troppo'
          ? 'tooMuch'
          : undefined;
  return (
    <chakra.li paddingBlock="5" borderBottomWidth="1px" borderColor="line" data-print="whole">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2 4"
        justifyContent="space-between"
        alignItems="center"
      >
        <Title as="h3" size={20} flex="1" minWidth="240px">
          {soluzione.titolo[language]}
        </Title>
        <LevelPill
          level={soluzione.level}
          direction={direction}
          notApplicable={soluzione.motivo === 'non_applicabile'}
          toCheck={soluzione.natura === 'verifica'}
        />
      </chakra.div>
      <Text marginTop="2">
        <Marked>{soluzione.risposta[language]}</Marked>
      </Text>
      <Estimate
        range={soluzione.stima?.[language]}
        doubts={soluzione.dubbi?.map((dubbio) => dubbio[language])}
      />
      {soluzione.perche[language] !== '' && (
        <Reveal line={s('risultati.why')} marginTop="1">
          <Text color="text-2">{soluzione.perche[language]}</Text>
        </Reveal>
      )}
    </chakra.li>
  );
}

/** Beside the results, not in front of them. */
function Register() {
  const s = useT(stepsNamespace);
  const language = useLanguage();
  const { session } = useShell();
  const expiresOn = useDraft((state) => state.expiresOn);
  if (session.user.state !== 'provisional') {
    return (
      <chakra.div marginTop="10">
        <LinkButton variant="primary" size="big" href="/app/dashboards/home">
          {s('risultati.openArea')}
        </LinkButton>
      </chakra.div>
    );
  }
  return (
    <Card
      marginTop="10"
      data-print="hidden"
      display="flex"
      flexWrap="wrap"
      gap="5"
      alignItems="center"
      justifyContent="space-between"
    >
      <chakra.div flex="1" minWidth="260px">
        <Title as="h2" size={26}>
          {s('risultati.registerTitle')}
        </Title>
        <Text marginTop="1">{s('risultati.register')}</Text>
        {expiresOn && (
          <Text size="quiet" marginTop="1">
            {s('risultati.keep', { date: formatDate(expiresOn, language, 'long') })}
          </Text>
        )}
      </chakra.div>
      <LinkButton variant="primary" size="big" href="/user/register">
        {s('risultati.registerGo')}
      </LinkButton>
    </Card>
  );
}
