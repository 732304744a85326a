import { useUiWords } from '@bussola/i18n';
import type { Ref } from 'react';
import { BareInput, FieldBox, FieldFrame, type FieldBasics } from '../core/field-frame.tsx';
import { chakra } from '../core/layout.ts';
import { moneyText, parseInteger, wrongText } from './number-text.ts';
import { useTypedNumber } from './use-typed-number.ts';

export interface IntegerFieldProps extends FieldBasics {
  value: number | null;
  onChange: (value: number | null) => void;
  /** «anni», «€»: after the number. */
  unit?: string;
  /** No wider than a few digits and their unit. */
  short?: boolean;
  placeholder?: string | undefined;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A whole number, typed. What is pasted is never cut: another number would look right. */
export function IntegerField({
  value,
  onChange,
  onBlur,
  unit,
  short = false,
  placeholder,
  autoFocus,
  ref,
  ...frame
}: IntegerFieldProps) {
  const t = useUiWords();
  const typed = useTypedNumber(value, onChange, parseInteger, moneyText);
  const isWrong = value !== null && Number.isNaN(value) && !typed.isFocused;
  return (
    <FieldFrame {...frame} error={frame.error ?? (isWrong ? wrongText(t, typed.text) : undefined)}>
      {({ id, describedBy, invalid }) => (
        <FieldBox narrow {...(short ? { maxWidth: { md: '190px' } } : {})}>
          <BareInput
            ref={ref}
            end={Boolean(unit)}
            id={id}
            name={frame.name}
            type="text"
            inputMode="numeric"
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
          {unit && <chakra.span color="text-2">{unit}</chakra.span>}
        </FieldBox>
      )}
    </FieldFrame>
  );
}
