import { useUiWords } from '@bussola/i18n';
import { formatEuro, parseMoney } from '@bussola/i18n/format';
import { use, useState, type ReactNode, type Ref } from 'react';
import { BareInput, FieldBox, FieldFrame, type FieldBasics } from '../core/field-frame.tsx';
import { chakra } from '../core/layout.ts';
import { MoneyContext } from '../core/money.tsx';
import { moneyText, wrongText } from './number-text.ts';
import { useTypedNumber } from './use-typed-number.ts';

export interface MoneyFieldProps extends FieldBasics {
  /** null when empty; NaN while what is written is not an amount: the schema refuses it. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Whole euro: cents are rounded, and the field says so. */
  whole?: boolean;
  /** The value comes from elsewhere and was rounded there. */
  rounded?: boolean;
  placeholder?: string;
  /** Links below the box: «Non so il valore». The understood amount goes on after them. */
  links?: ReactNode;
  wide?: boolean;
  /** «€ al mese», in place of «€». */
  unit?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The error of a text that is no amount or is below zero; such a value is never repeated. */
function wrongOf(value: number | null, text: string, t: ReturnType<typeof useUiWords>) {
  if (value === null || value >= 0) return undefined;
  return Number.isNaN(value) ? wrongText(t, text) : t('money.negative');
}

/** An amount in euro, typed as Italians write it; on leaving, the field says what it understood. */
export function MoneyField({
  value,
  onChange,
  onBlur,
  whole = false,
  rounded,
  placeholder,
  links,
  help,
  wide = false,
  unit = '€',
  autoFocus,
  ref,
  ...frame
}: MoneyFieldProps) {
  const t = useUiWords();
  const { priceDecimals } = use(MoneyContext);
  const [isRounded, setRounded] = useState(false);
  const read = (text: string) => {
    const amount = parseMoney(text);
    return whole && amount !== null ? Math.round(amount) : amount;
  };
  const typed = useTypedNumber(value, onChange, read, moneyText);
  const wrong = typed.isFocused ? undefined : wrongOf(value, typed.text, t);
  const error = wrong ?? frame.error;
  const understood =
    value === null || typed.isFocused || wrong !== undefined
      ? null
      : t(isRounded || rounded ? 'money.rounded' : 'money.understood', {
          // Typed cents are never hidden.
          amount: formatEuro(value, { decimals: Number.isInteger(value) ? priceDecimals : 2 }),
        });
  return (
    <FieldFrame
      {...frame}
      error={error}
      help={
        links ? (
          <>
            {links}
            {understood !== null && <span>{` · ${understood}`}</span>}
            {help && <chakra.div>{help}</chakra.div>}
          </>
        ) : (
          help
        )
      }
      echo={links ? undefined : understood}
    >
      {({ id, describedBy, invalid }) => (
        <FieldBox narrow={!wide}>
          <BareInput
            ref={ref}
            end
            id={id}
            name={frame.name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed.text}
            placeholder={placeholder}
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            disabled={frame.disabled}
            onChange={(event) => {
              typed.onText(event.target.value);
              setRounded(whole && !Number.isInteger(parseMoney(event.target.value) ?? 0));
            }}
            onFocus={typed.onEnter}
            onBlur={() => {
              typed.onLeave();
              onBlur?.();
            }}
            aria-required={frame.required || undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
          <chakra.span color="text-2" aria-hidden="true" whiteSpace="nowrap">
            {unit}
          </chakra.span>
        </FieldBox>
      )}
    </FieldFrame>
  );
}
