import { useUiWords } from '@bussola/i18n';
import { useState, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react';
import { BareInput, FieldBox, FieldFrame, type FieldBasics } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { EyeIcon, EyeOffIcon } from './icons.ts';
import { IconButton } from './button.tsx';

export interface TextFieldProps extends FieldBasics {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'search' | 'tel' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  autoFocus?: boolean;
  /** At the end of the box: a sign, a button. */
  end?: ReactNode;
  start?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. It has no `maxLength`, which would cut a pasted text: schemas limit it. */
export function TextField({
  value,
  onChange,
  onBlur,
  type = 'text',
  autoComplete,
  placeholder,
  autoFocus,
  start,
  end,
  ref,
  ...frame
}: TextFieldProps) {
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy, invalid }) => (
        <FieldBox>
          {start}
          <BareInput
            ref={ref}
            id={id}
            name={frame.name}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            autoComplete={autoComplete}
            placeholder={placeholder}
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            disabled={frame.disabled}
            aria-required={frame.required || undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            {...(type === 'email'
              ? { inputMode: 'email', autoCapitalize: 'none', spellCheck: false }
              : {})}
          />
          {end}
        </FieldBox>
      )}
    </FieldFrame>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be read while it is typed. */
export function PasswordField({
  value,
  onChange,
  onBlur,
  autoComplete,
  placeholder,
  autoFocus,
  ref,
  ...frame
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const t = useUiWords();
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy, invalid }) => (
        <FieldBox paddingInlineEnd="0.5">
          <BareInput
            ref={ref}
            id={id}
            name={frame.name}
            type={isShown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            autoComplete={autoComplete}
            placeholder={placeholder}
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            disabled={frame.disabled}
            autoCapitalize="none"
            spellCheck={false}
            aria-required={frame.required || undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
          <IconButton
            label={t(isShown ? 'password.hide' : 'password.show')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon icon={isShown ? EyeOffIcon : EyeIcon} />
          </IconButton>
        </FieldBox>
      )}
    </FieldFrame>
  );
}
