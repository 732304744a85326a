import { constantRows, formatConstant, type ConstantWords } from '@bussola/i18n/format';
import { chakra } from '../core/layout.ts';

/** A constant as people read it: an amount, a share, a switch, or the rows of a table. */
export function ConstantValue({
  value,
  unit,
  words,
}: {
  value: unknown;
  unit: string;
  words: ConstantWords;
}) {
  const rows = constantRows(value, unit, words);
  if (!rows)
    return (
      <chakra.b fontVariantNumeric="lining-nums tabular-nums">
        {formatConstant(value, unit, words)}
      </chakra.b>
    );
  return (
    <chakra.ul
      listStyle="none"
      gap="0.5"
      fontVariantNumeric="lining-nums tabular-nums"
      css={{
        // Two columns where there is room for both.
        columns: rows.length > 8 ? '10em 2' : 1,
        columnGap: '28px',
        display: rows.length > 8 ? 'block' : 'grid',
      }}
    >
      {rows.map(({ name, part, unit: own }, place) => (
        <chakra.li key={name || place} css={{ breakInside: 'avoid' }}>
          {name && <chakra.span color="text-2">{name} </chakra.span>}
          <b>{formatConstant(part, own, words)}</b>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
