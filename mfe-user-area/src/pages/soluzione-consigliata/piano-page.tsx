import type { Analisi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  BigNumber,
  Box,
  chakra,
  LetterLine,
  Money,
  PageHead,
  Question,
  Section,
  SectionHead,
  Text,
  Title,
  useMoney,
} from '@bussola/ui/core';
import { People } from '@bussola/ui/results';
import { maskAmounts } from '../../area/mask-amounts.ts';
import { ErrorBoundary } from '../../area/error-boundary.tsx';
import { ReleaseLine } from '../../area/release-line.tsx';
import { WithArea } from '../../area/use-area.tsx';
import type { Area } from '../../area/area.ts';
import type { Person } from '../../famiglia/people.ts';
import { usePeople } from '../../famiglia/use-people.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { HardSituations } from '../../piano/hard-situations.tsx';
import { monthAfter } from '../../piano/month-after.ts';
import '../../portal.css';

type Passo = Analisi['piano']['passi'][number];

/** /app/dashboards/soluzione-consigliata/piano: what is left of a month, and what comes first. */
export function PianoPage() {
  return (
    <WithArea>
      {(area) => (
        <>
          <ErrorBoundary of={area.analisi}>
            <Piano area={area} />
          </ErrorBoundary>
          <ReleaseLine analisi={area.analisi} />
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
  const { passi, dopo, resto } = piano;
  return (
    <>
      <PageHead
        title={<Sentence piano={piano} />}
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
      {passi.length > 0 && (
        <Section>
          <SectionHead>
            <Question>{t('piano.steps')}</Question>
            <WhyFigure figura="piano" of={t('piano.link')} />
          </SectionHead>
          <Rows>
            {passi.map((passo, at) => (
              <Step
                key={`${passo.tipo} ${passo.memberId}`}
                passo={passo}
                ordinal={at + 1}
                people={people}
                refDate={refDate}
              />
            ))}
            {(resto ?? 0) > 0 && <Rest ordinal={passi.length + 1} resto={resto ?? 0} />}
          </Rows>
          <Text size="quiet" marginTop="4" maxWidth="44em">
            {t('piano.employer')}
          </Text>
        </Section>
      )}
      {dopo.length > 0 && (
        <Section>
          <SectionHead>
            <Question>{t('piano.later')}</Question>
          </SectionHead>
          <Rows>
            {dopo.map((passo) => (
              <Later key={`${passo.tipo} ${passo.memberId}`} passo={passo} people={people} />
            ))}
          </Rows>
        </Section>
      )}
      {passi.length > 0 && <Turns />}
    </>
  );
}

/** What the plan says in one line. */
function Sentence({ piano: { disponibile, passi } }: { piano: Analisi['piano'] }) {
  const t = useT(userAreaNamespace);
  const { format } = useMoney();
  if (disponibile === null) return t('piano.title.unknown');
  if (disponibile === 0) return t('piano.title.nothing');
  const sum = format(disponibile);
  const [first] = passi;
  if (!first || first.tipo === 'altro_risparmio') return t('piano.title.free', { sum });
  if (first.tipo === 'riserva') return t('piano.title.riserva', { sum, count: first.mesi ?? 1 });
  return t(`piano.title.${first.tipo}`, { sum });
}

/** Income − spending − instalments = what is left. */
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
              <Money value={value} decimals={0} />
            </BigNumber>
            <Text as="span" size="quiet" display="flex" gap="2" alignItems="baseline">
              {name}
              {at === parts.length - 1 && (
                <WhyFigure figura="bilancio" of={t('piano.question')} tight />
              )}
            </Text>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const Rows = chakra('ol', {
  base: { listStyleType: 'none', borderTopWidth: '1px', borderColor: 'line' },
});
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '32px minmax(0, 1fr)',
      md: '48px minmax(0, 1fr) minmax(0, 200px) minmax(0, 200px)',
    },
    columnGap: { base: '3', md: '6' },
    rowGap: '3',
    paddingBlock: '6',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
const Cell = chakra('div', { base: { gridColumn: { base: '2', md: 'auto' }, minWidth: 0 } });

function Step({
  passo: { tipo, memberId, nome, mensile, mesi, importo },
  ordinal,
  people,
  refDate,
}: {
  passo: Passo;
  ordinal: number;
  people: readonly Person[];
  refDate: string;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { format } = useMoney();
  const sum = format(mensile);
  return (
    <Row>
      <LetterLine as="span" aria-hidden="true" fontSize="28px">
        {ordinal}
      </LetterLine>
      <div>
        <Title as="h3" size={20}>
          {capital(nome[language])}
        </Title>
        <Text marginTop="2" maxWidth="34em">
          {t(`piano.step.${tipo}`)}
        </Text>
        <Box marginTop="2">
          <People people={people.filter(({ id }) => id === memberId)} />
        </Box>
      </div>
      <Cell>
        <Text size="quiet">{t('piano.monthly')}</Text>
        <Text fontWeight="560">{tipo === 'protezione' ? t('piano.upTo', { sum }) : sum}</Text>
      </Cell>
      {mesi !== undefined && (
        <Cell>
          <Text size="quiet">{t('piano.until')}</Text>
          <Text fontWeight="560">{formatDate(monthAfter(refDate, mesi), language, 'month')}</Text>
          <Text size="quiet">
            {t('piano.months', { count: mesi })}, {t('piano.whole').toLowerCase()} {format(importo)}
          </Text>
        </Cell>
      )}
    </Row>
  );
}

function Rest({ ordinal, resto }: { ordinal: number; resto: number }) {
  const t = useT(userAreaNamespace);
  const { format } = useMoney();
  return (
    <Row>
      <LetterLine as="span" aria-hidden="true" fontSize="28px">
        {ordinal}
      </LetterLine>
      <div>
        <Title as="h3" size={20}>
          {t('piano.rest', { sum: format(resto) })}
        </Title>
        <Text marginTop="2" maxWidth="34em">
          {t('piano.restText')}
        </Text>
      </div>
      <Cell>
        <Text size="quiet">{t('piano.monthly')}</Text>
        <Text fontWeight="560">{format(resto)}</Text>
      </Cell>
    </Row>
  );
}

function Later({
  passo: { nome, memberId, mensile, importo },
  people,
}: {
  passo: Passo;
  people: readonly Person[];
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { format } = useMoney();
  return (
    <Row>
      <span />
      <div>
        <Title as="h3" size={17}>
          {capital(nome[language])}
        </Title>
        <People people={people.filter(({ id }) => id === memberId)} />
      </div>
      <Cell>
        {mensile !== undefined && (
          <>
            <Text size="quiet">{t('piano.monthly')}</Text>
            <Text>{format(mensile)}</Text>
          </>
        )}
        {importo !== undefined && (
          <>
            <Text size="quiet">{t('piano.whole')}</Text>
            <Text>{format(importo)}</Text>
          </>
        )}
      </Cell>
    </Row>
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export default PianoPage;
