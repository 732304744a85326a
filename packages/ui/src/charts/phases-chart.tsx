import { chakra } from '../core/layout.ts';
import { ChartOrTable } from './chart-or-table.tsx';
import { PhaseBands, type PhaseBand } from './phase-bands.tsx';
import { percent, placeMarks, type Phase } from './phases-geometry.ts';

export interface PhaseMark {
  /** Months from the start. */
  at: number;
  when: string;
  what: string;
}
export interface PhasesChartProps {
  /** What it is about, for screen readers. */
  label: string;
  /** The lowest first. */
  bands: readonly PhaseBand[];
  phases: readonly Phase[];
  /** One a month: «dic», and its year. */
  months: readonly { short: string; year: string }[];
  /** What there is every month: the dashed line. */
  whole: number;
  /** Beside the dashed line, on phones. */
  wholeLabel: string;
  /** Amounts named at the side; none when amounts are hidden. */
  ticks: readonly number[];
  /** What changes, the most important first: a mark without room is left out. */
  marks: readonly PhaseMark[];
  format: (value: number) => string;
  /** «440 € al mese», of a band. */
  perMonth: (value: number, band: string) => string;
  words: { when: string; chart: string; table: string };
}

const MARKS_HIGH = 46;
/** Months that the words of a mark take, on wide screens and on phones. */
const NEED = { wide: 5.5, narrow: 9 };
const GUTTER = { base: '0px', md: '68px' };

/** What a sum that comes back every month is used for, as bands over the months. */
export function PhasesChart(props: PhasesChartProps) {
  const { label, bands, phases, format, words } = props;
  const said = phases.map(
    ({ name, values }) =>
      `${name}: ${bands
        .flatMap(({ label: band }, at) =>
          (values[at] ?? 0) > 0 ? [`${band} ${format(values[at] ?? 0)}`] : [],
        )
        .join(', ')}`,
  );
  return (
    <ChartOrTable
      label={label}
      words={words}
      heads={[words.when, ...bands.map((band) => band.label)]}
      rows={phases.map(({ key, name, values }) => ({
        key,
        name,
        cells: bands.map((_band, at) => ((values[at] ?? 0) > 0 ? format(values[at] ?? 0) : '–')),
      }))}
    >
      <chakra.div
        role="img"
        aria-label={`${label}. ${said.join('. ')}.`}
        fontSize="t13"
        paddingInlineStart={GUTTER}
      >
        <div aria-hidden="true">
          <Marks {...props} width="wide" />
          <Marks {...props} width="narrow" />
          <PhaseBands {...props} />
          <Months {...props} />
        </div>
      </chakra.div>
    </ChartOrTable>
  );
}

const shownOn = (width: 'wide' | 'narrow') =>
  width === 'wide' ? { base: 'none', md: 'block' } : { base: 'block', md: 'none' };

/** What changes, over the bands, each on its line. */
function Marks({
  marks,
  months,
  wholeLabel,
  width,
}: PhasesChartProps & { width: 'wide' | 'narrow' }) {
  const placed = placeMarks(marks, months.length, NEED[width]);
  return (
    <chakra.div display={shownOn(width)}>
      {width === 'narrow' && (
        <chakra.p fontWeight="600" color="text" marginBottom="2">
          {wholeLabel}
        </chakra.p>
      )}
      <chakra.div position="relative" height={placed.length > 0 ? `${MARKS_HIGH}px` : '8px'}>
        {placed.map(({ mark: { at, when, what }, isBefore }) => (
          <chakra.div
            key={`${at} ${what}`}
            position="absolute"
            insetBlock="0"
            zIndex="1"
            borderInlineStartWidth="1px"
            borderColor="line-strong"
            style={{ insetInlineStart: percent(at, months.length) }}
          >
            <chakra.div
              position="absolute"
              top="0"
              whiteSpace="nowrap"
              lineHeight="18px"
              {...(isBefore
                ? { insetInlineEnd: '8px', textAlign: 'end' }
                : { insetInlineStart: '7px' })}
            >
              <chakra.b display="block" color="text" fontWeight="600">
                {when}
              </chakra.b>
              <chakra.span color="text-2">{what}</chakra.span>
            </chakra.div>
            <chakra.span
              position="absolute"
              bottom="-5px"
              insetInlineStart="-6px"
              width="11px"
              height="11px"
              borderRadius="full"
              borderWidth="2px"
              borderColor="ink"
              bg="surface"
            />
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  );
}

/** Months and years; on phones one in six. */
function Months({ months }: PhasesChartProps) {
  const years = [...new Set(months.map(({ year }) => year))].map((year) => ({
    year,
    count: months.filter((month) => month.year === year).length,
  }));
  return (
    <chakra.div color="text-2" lineHeight="18px" paddingTop="1.5">
      <chakra.div
        display={{ base: 'none', md: 'grid' }}
        style={{ gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))` }}
        textAlign="center"
      >
        {months.map(({ short, year }) => (
          <chakra.span key={short + year} fontSize={{ md: '11px', lg: 't13' }}>
            {short}
          </chakra.span>
        ))}
      </chakra.div>
      <chakra.div
        display={{ base: 'none', md: 'flex' }}
        marginTop="2"
        fontWeight="600"
        color="text"
      >
        {years.map(({ year, count }) => (
          <chakra.div
            key={year}
            display="flex"
            flexDirection="column"
            alignItems="center"
            whiteSpace="nowrap"
            style={{ width: percent(count, months.length) }}
          >
            <chakra.div
              alignSelf="stretch"
              borderTopWidth="1px"
              borderColor="line-strong"
              marginInline="3px"
            />
            <span>{year}</span>
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.div
        display={{ base: 'grid', md: 'none' }}
        style={{ gridTemplateColumns: `repeat(${Math.ceil(months.length / 6)}, minmax(0, 1fr))` }}
      >
        {months
          .filter((_month, at) => at % 6 === 0)
          .map(({ short, year }, at) => (
            <chakra.span
              key={short + year}
              borderInlineStartWidth="1px"
              borderColor="line-strong"
              paddingInlineStart="1.5"
            >
              {at % 2 === 0 ? `${short} ${year}` : short}
            </chakra.span>
          ))}
      </chakra.div>
    </chakra.div>
  );
}
