import type { Analisi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, chakra, LetterLine, Text, Title, useMoney } from '@bussola/ui/core';
import { SeriesDot } from '@bussola/ui/charts';
import { People } from '@bussola/ui/results';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { monthAfter } from './month-after.ts';
import { bandsOf } from './plan-bands.ts';
import { dayOf, restOf, stepKey, type Passo, type Planned, type PlannedStep } from './planned.ts';

interface OfPlan {
  piano: Analisi['piano'];
  planned: Planned;
  people: readonly Person[];
  refDate: string;
}

/** The steps of the plan one by one, and the part that stays free. */
export function PlanSteps({ piano, planned: { steps }, people, refDate }: OfPlan) {
  const rest = restOf(piano);
  return (
    <Rows>
      {steps.map((step, at) => (
        <Step
          key={stepKey(step.passo)}
          step={step}
          ordinal={at + 1}
          people={people}
          refDate={refDate}
          piano={piano}
        />
      ))}
      {rest && <Rest ordinal={steps.length + 1} {...rest} piano={piano} />}
    </Rows>
  );
}

/** What has no room in the months of the plan. */
export function LaterSteps({
  later,
  people,
}: {
  later: readonly Passo[];
  people: readonly Person[];
}) {
  return (
    <Rows>
      {later.map((passo) => (
        <Later key={stepKey(passo)} passo={passo} people={people} />
      ))}
    </Rows>
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
      md: '40px minmax(0, 1fr) minmax(0, 132px) minmax(0, 150px)',
      lg: '48px minmax(0, 1fr) minmax(0, 200px) minmax(0, 200px)',
    },
    columnGap: { base: '3', md: '6' },
    rowGap: '3',
    paddingBlock: '6',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
const Cell = chakra('div', { base: { gridColumn: { base: '2', md: 'auto' }, minWidth: 0 } });
const Ordinal = ({ children }: { children: number }) => (
  <LetterLine as="span" aria-hidden="true" fontSize="28px">
    {children}
  </LetterLine>
);

function Step({
  step: { passo, span },
  ordinal,
  people,
  refDate,
  piano: { fasi = [] },
}: {
  step: PlannedStep;
  ordinal: number;
  people: readonly Person[];
  refDate: string;
  piano: Analisi['piano'];
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { format } = useMoney();
  const { tipo, memberId, nome } = passo;
  const sum = format(span?.mensile ?? passo.mensile);
  const begins = (span?.from ?? 0) > 0;
  return (
    <Row>
      <Ordinal>{ordinal}</Ordinal>
      <div>
        <Box display="flex" alignItems="baseline" gap="2.5">
          <StepDot passo={passo} fasi={fasi} />
          <Title as="h3" size={20} minWidth="0" overflowWrap="anywhere">
            {capital(nome[language])}
          </Title>
        </Box>
        <Text marginTop="2" maxWidth="34em">
          {t(begins && tipo === 'pensione' ? 'piano.stepLater' : `piano.step.${tipo}`)}
        </Text>
        <Box marginTop="2">
          <People people={people.filter(({ id }) => id === memberId)} />
        </Box>
      </div>
      <Cell>
        <Text size="quiet">{t('piano.monthly')}</Text>
        <Text fontWeight="560">{tipo === 'protezione' ? t('piano.upTo', { sum }) : sum}</Text>
        {begins && (
          <Text size="quiet">
            {[
              t('piano.from', {
                month: formatDate(dayOf(fasi, span?.from ?? 0), language, 'month'),
              }),
              span && span.first < span.mensile && t('piano.atFirst', { sum: format(span.first) }),
            ]
              .filter(Boolean)
              .join(', ')}
          </Text>
        )}
      </Cell>
      <Until passo={passo} span={span} refDate={refDate} fasi={fasi} />
    </Row>
  );
}

/** The colour of the step on the chart. */
function StepDot({ passo, fasi }: { passo: Passo } & Pick<Required<Analisi['piano']>, 'fasi'>) {
  const series = bandsOf(fasi).find(({ key }) => key === stepKey(passo))?.series;
  return series && series !== 'free' ? <SeriesDot series={series} /> : null;
}

/** The last month of a step that ends: as it is played, or, beyond the phases, as it is counted. */
function Until({
  passo: { mesi, importo },
  span,
  refDate,
  fasi,
}: {
  passo: Passo;
  span: PlannedStep['span'];
  refDate: string;
  fasi: NonNullable<Analisi['piano']['fasi']>;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { format } = useMoney();
  const played = span && !span.isOpen ? span.to - span.from : undefined;
  const count = played ?? mesi;
  if (count === undefined) return null;
  const last = played && span ? dayOf(fasi, span.to - 1) : monthAfter(refDate, count);
  return (
    <Cell>
      <Text size="quiet">{t('piano.until')}</Text>
      <Text fontWeight="560">{formatDate(last, language, 'month')}</Text>
      <Text size="quiet">
        {[
          t('piano.months', { count }),
          importo !== undefined && `${t('piano.whole').toLowerCase()} ${format(importo)}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </Text>
    </Cell>
  );
}

function Rest({
  ordinal,
  sum,
  from,
  piano: { fasi = [] },
}: {
  ordinal: number;
  sum: number;
  from: number;
  piano: Analisi['piano'];
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { format } = useMoney();
  return (
    <Row>
      <Ordinal>{ordinal}</Ordinal>
      <div>
        <Title as="h3" size={20}>
          {t('piano.rest', { sum: format(sum) })}
        </Title>
        <Text marginTop="2" maxWidth="34em">
          {t('piano.restText')}
        </Text>
      </div>
      <Cell>
        <Text size="quiet">{t('piano.monthly')}</Text>
        <Text fontWeight="560">{format(sum)}</Text>
        {from > 0 && (
          <Text size="quiet">
            {t('piano.from', { month: formatDate(dayOf(fasi, from), language, 'month') })}
          </Text>
        )}
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
        <Title as="h3" size={17} overflowWrap="anywhere">
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
