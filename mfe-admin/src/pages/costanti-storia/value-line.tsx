import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, chakra, colorVar, Text } from '@bussola/ui/core';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { ValueFrom } from './values-in-time.ts';

interface Props {
  points: readonly ValueFrom[];
  today: string;
  label: string;
  format: (value: number) => string;
}
const [WIDE, HIGH, EDGE] = [720, 150, 14];
const DAY_MS = 86_400_000;
const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** A figure over time in steps: whole until today, dashed where it is not yet in force. */
export function ValueLine({ points, today, label, format }: Props) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const values = points.map(({ value }) => value);
  const [top, bottom] = [Math.max(...values), Math.min(...values)];
  const now = dayOf(today);
  const first = Math.min(...points.map(({ from }) => dayOf(from)), now);
  const last = Math.max(...points.map(({ from }) => dayOf(from)), now);
  // What comes stays visible after its day.
  const end = last + Math.max(1, (last - first) * 0.12);
  const x = (day: number) => EDGE + ((day - first) / Math.max(1, end - first)) * (WIDE - 2 * EDGE);
  const y = (value: number) => EDGE + ((top - value) / (top - bottom || 1)) * (HIGH - 2 * EDGE);
  const line = (from: readonly ValueFrom[], until: number) =>
    from
      .map(({ from: day, value }, at) =>
        at === 0 ? `M${x(dayOf(day))} ${y(value)}` : `H${x(dayOf(day))}V${y(value)}`,
      )
      .join('') + `H${x(until)}`;
  const past = points.filter(({ from }) => dayOf(from) <= now);
  const current = past.at(-1);
  const coming = points.filter(({ from }) => dayOf(from) > now);
  const said = points.map(
    ({ from, value }) => `${formatDate(from, language, 'long')}: ${format(value)}`,
  );
  return (
    <Box
      as="figure"
      margin="0"
      marginTop="6"
      paddingBlock="5"
      borderBlockWidth="1px"
      borderColor="line"
    >
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        width="100%"
        role="img"
        aria-label={`${label}. ${said.join('. ')}.`}
      >
        <path d={`M0 ${HIGH - 2}H${WIDE}`} stroke={colorVar('line-strong')} strokeWidth="1" />
        <path d={line(past, now)} fill="none" stroke={colorVar('ink')} strokeWidth="2.5" />
        {current && coming.length > 0 && (
          <path
            d={line([{ from: today, value: current.value }, ...coming], end)}
            fill="none"
            stroke={colorVar('ink')}
            strokeWidth="2.5"
            strokeDasharray="5 5"
          />
        )}
        <path
          d={`M${x(now)} 0V${HIGH}`}
          stroke={colorVar('line-strong')}
          strokeWidth="1"
          strokeDasharray="2 3"
        />
        {current && <circle cx={x(now)} cy={y(current.value)} r="5" fill={colorVar('ink')} />}
      </svg>
      {/* Outside of the drawing, so that on phones the words keep their size. */}
      <chakra.ul
        aria-hidden="true"
        listStyle="none"
        display="flex"
        flexWrap="wrap"
        gap="4px 28px"
        marginTop="3"
      >
        {points.map(({ from, value }) => (
          <chakra.li key={`${from} ${value}`} textStyle="quiet">
            <span>{formatDate(from, language, 'long')}</span>{' '}
            <chakra.b color="text">{format(value)}</chakra.b>
          </chakra.li>
        ))}
      </chakra.ul>
      {coming.length > 0 && <Text size="quiet">{t('costanti.vita.story.dashed')}</Text>}
    </Box>
  );
}
