import { useUiWords } from '@bussola/i18n';
import { EstimateTag } from '../core/estimate-tag.tsx';
import { chakra } from '../core/layout.ts';
import { useMoney } from '../core/money.tsx';
import { colorVar } from '../core/tokens.ts';
import { partsOf, type ChartPart } from './parts.ts';
import { SeriesDot, seriesLook } from './series.tsx';

export interface StackedBarRow {
  key: string;
  label?: string;
  parts: readonly ChartPart[];
}

export interface StackedBarProps {
  /** Drawn to one scale: what one owes is as long as it weighs on what one owns. */
  rows: readonly StackedBarRow[];
  format?: (value: number) => string;
  /** The keys under one another, for long names. */
  stackedKeys?: boolean;
  /** The largest first, instead of the order given. */
  largestFirst?: boolean;
}

/** An estimate keeps its colour inside a dashed edge. */
const SUPPOSED = {
  boxShadow: 'none',
  border: `1.5px dashed ${colorVar('line-strong')}`,
  backgroundClip: 'content-box',
  padding: '2px',
} as const;

/** What a whole is made of, named under the bar with its amounts. */
export function StackedBar({
  rows,
  format,
  stackedKeys = false,
  largestFirst = false,
}: StackedBarProps) {
  const t = useUiWords();
  const money = useMoney();
  const write = format ?? ((value: number) => money.format(value));
  const drawn = rows.map((row) => {
    const parts = partsOf(row.parts, t('chart.other'));
    const order = new Map(row.parts.map(({ key }, place) => [key, place]));
    if (!largestFirst)
      parts.sort((one, other) => (order.get(one.key) ?? 99) - (order.get(other.key) ?? 99));
    return { ...row, parts, total: parts.reduce((sum, { value }) => sum + value, 0) };
  });
  const scale = Math.max(...drawn.map(({ total }) => total), 1);
  const hasLabels = rows.some(({ label }) => label);
  return (
    <chakra.div display="grid" gap="14px" fontSize="t13">
      {drawn.map((row) => (
        <chakra.div
          key={row.key}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: hasLabels ? '76px minmax(0, 1fr)' : '1fr' }}
          gap={{ base: '1', md: '14px' }}
        >
          {hasLabels && (
            <chakra.span color="text-2" paddingTop={{ md: '1' }}>
              {row.label}
            </chakra.span>
          )}
          <div>
            <chakra.div
              display="flex"
              gap="2px"
              height="26px"
              role="img"
              aria-label={`${row.label ? `${row.label}: ` : ''}${row.parts.map((part) => `${part.label} ${write(part.value)}${part.estimated ? ` (${t('estimate')})` : ''}`).join(', ')}`}
            >
              {row.parts.map((part) => (
                <chakra.span
                  key={part.key}
                  display="block"
                  borderRadius="2px"
                  minWidth="3px"
                  style={{
                    ...seriesLook(part.series),
                    ...(part.estimated ? SUPPOSED : {}),
                    width: `${(part.value / scale) * 100}%`,
                  }}
                />
              ))}
            </chakra.div>
            <chakra.ul
              listStyle="none"
              display="flex"
              flexDirection={stackedKeys ? 'column' : 'row'}
              flexWrap="wrap"
              gap={stackedKeys ? '6px' : '4px 18px'}
              marginTop="2"
            >
              {row.parts.map((part) => (
                <chakra.li key={part.key} display="inline-flex" alignItems="baseline" gap="7px">
                  <SeriesDot series={part.series} />
                  <span>
                    <span>{part.label}</span>{' '}
                    <chakra.b fontWeight="600" textStyle="figure" unicodeBidi="plaintext">
                      {write(part.value)}
                    </chakra.b>
                    {part.estimated && (
                      <>
                        {' '}
                        <EstimateTag />
                      </>
                    )}
                  </span>
                </chakra.li>
              ))}
            </chakra.ul>
          </div>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
