import { useT } from '@bussola/i18n';
import type { Translate } from '@bussola/i18n';
import { formatEuro, formatNumber, formatPercent } from '@bussola/i18n/format';
import { chakra } from '@bussola/ui/core';
import { metodoNamespace } from './metodo-namespace.ts';

type T = Translate<(typeof metodoNamespace)['it']>;

/** A constant as people read it: an amount, a share, a switch, or the rows of a table. */
export function ConstantValue({ value, unit }: { value: unknown; unit: string }) {
  const t = useT(metodoNamespace);
  const rows = rowsOf(value);
  // A row of figures without names stays one line.
  if (!rows || (Array.isArray(value) && value.every((part) => typeof part === 'number'))) return <chakra.b fontVariantNumeric="lining-nums tabular-nums">{flat(value, unit, t)}</chakra.b>;
  return (
    <chakra.ul listStyle="none" display="grid" gap="0.5" fontVariantNumeric="lining-nums tabular-nums" css={{ columns: rows.length > 8 ? 2 : 1, columnGap: '28px', display: rows.length > 8 ? 'block' : 'grid' }}>
      {rows.map(([name, part]) => (
        <chakra.li key={name} css={{ breakInside: 'avoid' }}>{/^\d+$/.test(name) && Array.isArray(value) ? null : <chakra.span color="text-2">{name === 'default' ? t('elsewhere') : name} </chakra.span>}<b>{flat(part, unit, t)}</b></chakra.li>
      ))}
    </chakra.ul>
  );
}

function rowsOf(value: unknown): [string, unknown][] | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value);
}

const flat = (value: unknown, unit: string, t: T): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map((part) => flat(part, unit, t)).join(' · ') : plain(value, unit, t);

/** The unit of the release decides; where one names two («€ / rate»), a number up to one is a share. */
function plain(value: unknown, unit: string, t: T): string {
  if (value === null) return t('beyond');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value !== 'number') return String(value);
  const isShare = /rate|share/.test(unit) && Math.abs(value) <= 1 && (value !== 0 || !unit.includes('€'));
  if (isShare) return formatPercent(value * 100, { decimals: 2 });
  if (unit === '%') return formatPercent(value, { decimals: 3 });
  if (unit.startsWith('€')) return `${formatEuro(value, { decimals: Number.isInteger(value) ? 0 : 2 })}${unit === '€/y' ? ` ${t('units.aYear')}` : unit === '€/month' ? ` ${t('units.aMonth')}` : ''}`;
  const number = unit === 'year' ? String(value) : formatNumber(value, 6, 0);
  const word = { years: t('units.years'), y: t('units.years'), age: t('units.years'), months: t('units.months'), points: t('units.points') }[unit];
  return word ? `${number} ${word}` : number;
}
