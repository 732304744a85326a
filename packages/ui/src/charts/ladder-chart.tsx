import { useId } from 'react';
import { chakra } from '../core/layout.ts';
import { colorVar } from '../core/tokens.ts';
import { ChartOrTable } from './chart-or-table.tsx';

export interface LadderStep {
  key: string;
  /** When: «nov 2026». */ label: string;
  /** In the order of the parts. */ values: readonly number[];
  /** What nothing pays. */ missing: number;
}
export interface LadderChartProps {
  /** What it is about, for screen readers. */
  label: string;
  steps: readonly LadderStep[];
  /** What pays, in the order in which it is used: three at most. */
  parts: readonly string[];
  format: (value: number) => string;
  words: {
    missing: string;
    need: string;
    when: string;
    chart: string;
    table: string;
    /** Said when nothing falls due. */ none: string;
  };
}

const [WIDE, HIGH, GAP] = [640, 220, 10];
const FILLS = [colorVar('c1'), colorVar('c2'), colorVar('c3')] as const;

/**
 * Amounts that fall due step by step, each column made of what pays it; what nothing pays is
 * hatched paper.
 */
export function LadderChart({ label, steps, parts, format, words }: LadderChartProps) {
  const hatch = useId();
  const due = steps.map((step) => ({
    ...step,
    need: [...step.values, step.missing].reduce((sum, value) => sum + Math.max(0, value), 0),
  }));
  const top = Math.max(1, ...due.map(({ need }) => need));
  const width = WIDE / Math.max(1, steps.length);
  const high = (value: number) => (value / top) * (HIGH - 16);
  const said = due.flatMap((step) =>
    step.need > 0
      ? [
          `${step.label}: ${format(step.need)}${step.missing > 0 ? ` (${words.missing} ${format(step.missing)})` : ''}`,
        ]
      : [],
  );
  const totals = parts
    .map((part, place) => ({
      part,
      fill: FILLS[place] ?? FILLS[0],
      value: steps.reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
    }))
    .filter(({ value }) => value > 0);
  const missing = steps.reduce((sum, step) => sum + step.missing, 0);
  const marks = [...new Set([0, Math.floor(steps.length / 2), steps.length - 1])].flatMap(
    (place) => steps[place]?.label ?? [],
  );
  return (
    <ChartOrTable
      label={label}
      words={words}
      heads={[words.when, words.need, ...parts, words.missing]}
      rows={due.map(({ key, label: name, values, missing: left, need }) => ({
        key,
        name,
        cells: [need, ...values, left].map((value) => format(value)),
      }))}
    >
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH + 2}`}
        width="100%"
        role="img"
        aria-label={`${label}. ${said.length > 0 ? said.join('. ') : words.none}.`}
      >
        <defs>
          <pattern
            id={hatch}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(52)"
          >
            <rect width="7" height="7" fill={colorVar('surface')} />
            <path d="M0 0V7" stroke={colorVar('line-strong')} strokeWidth="1.5" />
          </pattern>
        </defs>
        {steps.map((step, place) => (
          <Column
            key={step.key}
            x={place * width + GAP / 2}
            width={width - GAP}
            heights={[...step.values.map(high), high(step.missing)]}
            missingFill={`url(#${hatch})`}
          />
        ))}
        <path d={`M0 ${HIGH}H${WIDE}`} stroke={colorVar('line-strong')} strokeWidth="1" />
      </svg>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        textStyle="quiet"
        aria-hidden="true"
      >
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </chakra.div>
      <chakra.ul
        listStyle="none"
        display="flex"
        flexWrap="wrap"
        gap="4px 20px"
        marginTop="2"
        textStyle="quiet"
      >
        {totals.map(({ part, fill, value }) => (
          <Key key={part} fill={fill} word={part} value={format(value)} />
        ))}
        {missing > 0 && (
          <Key fill={`url(#${hatch})`} edge word={words.missing} value={format(missing)} />
        )}
      </chakra.ul>
    </ChartOrTable>
  );
}

function Column({
  x,
  width,
  heights,
  missingFill,
}: {
  x: number;
  width: number;
  heights: readonly number[];
  missingFill: string;
}) {
  const bottoms = heights.map((_, place) =>
    heights.slice(0, place).reduce((sum, each) => sum + each, 0),
  );
  return heights.map((height, place) => {
    if (height <= 0) return null;
    const isMissing = place === heights.length - 1;
    return (
      <rect
        key={place}
        x={x}
        y={HIGH - (bottoms[place] ?? 0) - Math.max(2, height)}
        width={width}
        height={Math.max(2, height)}
        fill={isMissing ? missingFill : (FILLS[place] ?? FILLS[0])}
        {...(isMissing ? { stroke: colorVar('line-strong'), strokeWidth: 1 } : {})}
      />
    );
  });
}

const Key = ({
  fill,
  word,
  value,
  edge = false,
}: {
  fill: string;
  word: string;
  value: string;
  edge?: boolean;
}) => (
  <chakra.li display="inline-flex" alignItems="center" gap="2">
    <svg width="12" height="12" aria-hidden="true">
      <rect
        width="12"
        height="12"
        rx="2"
        fill={fill}
        {...(edge ? { stroke: colorVar('line-strong') } : {})}
      />
    </svg>
    <span>
      <span>{word}</span>{' '}
      <chakra.b textStyle="figure" color="text">
        {value}
      </chakra.b>
    </span>
  </chakra.li>
);
