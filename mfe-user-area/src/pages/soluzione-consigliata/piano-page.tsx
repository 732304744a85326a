import type { Analisi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, numberWord } from '@bussola/i18n/format';
import {
  BigNumber,
  Box,
  Money,
  PageHead,
  Question,
  Section,
  SectionHead,
  Text,
  Title,
  useMoney,
} from '@bussola/ui/core';
import { maskAmounts, usePeople } from '@bussola/results';
import { ErrorBoundary } from '../../area/error-boundary.tsx';
import { WithArea } from '../../with-area/use-area.tsx';
import type { Area } from '../../area/area.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { HardSituations } from '../../piano/hard-situations.tsx';
import { PlanChart } from '../../piano/plan-chart.tsx';
import { LaterSteps, PlanSteps } from '../../piano/plan-steps.tsx';
import { nextOf, plannedOf, type Planned } from '../../piano/planned.ts';
import '../../portal.css';

/**
 * /app/dashboards/soluzione-consigliata/piano: the monthly surplus, and what to use it for first.
 */
export default function PianoPage() {
  return (
    <WithArea>
      {(area) => (
        <>
          <ErrorBoundary of={area.analisi}>
            <Piano area={area} />
          </ErrorBoundary>
        </>
      )}
    </WithArea>
  );
}

function Piano({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const people = usePeople(area);
  const { hidden } = useMoney();
  const { bilancio, piano, refDate } = area.analisi;
  const { passi } = piano;
  const planned = plannedOf(piano);
  const hasEmployer = area.info.nucleoFamiliare.some(
    ({ enabled, professione }) => enabled && professione === 'Dipendente',
  );
  return (
    <>
      <PageHead
        title={<Sentence piano={piano} planned={planned} />}
        over={t('soluzioni.leadDate', { date: formatDate(refDate, language, 'long') })}
      >
        {piano.disponibile ? t('piano.lead') : t('piano.leadNothing')}
      </PageHead>
      <HardSituations area={area} />
      {bilancio.margine !== null && <MonthSum bilancio={bilancio} />}
      {bilancio.testo && (
        <Text marginTop="5" maxWidth="44em">
          {maskAmounts(bilancio.testo[language], hidden)}
        </Text>
      )}
      {(piano.fasi ?? []).length > 0 && (
        <Section>
          <SectionHead>
            <Question>{t('piano.chart.question')}</Question>
          </SectionHead>
          <PlanChart piano={piano} people={people} />
        </Section>
      )}
      {passi.length > 0 && (
        <Section>
          <SectionHead>
            <Question>{t('piano.steps')}</Question>
            <WhyFigure figura="piano" of={t('piano.link')} />
          </SectionHead>
          <PlanSteps piano={piano} planned={planned} people={people} refDate={refDate} />
          {hasEmployer && (
            <Text size="quiet" marginTop="4" maxWidth="44em">
              {t('piano.employer')}
            </Text>
          )}
        </Section>
      )}
      {planned.later.length > 0 && (
        <Section>
          <SectionHead>
            <Question>{t('piano.later')}</Question>
          </SectionHead>
          <LaterSteps later={planned.later} people={people} />
        </Section>
      )}
      {passi.length > 0 && <Turns />}
    </>
  );
}

/** What the plan says in one line: what comes first, and what follows it. */
function Sentence({ piano, planned }: { piano: Analisi['piano']; planned: Planned }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { format } = useMoney();
  const { disponibile, passi } = piano;
  if (disponibile === null) return t('piano.title.unknown');
  if (disponibile === 0) return t('piano.title.nothing');
  const sum = format(disponibile);
  const [first] = passi;
  if (!first || first.tipo === 'altro_risparmio') return t('piano.title.free', { sum });
  const next = nextOf(planned);
  const then = next ? ` ${t(`piano.title.then.${next}`)}` : '';
  if (first.tipo !== 'riserva') return t(`piano.title.${first.tipo}`, { sum }) + then;
  const { span } = planned.steps[0] ?? {};
  const count = span && !span.isOpen ? span.to : (first.mesi ?? 1);
  if (count === 12) return t('piano.title.riservaYear', { sum }) + then;
  return t('piano.title.riserva', { sum, count, number: numberWord(count, language) }) + then;
}

/** Income − spending − instalments = surplus. */
function MonthSum({ bilancio: b }: { bilancio: Analisi['bilancio'] }) {
  const t = useT(userAreaNamespace);
  const isShort = (b.disavanzo ?? 0) > 0;
  const parts = [
    { sign: '', value: b.entrate, name: t('piano.in') },
    { sign: '−', value: b.spese, name: t(b.speseStimate ? 'piano.spentEstimated' : 'piano.spent') },
    ...(b.rate > 0
      ? [
          {
            sign: '−',
            value: b.rate,
            name: t(b.rateStimate ? 'piano.instalmentsEstimated' : 'piano.instalments'),
          },
        ]
      : []),
    {
      sign: '=',
      value: isShort ? b.disavanzo : b.margine,
      name: t(isShort ? 'piano.short' : 'piano.left'),
    },
  ];
  return (
    <Box
      as="section"
      aria-label={t('piano.sum')}
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ md: 'flex-end' }}
      justifyContent="space-between"
      gap={{ base: '4', md: '6' }}
      marginTop={{ base: '8', md: '10' }}
      paddingBlock="6"
      borderBlockWidth="1px"
      borderColor="line"
    >
      {parts.map(({ sign, value, name }, at) => (
        <Box key={sign + name} display="flex" gap="4" alignItems="baseline">
          {sign !== '' && (
            <Text as="span" size="quiet" aria-hidden="true">
              {sign}
            </Text>
          )}
          <Box>
            <BigNumber size={34} fontSize={at === parts.length - 1 ? undefined : '24px'}>
              <Money value={value} />
            </BigNumber>
            <Text as="span" size="quiet" display="flex" gap="2" alignItems="baseline">
              <span>{name}</span>
              {at === parts.length - 1 && <WhyFigure figura="bilancio" of={t('piano.question')} />}
            </Text>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What happens when a month is not like the others. */
function Turns() {
  const t = useT(userAreaNamespace);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      gap={{ base: '5', md: '8' }}
      marginTop={{ base: '10', md: '14' }}
    >
      {(['wrong', 'more', 'less'] as const).map((key) => (
        <Box key={key} borderTopWidth="1px" borderColor="line" paddingTop="4">
          <Title as="h2" size={17}>
            {t(`piano.${key}.title`)}
          </Title>
          <Text size="quiet" marginTop="1.5">
            {t(`piano.${key}.text`)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
