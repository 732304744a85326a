import { chakra } from '../core/layout.ts';
import { colorVar } from '../core/tokens.ts';
import { ChartOrTable } from './chart-or-table.tsx';
import { cellsOf, outlines, placeMarks, type BandCell, type Phase } from './phases-geometry.ts';

/** A colour of the charts, or what stays free: paper with an edge. */
export type PhaseSeries = 1 | 2 | 4 | 5 | 6 | 'free';
export interface PhaseBand {
  key: string;
  label: string;
  series: PhaseSeries;
}
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

const HIGH = 224;
const MARKS_HIGH = 46;
/** Months that the words of a mark take, on wide screens and on phones. */
const NEED = { wide: 5.5, narrow: 9 };
const GUTTER = { base: '0px', md: '52px' };

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
          <Bands {...props} />
          <Months {...props} />
        </div>
      </chakra.div>
    </ChartOrTable>
  );
}

const shownOn = (width: 'wide' | 'narrow') =>
  width === 'wide' ? { base: 'none', md: 'block' } : { base: 'block', md: 'none' };
const percent = (part: number, whole: number) => `${(part / Math.max(1, whole)) * 100}%`;

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

function Bands({ bands, phases, months, whole, ticks, format, perMonth }: PhasesChartProps) {
  const wide = months.length;
  const cells = bands.map((_band, at) => cellsOf(phases, at));
  return (
    <chakra.div position="relative" height={`${HIGH}px`}>
      {ticks.map((tick) => (
        <chakra.div
          key={tick}
          position="absolute"
          insetInline="0"
          borderTopWidth={tick === whole ? '0' : '1px'}
          borderColor={tick === 0 ? 'line-strong' : 'line'}
          style={{ bottom: percent(tick, whole) }}
        >
          <chakra.span
            display={{ base: 'none', md: 'block' }}
            position="absolute"
            insetInlineEnd="100%"
            top="-9px"
            paddingInlineEnd="2"
            whiteSpace="nowrap"
            lineHeight="18px"
            textStyle="figure"
            color={tick === whole ? 'text' : 'text-2'}
            fontWeight={tick === whole ? '600' : undefined}
          >
            {format(tick)}
          </chakra.span>
        </chakra.div>
      ))}
      <chakra.svg
        position="absolute"
        inset="0"
        width="100%"
        height="100%"
        viewBox={`0 0 ${wide} ${Math.max(1, whole)}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        {bands.map(({ key, series }, at) =>
          outlines(cells[at] ?? [], whole).map((outline) => (
            <path
              key={key + outline}
              d={outline}
              vectorEffect="non-scaling-stroke"
              {...lookOf(series)}
            />
          )),
        )}
        <path
          d={`M0 0H${wide}`}
          vectorEffect="non-scaling-stroke"
          stroke={colorVar('ink')}
          strokeWidth="1.5"
          strokeDasharray="6 4"
        />
      </chakra.svg>
      {bands.map(({ key, label, series }, at) => {
        const widest = widestOf(cells[at] ?? []);
        return (cells[at] ?? []).map((cell) => (
          <CellWords
            key={`${key} ${cell.from}`}
            cell={cell}
            wide={wide}
            whole={whole}
            color={series === 1 || series === 2 || series === 4 ? 'on-ink' : 'text'}
            name={cell === widest ? label : undefined}
            amount={
              cell === widest
                ? perMonth(cell.top - cell.bottom, key)
                : format(cell.top - cell.bottom)
            }
          />
        ));
      })}
    </chakra.div>
  );
}

/** The two light ones and what stays free keep an edge; the others are parted by paper. */
function lookOf(series: PhaseSeries) {
  if (series === 'free')
    return { fill: colorVar('surface'), stroke: colorVar('line-strong'), strokeWidth: 1 };
  const fill = colorVar(`c${series}` as const);
  return series >= 5
    ? { fill, fillOpacity: 0.62, stroke: colorVar('line-strong'), strokeWidth: 1 }
    : { fill, stroke: colorVar('ground'), strokeWidth: 1.5 };
}

const widestOf = (cells: readonly BandCell[]): BandCell | undefined =>
  cells.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];

/** Name and amount inside of a band, where there is room for them. */
function CellWords({
  cell: { from, to, bottom, top },
  wide,
  whole,
  color,
  name,
  amount,
}: {
  cell: BandCell;
  wide: number;
  whole: number;
  color: 'on-ink' | 'text';
  name: string | undefined;
  amount: string;
}) {
  return (
    <chakra.div
      position="absolute"
      overflow="hidden"
      color={color}
      css={{ containerType: 'size' }}
      style={{
        insetInlineStart: percent(from, wide),
        width: percent(to - from, wide),
        bottom: percent(bottom, whole),
        height: percent(top - bottom, whole),
      }}
    >
      <chakra.div
        display="none"
        height="100%"
        paddingInline="3"
        columnGap="2"
        lineHeight="20px"
        whiteSpace="nowrap"
        css={{
          // One line where the band is low, two where it is high enough; none in a sliver.
          [`@container (min-width: ${name ? 92 : 68}px) and (min-height: 20px)`]: {
            display: 'flex',
            alignItems: 'center',
          },
          '@container (min-width: 92px) and (min-height: 56px)': {
            display: 'block',
            paddingBlockStart: '10px',
          },
        }}
      >
        {name && (
          <chakra.span display="block" textStyle="title17" color="inherit">
            {name}
          </chakra.span>
        )}
        <chakra.span display="block" overflow="hidden" textOverflow="ellipsis" fontWeight="540">
          {amount}
        </chakra.span>
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
            textAlign="center"
            style={{ width: percent(count, months.length) }}
          >
            <chakra.div borderTopWidth="1px" borderColor="line-strong" marginInline="3px" />
            {year}
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
