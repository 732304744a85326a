import { useLanguage } from '@bussola/i18n';
import { constantRows, formatConstant } from '@bussola/i18n/format';
import { chakra } from '../core/layout.ts';

/** A constant as people read it: an amount, a share, a switch, or the rows of a table. */
export function ConstantValue({ value, unit }: { value: unknown; unit: string }) {
  const language = useLanguage();
  const rows = constantRows(value, unit, language);
  if (!rows)
    return (
      <chakra.b fontVariantNumeric="lining-nums tabular-nums">
        {formatConstant(value, unit, language)}
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
          {name && <chakra.span color="text-2">{`${name} `}</chakra.span>}
          <b>{formatConstant(part, own, language)}</b>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
