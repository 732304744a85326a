import { formatEuro, formatNumber, formatPercent } from '@bussola/i18n/format';
import { chakra } from '../core/layout.ts';

/** What a constant says besides its figures, in the words of who shows it. */
export interface ConstantWords { beyond: string; elsewhere: string; yes: string; no: string; years: string; months: string; points: string; aYear: string; aMonth: string }

/** A constant as people read it: an amount, a share, a switch, or the rows of a table. */
export function ConstantValue({ value, unit, words }: { value: unknown; unit: string; words: ConstantWords }) {
  const rows = rowsOf(value);
  // A row of figures without names stays one line.
  if (!rows || (Array.isArray(value) && value.every((part) => typeof part === 'number'))) return <chakra.b fontVariantNumeric="lining-nums tabular-nums">{flat(value, unit, words)}</chakra.b>;
  return (
    <chakra.ul listStyle="none" gap="0.5" fontVariantNumeric="lining-nums tabular-nums" css={{ columns: rows.length > 8 ? 2 : 1, columnGap: '28px', display: rows.length > 8 ? 'block' : 'grid' }}>
      {rows.map(([name, part]) => (
        <chakra.li key={name} css={{ breakInside: 'avoid' }}>{/^\d+$/.test(name) && Array.isArray(value) ? null : <chakra.span color="text-2">{name === 'default' ? words.elsewhere : name} </chakra.span>}<b>{flat(part, unit, words)}</b></chakra.li>
      ))}
    </chakra.ul>
  );
}

function rowsOf(value: unknown): [string, unknown][] | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value);
}

const flat = (value: unknown, unit: string, words: ConstantWords): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map((part) => flat(part, unit, words)).join(' · ') : plain(value, unit, words);

/** The unit of the release decides; where one names two («€ / rate»), a number up to one is a share. */
function plain(value: unknown, unit: string, words: ConstantWords): string {
  if (value === null) return words.beyond;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'number') return String(value);
  const isShare = /rate|share/.test(unit) && Math.abs(value) <= 1 && (value !== 0 || !unit.includes('€'));
  if (isShare) return formatPercent(value * 100, { decimals: 2 });
  if (unit === '%') return formatPercent(value, { decimals: 3 });
  if (unit.startsWith('€')) return `${formatEuro(value, { decimals: Number.isInteger(value) ? 0 : 2 })}${unit === '€/y' ? ` ${words.aYear}` : unit === '€/month' ? ` ${words.aMonth}` : ''}`;
  const number = unit === 'year' ? String(value) : formatNumber(value, 6, 0);
  const word = { years: words.years, y: words.years, age: words.years, months: words.months, points: words.points }[unit];
  return word ? `${number} ${word}` : number;
}
