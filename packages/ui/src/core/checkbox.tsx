import {
  CheckboxControl,
  CheckboxHiddenInput,
  CheckboxLabel,
  CheckboxRoot,
} from '@chakra-ui/react/checkbox';
import { useMessage } from '@bussola/i18n';
import { useId, type ReactNode, type Ref } from 'react';
import { FieldError, fieldId } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { CheckIcon } from './icons.ts';
import { chakra } from './layout.ts';
import { useShownTick } from './use-shown-tick.ts';
import { wholeArea } from './whole-area.ts';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  name?: string;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const Tick = chakra(CheckboxControl, {
  base: {
    width: '22px',
    height: '22px',
    borderRadius: '5px',
    borderWidth: '1.5px',
    borderColor: 'line-strong',
    bg: 'surface',
    color: 'on-ink',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    transition: 'background-color 120ms',
    '& svg': { opacity: 0 },
    'input:checked + &': { bg: 'ink', borderColor: 'ink', '& svg': { opacity: 1 } },
    'input:focus-visible + &': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    'input[aria-invalid=true] + &': { borderColor: 'red' },
    'input:disabled + &': { bg: 'sunken', borderColor: 'line', color: 'text-2' },
  },
});

/** The label may hold links: a press on one follows it and leaves the tick. */
export function Checkbox({
  label,
  checked,
  onChange,
  onBlur,
  name,
  help,
  error,
  required,
  disabled,
  ref,
}: CheckboxProps) {
  const ownId = useId();
  const message = useMessage();
  const id = name ? fieldId(name) : ownId;
  const { input, press } = useShownTick(checked, onChange, ref);
  const described =
    [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <chakra.div>
      <CheckboxRoot
        ids={{ hiddenInput: id, label: `${id}-label` }}
        {...(name === undefined ? {} : { name })}
        checked={checked}
        onCheckedChange={press}
        disabled={disabled}
        invalid={Boolean(error)}
        position="relative"
        display="flex"
        gap="3"
        alignItems="flex-start"
        paddingBlock="11px"
        lineHeight="1.45"
        cursor="pointer"
        css={{ '& a': { position: 'relative', zIndex: 2 } }}
      >
        <CheckboxHiddenInput
          ref={input}
          style={wholeArea}
          onBlur={onBlur}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        <Tick aria-hidden="true">
          <Icon icon={CheckIcon} size={14} />
        </Tick>
        <CheckboxLabel>{label}</CheckboxLabel>
      </CheckboxRoot>
      {error && (
        // In the empty space below the words, and of what follows: its coming moves nothing.
        <FieldError
          id={`${id}-error`}
          paddingInlineStart="34px"
          marginTop="-10px"
          marginBottom="-10px"
        >
          {message(error)}
        </FieldError>
      )}
      {help && (
        <chakra.p id={`${id}-help`} textStyle="quiet" paddingInlineStart="34px" marginTop="-1">
          {help}
        </chakra.p>
      )}
    </chakra.div>
  );
}
