import { useId } from 'react';
import { chakra } from '../core/layout.ts';
import { colorVar } from '../core/tokens.ts';
import { ChartOrTable } from './chart-or-table.tsx';

export interface BandPoint {
  /** A year. */ at: number;
  plan: number;
  low?: number;
  mid?: number;
  high?: number;
  worst?: number;
}
export interface BandWords {
  plan: string;
  low: string;
  mid: string;
  high: string;
  /** Where eight of ten lie: between the two. */
  band: string;
  worst: string;
  year: string;
  chart: string;
  table: string;
}
export interface BandChartProps {
  /** What it is about, for screen readers. */
  label: string;
  points: readonly BandPoint[];
  format: (value: number) => string;
  words: BandWords;
}

const [WIDE, HIGH] = [640, 240];

/**
 * Years ahead: the plan as a line, and, once drawn, where eight paths of ten lie, with the worst
 * tenth dashed. A table behind the switch.
 */
export function BandChart({ label, points, format, words }: BandChartProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const hasBand = first.high !== undefined;
  const keys = keysOf(last, words, hasBand);
  return (
    <ChartOrTable
      label={label}
      words={words}
      heads={[
        words.year,
        words.plan,
        ...(hasBand ? [words.low, words.mid, words.high, words.worst] : []),
      ]}
      rows={points.map((point) => ({
        key: String(point.at),
        name: String(point.at),
        cells: [
          point.plan,
          ...(hasBand ? [point.low, point.mid, point.high, point.worst] : []),
        ].map((value) => format(value ?? 0)),
      }))}
    >
      <Drawing label={label} points={points} keys={keys} format={format} />
      {/* Outside of the drawing, so that on phones the years keep their size. */}
      <chakra.div
        display="flex"
        justifyContent="space-between"
        textStyle="quiet"
        aria-hidden="true"
      >
        {years(points).map((at) => (
          <span key={at}>{at}</span>
        ))}
      </chakra.div>
      <Legend keys={keys} last={last} words={words} format={format} />
    </ChartOrTable>
  );
}

interface Key {
  key: 'plan' | 'mid' | 'worst';
  word: string;
  /** In the last year. */
  value: number;
  stroke: string;
  dash: string | undefined;
}

function keysOf(last: BandPoint, words: BandWords, hasBand: boolean): Key[] {
  const plan: Key = {
    key: 'plan',
    word: words.plan,
    value: last.plan,
    stroke: colorVar('ink'),
    dash: undefined,
  };
  if (!hasBand) return [plan];
  const { mid = 0, worst = 0 } = last;
  return [
    plan,
    { key: 'mid', word: words.mid, value: mid, stroke: colorVar('c2'), dash: '1 4' },
    { key: 'worst', word: words.worst, value: worst, stroke: colorVar('c4'), dash: '6 4' },
  ];
}

/** The paths of the drawing, by the place of a year and the size of an amount. */
function pathsOf(points: readonly BandPoint[]) {
  const top = Math.max(1, ...points.flatMap(({ plan, high = 0 }) => [plan, high]));
  const x = (place: number) => (points.length < 2 ? 0 : (place / (points.length - 1)) * WIDE);
  const y = (value: number) => HIGH - (value / top) * (HIGH - 16);
  const line = (of: (point: BandPoint) => number) =>
    points
      .map(
        (point, place) =>
          `${place === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(of(point)).toFixed(1)}`,
      )
      .join('');
  const band = `${line(({ high = 0 }) => high)}${points
    .map((_point, place) => {
      const at = points.length - 1 - place;
      return `L${x(at).toFixed(1)} ${y(points[at]?.low ?? 0).toFixed(1)}`;
    })
    .join('')}Z`;
  return { line, band };
}

interface DrawingProps extends Pick<BandChartProps, 'label' | 'points' | 'format'> {
  keys: readonly Key[];
}

function Drawing({ label, points, keys, format }: DrawingProps) {
  const hatch = useId();
  const { line, band } = pathsOf(points);
  const hasBand = points[0]?.high !== undefined;
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH + 2}`}
      width="100%"
      role="img"
      aria-label={`${label}. ${keys.map(({ word, value }) => `${word}, ${points.at(-1)?.at}: ${format(value)}`).join('. ')}.`}
    >
      <defs>
        <pattern
          id={hatch}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(52)"
        >
          <rect width="6" height="6" fill={colorVar('ink-soft')} />
          <path d="M0 0V6" stroke={colorVar('c2')} strokeWidth="1" opacity=".45" />
        </pattern>
      </defs>
      {hasBand && <path d={band} fill={`url(#${hatch})`} stroke={colorVar('c2')} strokeWidth="1" />}
      {keys.map(({ key, stroke, dash }) => (
        <path
          key={key}
          d={line((point) => point[key] ?? 0)}
          fill="none"
          stroke={stroke}
          strokeWidth="2.5"
          strokeLinecap="round"
          {...(dash ? { strokeDasharray: dash } : {})}
        />
      ))}
      <path d={`M0 ${HIGH}H${WIDE}`} stroke={colorVar('line-strong')} strokeWidth="1" />
    </svg>
  );
}

interface LegendProps extends Pick<BandChartProps, 'words' | 'format'> {
  keys: readonly Key[];
  last: BandPoint;
}

function Legend({ keys, last, words, format }: LegendProps) {
  const hasBand = last.high !== undefined;
  return (
    <chakra.ul
      listStyle="none"
      display="flex"
      flexWrap="wrap"
      gap="4px 20px"
      marginTop="2"
      textStyle="quiet"
    >
      {keys.map(({ key, word, value, stroke, dash }) => (
        <chakra.li key={key} display="inline-flex" alignItems="center" gap="2">
          <svg width="22" height="6" aria-hidden="true">
            <path
              d="M0 3H22"
              stroke={stroke}
              strokeWidth="2.5"
              {...(dash ? { strokeDasharray: dash } : {})}
            />
          </svg>
          <span>{`${word}, ${last.at}:`}</span>{' '}
          <chakra.b textStyle="figure" color="text">
            {format(value)}
          </chakra.b>
        </chakra.li>
      ))}
      {hasBand && (
        <li>
          <span>{`${words.band}, ${last.at}:`}</span>{' '}
          <chakra.b
            textStyle="figure"
            color="text"
          >{`${format(last.low ?? 0)} – ${format(last.high ?? 0)}`}</chakra.b>
        </li>
      )}
    </chakra.ul>
  );
}

/** First, half way, last: each under its own place. */
const years = (points: readonly BandPoint[]): number[] => [
  ...new Set(
    [points[0], points[Math.floor((points.length - 1) / 2)], points.at(-1)].flatMap(
      (point) => point?.at ?? [],
    ),
  ),
];
