import { useUiWords } from '@bussola/i18n';
import { formatNumber, formatPercent, parseMoney } from '@bussola/i18n/format';
import { BareInput, FieldBox } from '../core/field-frame.tsx';
import { chakra } from '../core/layout.ts';
import { Money } from '../core/money.tsx';
import { Slider } from './slider.tsx';
import { useTypedNumber } from './use-typed-number.ts';

interface Props {
  id: string;
  label: string;
  note?: string | undefined;
  value: number;
  /** Of the whole, in euro. */
  amount: number | undefined;
  onChange: (value: number) => void;
}

/** Room for «100,00» and its sign. */
const BOX = '116px';

/** One part of a split: name, slider by whole points, number to the hundredth, its euro. */
export function SplitRow({ id, label, note, value, amount, onChange }: Props) {
  const t = useUiWords();
  const write = (share: number | null) =>
    share === null || Number.isNaN(share) ? '' : formatNumber(share, 2, 0).replace('\u2212', '-');
  // An emptied box is zero: a split has no missing parts.
  const typed = useTypedNumber(
    value,
    (share) => onChange(share === null ? 0 : share),
    (text) => parseShare(text),
    write,
  );
  const isWrong = Number.isNaN(value) || value < 0 || value > 100;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{
        base: `minmax(0, 1fr) ${BOX}`,
        md: `168px minmax(0, 1fr) ${BOX}${amount === undefined ? '' : ' 96px'}`,
      }}
      gap={{ base: '0 14px', md: '5' }}
      alignItems="center"
      minHeight="60px"
      paddingBlock={{ base: '2', md: '0' }}
      css={{ '& + &': { borderTopWidth: '1px', borderColor: '{colors.line}' } }}
    >
      <chakra.label htmlFor={id} fontWeight="540" lineHeight="1.25">
        <span>{label}</span>
        {note && (
          <chakra.small display="block" fontSize="t13" color="text-2" fontWeight="400">
            {note}
          </chakra.small>
        )}
      </chakra.label>
      <Slider
        min={0}
        max={100}
        value={Number.isFinite(value) ? value : 0}
        onChange={onChange}
        aria-label={t('split.sliderLabel', { label })}
        valueText={formatPercent(value, { decimals: 2 })}
        gridRow={{ base: 2, md: 'auto' }}
        gridColumn={{ base: amount === undefined ? '1 / -1' : 1, md: 'auto' }}
      />
      <FieldBox
        minHeight="44px"
        paddingInline="3"
        gap="2"
        gridRow={{ base: 1, md: 'auto' }}
        gridColumn={{ base: 2, md: 'auto' }}
      >
        <BareInput
          end
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          minHeight="40px"
          value={typed.text}
          onChange={(event) => typed.onText(event.target.value)}
          onFocus={typed.onEnter}
          onBlur={typed.onLeave}
          aria-invalid={isWrong || undefined}
        />
        <chakra.span color="text-2" aria-hidden="true">
          %
        </chakra.span>
      </FieldBox>
      {amount !== undefined && (
        <Money
          value={isWrong ? null : (amount * value) / 100}
          fontSize="t13"
          color="text-2"
          textAlign="end"
          gridRow={{ base: 2, md: 'auto' }}
        />
      )}
    </chakra.div>
  );
}

/** A share as typed: here a lone dot is always a decimal, there being no thousands in a hundred. */
function parseShare(text: string): number | null {
  return parseMoney(text.replace('%', '').trim().replace('.', ',')) ?? 0;
}
