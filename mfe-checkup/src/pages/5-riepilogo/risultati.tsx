import { useQuery } from '@tanstack/react-query';
import { asProblem, generaleQueries } from '@bussola/client';
import type { AllInfo } from '@bussola/contract';
import type { Analisi } from '@bussola/domain';
import { useCommonWords, useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { FirstThings, firstThings, SoluzioneWhy, usePeople } from '@bussola/results';
import type { Answer } from '@bussola/results';
import { Button, chakra, ErrorState, Question, Section, Skeleton } from '@bussola/ui/core';
import { stepsNamespace } from '../../steps-namespace.ts';
import { OtherAreas } from './other-areas.tsx';
import { RegisterCard } from './register-card.tsx';
import { ResultsLetter } from './results-letter.tsx';
import { useCorrectAnswers } from './use-correct-answers.ts';
import type { CorrectAnswers } from './use-correct-answers.ts';

/** The levels at once, whole, for everybody; the PDF asks for registration. Never a wall. */
export function Risultati() {
  const stepWords = useT(stepsNamespace);
  const corrections = useCorrectAnswers();
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
      {corrections.isOpening ? (
        <Skeleton label={stepWords('risultati.reopening')} />
      ) : (
        <LoadedResults corrections={corrections} />
      )}
    </chakra.main>
  );
}

function LoadedResults({ corrections }: { corrections: CorrectAnswers }) {
  const stepWords = useT(stepsNamespace);
  const common = useCommonWords();
  const errorText = useErrorText();
  const { session } = useShell();
  const { data, error, refetch, isFetching } = useQuery(
    generaleQueries.allInfo(session.areaUserId),
  );
  if (data?.analisi)
    return <Results info={data} analisi={data.analisi} corrections={corrections} />;
  if (isFetching || !(error || data)) return <Skeleton label={stepWords('risultati.loading')} />;
  return (
    <ErrorState
      headingLevel="h1"
      title={stepWords('risultati.failed')}
      code={asProblem(error)?.code}
      action={
        <Button variant="primary" onClick={() => void refetch()}>
          {common('action.retry')}
        </Button>
      }
    >
      {error ? errorText(asProblem(error)?.code) : stepWords('risultati.empty')}
    </ErrorState>
  );
}

interface ResultsProps {
  info: AllInfo;
  analisi: Analisi;
  corrections: CorrectAnswers;
}

function Results({ info, analisi, corrections }: ResultsProps) {
  const stepWords = useT(stepsNamespace);
  const common = useCommonWords();
  const people = usePeople({ info, analisi });
  const { session } = useShell();
  const mayReopen = session.user.state === 'provisional';
  const correct = mayReopen
    ? (answer: Answer) => corrections.correctionOf(answer, info.nucleoFamiliare)
    : undefined;
  const first = firstThings(analisi);
  return (
    <>
      <ResultsLetter
        info={info}
        analisi={analisi}
        onCorrect={mayReopen ? corrections.openSummary : undefined}
      />
      <Section aria-labelledby="prime">
        <Question id="prime" marginBottom="4">
          {stepWords('risultati.first')}
        </Question>
        <FirstThings
          analisi={analisi}
          people={people}
          card={(soluzione, place) => ({
            why: <SoluzioneWhy soluzione={soluzione} isWide={place === 0} />,
            isWhyOpen: place === 0,
            correct,
          })}
        />
      </Section>
      <RegisterCard familyName={info.user.lastName} />
      <OtherAreas
        soluzioni={analisi.soluzioni.filter((one) => !first.includes(one))}
        people={people}
        correct={correct}
      />
      <chakra.p textStyle="quiet" marginTop="10" maxWidth="text">
        {common('disclaimer')}
      </chakra.p>
    </>
  );
}
