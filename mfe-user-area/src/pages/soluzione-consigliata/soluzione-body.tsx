import { direzioneDi } from '@bussola/domain';
import type { Soluzione } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Box,
  LevelPill,
  Marked,
  Question,
  Section,
  Text,
  TextLink,
  Title,
  useMoney,
} from '@bussola/ui/core';
import { GapBar } from '@bussola/ui/charts';
import { ConfidenceMark, Estimate, People, RichText, StepTrace } from '@bussola/ui/results';
import {
  estimateOf,
  groupOf,
  maskAmounts,
  precisionOf,
  useGap,
  useOverdueMark,
  usePeople,
  useSteps,
} from '@bussola/results';
import type { Person } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { paths } from '../../paths.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { MarkRow } from '../../segni/mark-row.tsx';
import { InputsTable } from '../../soluzioni/inputs-table.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { AreaTools } from './area-tools.tsx';
import { GreyAnswer } from './grey-answer.tsx';
import { PageFigures } from './page-figures.tsx';
import { PerMember } from './per-member.tsx';
import { SoluzioneAside } from './soluzione-aside.tsx';
import { useTexts } from '../../vista/use-texts.ts';

interface Props {
  area: Area;
  soluzione: Soluzione;
  people: readonly Person[];
}

/**
 * The answer in one sentence, how it was worked out, from which data; what helps to judge it stands
 * at the side.
 */
export function SoluzioneBody({ area, soluzione }: Omit<Props, 'people'>) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const textOf = useTexts();
  const { hidden } = useMoney();
  const people = usePeople(area);
  const isGrey = isWithoutAnswer(soluzione);
  const say = (text: { it: string; en: string }) => maskAmounts(text[language], hidden);

  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
      gap={{ base: '0', xl: '16' }}
      paddingTop={{ base: '5', md: '9' }}
      alignItems="start"
    >
      <Box minWidth="0">
        <Signs area={area} soluzione={soluzione} people={people} />
        <Title
          size={44}
          marginTop="4"
          maxWidth="17em"
          tabIndex={-1}
          _focusVisible={{ outline: 'none' }}
        >
          {soluzione.titolo[language]}
        </Title>
        <Text size="lead" marginTop="4" measure="text">
          {isGrey ? say(soluzione.testo) : <Marked>{say(soluzione.risposta)}</Marked>}
        </Text>
        <Estimate {...estimateOf(soluzione, language, hidden)} />

        {isGrey ? (
          <GreyAnswer soluzione={soluzione} people={people} sezioni={area.info.sezioni} />
        ) : (
          <WorkedOut area={area} soluzione={soluzione} people={people} />
        )}
        <Section>
          <Question>{t('soluzioni.page.matters')}</Question>
          <Text as="div" marginTop="3">
            <RichText doc={textOf(`area.${soluzione.code}.cosa`)} />
          </Text>
          <Text marginTop="3">{say(soluzione.perche)}</Text>
        </Section>
        {soluzione.inputs.length > 0 && !isGrey && (
          <Section>
            <Question>{t('soluzioni.page.inputs')}</Question>
            <InputsTable soluzione={soluzione} people={people} />
          </Section>
        )}
        <Box marginTop="9" data-print="hidden">
          <TextLink href={paths.priorita}>{t('soluzioni.page.back')}</TextLink>
        </Box>
      </Box>
      <SoluzioneAside area={area} soluzione={soluzione} people={people} />
    </Box>
  );
}

/** Too little is known, or it does not concern them. */
const isWithoutAnswer = (soluzione: Soluzione): boolean =>
  ['missing', 'notApplicable'].includes(groupOf(soluzione));

/** The level, whom it is about, how sure it is, and the way to the reasons. */
function Signs({ area, soluzione, people }: Props) {
  const language = useLanguage();
  const overdue = useOverdueMark(area.analisi);
  const isGrey = isWithoutAnswer(soluzione);
  const { refDate } = area.analisi;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="8px 16px">
      <LevelPill
        level={soluzione.level}
        notApplicable={groupOf(soluzione) === 'notApplicable'}
        toCheck={soluzione.natura === 'verifica'}
        direction={direzioneDi(soluzione)?.[language]}
      />
      <People people={people.filter(({ id }) => soluzione.membri.includes(id))} />
      {!isGrey && (
        <ConfidenceMark confidence={precisionOf(area.analisi, `soluzione.${soluzione.code}`)}>
          {formatDate(refDate, language, 'long')}
        </ConfidenceMark>
      )}
      {!isGrey && overdue.ofFigure(`soluzione.${soluzione.code}`)}
      <WhyFigure
        figura={`soluzione.${soluzione.code}`}
        of={soluzione.titolo[language]}
        title={soluzione.titolo[language]}
      />
    </Box>
  );
}

/** How the answer was worked out, and what to do. */
function WorkedOut({ area, soluzione, people }: Props) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { hidden } = useMoney();
  const gap = useGap();
  const steps = useSteps();
  const say = (text: { it: string; en: string }) => maskAmounts(text[language], hidden);
  return (
    <>
      {soluzione.barra && (
        <Box marginTop="8" maxWidth="720px" data-print="whole">
          <GapBar {...gap(soluzione.barra)} size="big" />
        </Box>
      )}
      <Section>
        <Question>{t('soluzioni.page.why')}</Question>
        <Text marginTop="3">{say(soluzione.testo)}</Text>
        {soluzione.passi.length > 0 && (
          <>
            <Text color="text-2" marginTop="2" marginBottom="5">
              {t('soluzioni.page.whyLead')}
            </Text>
            <StepTrace steps={steps(soluzione)} />
          </>
        )}
      </Section>
      <PageFigures area={area} people={people} code={soluzione.code} />
      {soluzione.perMembro.length > 1 && <PerMember soluzione={soluzione} people={people} />}
      <AreaTools area={area} soluzione={soluzione} people={people} />
      <Section>
        <Question>{t('soluzioni.page.act')}</Question>
        <Text marginTop="3">{say(soluzione.azione)}</Text>
        <MarkRow area={area} soluzione={soluzione} />
      </Section>
    </>
  );
}
