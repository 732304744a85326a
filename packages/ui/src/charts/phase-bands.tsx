import { chakra } from '../core/layout.ts';
import { colorVar } from '../core/tokens.ts';
import { cellsOf, outlines, percent, type BandCell, type Phase } from './phases-geometry.ts';

/** A colour of the charts, or what stays free: paper with an edge. */
export type PhaseSeries = 1 | 2 | 4 | 5 | 6 | 'free';
export interface PhaseBand {
  key: string;
  label: string;
  series: PhaseSeries;
}
const HIGH = 224;

export interface PhaseBandsProps {
  bands: readonly PhaseBand[];
  phases: readonly Phase[];
  months: readonly unknown[];
  whole: number;
  ticks: readonly number[];
  format: (value: number) => string;
  perMonth: (value: number, band: string) => string;
}

/** The bands with their names and amounts, over lines at round sums. */
export function PhaseBands({
  bands,
  phases,
  months,
  whole,
  ticks,
  format,
  perMonth,
}: PhaseBandsProps) {
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
