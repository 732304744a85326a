import type { Soluzione } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { chakra, ChevronDownIcon, Icon, Marked, Reveal, useMoney } from '@bussola/ui/core';
import { GapBar } from '@bussola/ui/charts';
import { Estimate, People } from '@bussola/ui/results';
import { estimateOf } from './estimate-of.ts';
import { useGap } from './gap.ts';
import { groupOf } from './group.ts';
import { maskAmounts } from './mask-amounts.ts';
import { missingInputs } from './unsure-inputs.ts';
import { resultsNamespace } from './namespace.ts';
import type { Person } from './people.ts';
import { SoluzioneWhy } from './soluzione-why.tsx';
import { CorrectionLink, SupposedNote } from './supposed-note.tsx';
import type { Answer, Correction } from './supposed-note.tsx';
import { supposedInputs } from './unsure-inputs.ts';

interface Props {
  soluzione: Soluzione;
  /** The area as people read it: «Cure mediche». */
  name: string;
  people: readonly Person[];
  correct?: ((input: Answer) => Correction | undefined) | undefined;
}

/** The questions that would settle an area of which too little is known. */
function MissingAnswers({ soluzione, correct }: Pick<Props, 'soluzione' | 'correct'>) {
  const t = useT(resultsNamespace);
  const language = useLanguage();
  if (groupOf(soluzione) !== 'missing') return null;
  return (
    <chakra.ul listStyle="none" display="grid" gap="2">
      {missingInputs(soluzione).map((input) => {
        const correction = correct?.(input);
        return (
          <li key={`${input.memberId ?? ''} ${input.key}`}>
            <span>{input.label[language]}</span>
            {correction && (
              <>
                <span>{': '}</span>
                <CorrectionLink correction={correction}>{t('answer')}</CorrectionLink>
              </>
            )}
          </li>
        );
      })}
    </chakra.ul>
  );
}

/** One area in one line: its name, one sentence, whom it is about; the reasons open under it. */
export function SoluzioneRow({ soluzione, name, people, correct }: Props) {
  const language = useLanguage();
  const { hidden } = useMoney();
  const gap = useGap();
  const supposed = supposedInputs(soluzione);
  const isGrey = soluzione.level === 'grey';
  return (
    <chakra.li listStyle="none" borderTopWidth="1px" borderColor="line" data-print="whole">
      <Reveal
        look="row"
        line={
          <>
            <chakra.span
              flex="1"
              minWidth="0"
              display="grid"
              gridTemplateColumns={{
                base: 'minmax(0, 1fr) auto',
                lg: '200px minmax(0, 1fr) auto',
              }}
              gap={{ base: '1', lg: '4' }}
              alignItems="baseline"
            >
              <chakra.span fontWeight="600">{name}</chakra.span>
              <chakra.span
                fontWeight="400"
                gridColumn={{ base: '1 / -1', lg: '2' }}
                gridRow={{ base: '2', lg: '1' }}
              >
                <Marked>{maskAmounts(soluzione.risposta[language], hidden)}</Marked>
              </chakra.span>
              <chakra.span
                gridColumn={{ base: '2', lg: '3' }}
                gridRow="1"
                alignSelf={{ lg: 'center' }}
              >
                <People
                  people={people.filter(({ id }) => soluzione.membri.includes(id))}
                  namesHidden
                />
              </chakra.span>
            </chakra.span>
            <Icon icon={ChevronDownIcon} />
          </>
        }
      >
        <chakra.div
          paddingBottom="5"
          display="grid"
          gap="4"
          paddingInlineStart={{ lg: '216px' }}
          textStyle="body"
        >
          <Estimate {...estimateOf(soluzione, language, hidden)} />
          {soluzione.barra && !isGrey && (
            <chakra.div maxWidth="480px">
              <GapBar {...gap(soluzione.barra)} isEstimate={supposed.length > 0} />
            </chakra.div>
          )}
          {supposed.length > 0 && (
            <chakra.p textStyle="quiet">
              <SupposedNote supposed={supposed} correct={correct} />
            </chakra.p>
          )}
          <MissingAnswers soluzione={soluzione} correct={correct} />
          <SoluzioneWhy soluzione={soluzione} />
        </chakra.div>
      </Reveal>
    </chakra.li>
  );
}
