import { chakra } from '../core/layout.ts';
import { colorVar } from '../core/tokens.ts';
import { ChartOrTable } from './chart-or-table.tsx';

export interface StepPoint {
  /** Days from any beginning. */ at: number;
  /** «3 maggio 2026». */ label: string;
  value: number;
}
export interface StepChartProps {
  /** What it is about, for screen readers. */
  label: string;
  /** The oldest first. */
  points: readonly StepPoint[];
  /** How far the last value holds: the place and the name of today. */
  until: Omit<StepPoint, 'value'>;
  format: (value: number) => string;
  words: { when: string; value: string; chart: string; table: string };
}

const [WIDE, HIGH, EDGE] = [640, 200, 10];

/** An amount over time: each value holds until the next one. A table behind the switch. */
export function StepChart({ label, points, until, format, words }: StepChartProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const values = points.map(({ value }) => value);
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)];
  const x = (at: number) =>
    EDGE + ((at - first.at) / Math.max(1, until.at - first.at)) * (WIDE - 2 * EDGE);
  const y = (value: number) =>
    EDGE + ((top - value) / Math.max(1, top - bottom)) * (HIGH - 2 * EDGE);
  const steps = points
    .map(({ at, value }, place) =>
      place === 0 ? `M${x(at)} ${y(value)}` : `H${x(at)}V${y(value)}`,
    )
    .join('');
  const said = points.map((point) => `${point.label}: ${format(point.value)}`);
  return (
    <ChartOrTable
      label={label}
      words={words}
      heads={[words.when, words.value]}
      rows={points.map((point) => ({
        key: String(point.at),
        name: point.label,
        cells: [format(point.value)],
      }))}
    >
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        width="100%"
        role="img"
        aria-label={`${label}. ${said.join('. ')}.`}
      >
        <path d={`M0 ${y(0)}H${WIDE}`} stroke={colorVar('line-strong')} strokeWidth="1" />
        <path
          d={`${steps}H${x(until.at)}`}
          fill="none"
          stroke={colorVar('c1')}
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {points.map(({ at, value }) => (
          <circle key={at} cx={x(at)} cy={y(value)} r="5" fill={colorVar('c1')} />
        ))}
      </svg>
      {/* Outside of the drawing, so that on phones the words keep their size. */}
      <chakra.div
        display="flex"
        justifyContent="space-between"
        gap="4"
        textStyle="quiet"
        aria-hidden="true"
      >
        <Mark when={first.label} value={format(first.value)} />
        <chakra.span textAlign="end">
          <Mark when={until.label} value={format(last.value)} />
        </chakra.span>
      </chakra.div>
    </ChartOrTable>
  );
}

const Mark = ({ when, value }: { when: string; value: string }) => (
  <chakra.span display="inline-block" minWidth="0">
    <span>{when}</span>
    <chakra.b display="block" textStyle="figure" color="text">
      {value}
    </chakra.b>
  </chakra.span>
);
