import { useUiWords } from '@bussola/i18n';
import { formatEuro, parseMoney } from '@bussola/i18n/format';
import type { ReactNode, Ref } from 'react';
import { BareInput, FieldBox, FieldFrame, type FieldBasics } from '../core/field-frame.tsx';
import { chakra } from '../core/layout.ts';
import { moneyText } from './number-text.ts';
import { useTypedNumber } from './use-typed-number.ts';

export interface MoneyFieldProps extends FieldBasics {
  /** null when empty; NaN while what is written is not an amount: the schema refuses it. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Digits after the comma in the echo. */
  decimals?: number;
  placeholder?: string;
  /** Links after the echo: «Non so il valore». */
  afterEcho?: ReactNode;
  wide?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An amount in euro, typed as Italians write it; on leaving, the field says what it understood. */
export function MoneyField({
  value,
  onChange,
  onBlur,
  decimals = 2,
  placeholder,
  afterEcho,
  wide = false,
  autoFocus,
  ref,
  ...frame
}: MoneyFieldProps) {
  const t = useUiWords();
  const typed = useTypedNumber(value, onChange, parseMoney, moneyText);
  const isWrong = value !== null && Number.isNaN(value) && !typed.isFocused;
  const error = frame.error ?? (isWrong ? t('money.wrong') : undefined);
  const understood =
    value !== null && !Number.isNaN(value) && !typed.isFocused
      ? t('money.understood', { amount: formatEuro(value, { decimals }) })
      : null;
  const echo =
    understood || afterEcho ? (
      <>
        {understood}
        {understood && afterEcho ? ' · ' : null}
        {afterEcho}
      </>
    ) : undefined;
  return (
    <FieldFrame {...frame} error={error} echo={echo}>
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
            onChange={(event) => typed.onText(event.target.value)}
            onFocus={typed.onEnter}
            onBlur={() => {
              typed.onLeave();
              onBlur?.();
            }}
            aria-required={frame.required || undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
          <chakra.span color="text-2" aria-hidden="true">
            €
          </chakra.span>
        </FieldBox>
      )}
    </FieldFrame>
  );
}
