import { useUiWords } from '@bussola/i18n';
import { formatPercent } from '@bussola/i18n/format';
import { ChartPie, Table2 } from 'lucide-react';
import { useState } from 'react';
import { chakra } from '../core/layout.ts';
import { useMoney } from '../core/money.tsx';
import { colorVar } from '../core/tokens.ts';
import { onRing } from './dial-geometry.ts';
import { partsOf, type ChartPart, type DrawnPart } from './parts.ts';
import { Segmented } from './segmented.tsx';
import { SeriesDot } from './series.tsx';

export interface DonutProps {
  /** What it is about, for screen readers. */
  label: string;
  /** Shares of one total, in percent or in the unit of the whole. */
  parts: readonly ChartPart[];
  /** The whole, in euro: with it the amounts can be shown. */
  whole?: number;
  centreNote?: string;
}

/**
 * Shares of one total: direct labels on the larger slices, the list under it, amounts behind a
 * switch.
 */
export function Donut({ label, parts, whole, centreNote }: DonutProps) {
  const t = useUiWords();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const drawn = partsOf(parts, t('chart.other'));
  return (
    <chakra.figure margin="0">
      <Ring label={label} drawn={drawn} whole={whole} centreNote={centreNote} />
      <ShareTable label={label} drawn={drawn} whole={view === 'table' ? whole : undefined} />
      {whole !== undefined && (
        <chakra.div marginTop="18px">
          <Segmented
            label={label}
            value={view}
            onChange={setView}
            options={[
              { value: 'chart', label: t('chart.asShares'), icon: ChartPie },
              { value: 'table', label: t('chart.withAmounts'), icon: Table2 },
            ]}
          />
        </chakra.div>
      )}
    </chakra.figure>
  );
}

interface RingProps {
  label: string;
  drawn: readonly DrawnPart[];
  whole: number | undefined;
  centreNote: string | undefined;
}

function Ring({ label, drawn, whole, centreNote }: RingProps) {
  const money = useMoney();
  return (
    <chakra.svg
      viewBox="-122 -104 244 208"
      width="100%"
      maxWidth="250px"
      display="block"
      marginInline="auto"
      marginBottom="4"
      role="img"
      aria-label={`${label}: ${drawn.map((part) => `${part.label} ${formatPercent(part.pct)}`).join(', ')}`}
    >
      {slices(drawn).map(({ part, path, at }) => (
        <g key={part.key}>
          <path
            d={path}
            fill={colorVar(part.series === 'debt' ? 'c4' : `c${part.series}`)}
            {...(Number(part.series) >= 5
              ? { stroke: colorVar('line-strong'), strokeWidth: 1 }
              : {})}
          />
          {part.pct >= 8 && (
            <chakra.text
              {...labelPlace(at)}
              fontSize="12px"
              fontWeight="600"
              fill="text"
              fontVariantNumeric="lining-nums tabular-nums"
            >
              {formatPercent(part.pct, { decimals: 0 })}
            </chakra.text>
          )}
        </g>
      ))}
      {whole !== undefined && (
        <chakra.text
          textAnchor="middle"
          y="3"
          fontFamily="title"
          fontSize={`${centreSize(money.format(whole))}px`}
          fontWeight="420"
          fill="title"
        >
          {money.format(whole)}
        </chakra.text>
      )}
      {centreNote && (
        <chakra.text
          textAnchor="middle"
          y={whole === undefined ? 4 : 20}
          fontSize="12px"
          fill="text-2"
        >
          {centreNote}
        </chakra.text>
      )}
    </chakra.svg>
  );
}

interface TableProps {
  label: string;
  drawn: readonly DrawnPart[];
  /** In euro, where the amounts are shown. */
  whole: number | undefined;
}

function ShareTable({ label, drawn, whole }: TableProps) {
  const t = useUiWords();
  const money = useMoney();
  return (
    <chakra.table
      width="100%"
      fontSize="t13"
      css={{
        '& th, & td': {
          borderTopWidth: '1px',
          borderColor: '{colors.line}',
          paddingBlock: '8px',
          fontWeight: 480,
          textAlign: 'start',
        },
        '& td': {
          textAlign: 'end',
          fontWeight: 580,
          fontVariantNumeric: 'lining-nums tabular-nums',
          whiteSpace: 'nowrap',
        },
      }}
    >
      <chakra.caption srOnly>{label}</chakra.caption>
      <chakra.thead srOnly>
        <tr>
          <th scope="col">{t('chart.item')}</th>
          <th scope="col">{t('chart.share')}</th>
          {whole !== undefined && <th scope="col">{t('chart.amount')}</th>}
        </tr>
      </chakra.thead>
      <tbody>
        {drawn.map((part) => (
          <tr key={part.key}>
            <th scope="row">
              <chakra.span display="inline-flex" alignItems="center" gap="9px">
                <SeriesDot series={part.series} />
                <span>{part.label}</span>
              </chakra.span>
            </th>
            <td>{formatPercent(part.pct)}</td>
            {whole !== undefined && (
              <chakra.td
                color="text-2"
                css={{ fontWeight: '440 !important', paddingInlineStart: '10px' }}
              >
                {money.format((whole * part.pct) / 100)}
              </chakra.td>
            )}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const OUTER = 78;
const INNER = 50;

/** The hole holds nine letters of the usual size; a longer amount is written smaller. */
const centreSize = (text: string): number => Math.min(19, Math.floor((19 * 9) / text.length));

/** The ring of a whole whose parts nobody told. */
export function DonutOutline() {
  return (
    <chakra.svg
      viewBox="-122 -104 244 208"
      width="100%"
      maxWidth="250px"
      display="block"
      marginInline="auto"
      marginBottom="4"
      aria-hidden="true"
      fill="none"
      stroke={colorVar('line-strong')}
      strokeDasharray="5 5"
    >
      <circle r={OUTER} />
      <circle r={INNER} />
    </chakra.svg>
  );
}

function slices(parts: readonly DrawnPart[]): { part: DrawnPart; path: string; at: number }[] {
  let from = 0;
  return parts.map((part) => {
    const to = from + part.pct * 3.6;
    // A hair of paper between slices; a whole ring has none to leave.
    const gap = parts.length > 1 ? Math.min(0.6, (to - from) / 4) : 0.001;
    const path = ringSlice(from + gap, to - gap);
    const at = (from + to) / 2;
    from = to;
    return { part, path, at };
  });
}

function ringSlice(from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [
    onRing(from, OUTER),
    onRing(to, OUTER),
    onRing(to, INNER),
    onRing(from, INNER),
  ];
  return `M${a.x} ${a.y}A${OUTER} ${OUTER} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${INNER} ${INNER} 0 ${large} 0 ${d.x} ${d.y}z`;
}

function labelPlace(degrees: number): {
  x: number;
  y: number;
  textAnchor: 'start' | 'middle' | 'end';
} {
  const { x, y } = onRing(degrees, 88);
  return { x, y: y + 4, textAnchor: x > 30 ? 'start' : x < -30 ? 'end' : 'middle' };
}
