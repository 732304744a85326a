import type { ReactNode, Ref } from 'react';
import { HiddenInput } from './checkbox.tsx';
import { chakra, VisuallyHidden } from './layout.ts';

const Track = chakra('span', {
  base: {
    width: '36px',
    height: '22px',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'line-strong',
    bg: 'surface',
    position: 'relative',
    flex: 'none',
    display: 'inline-block',
    transition: 'background-color 120ms',
    _after: {
      content: '""',
      position: 'absolute',
      width: '14px',
      height: '14px',
      borderRadius: '50%',
      bg: 'line-strong',
      insetInlineStart: '2.5px',
      top: '2.5px',
      transition: 'inset-inline-start 120ms',
    },
    'input:checked + &': {
      bg: 'ink',
      borderColor: 'ink',
      _after: { insetInlineStart: '16.5px', bg: 'on-ink' },
    },
    'input:focus-visible + &': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    'input:disabled + &': { opacity: 0.5 },
  },
});

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The name is written elsewhere on the screen. */
  hideLabel?: boolean;
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Something that takes effect at once: not for answers of a form that is saved later. */
export function Switch({
  label,
  checked,
  onChange,
  disabled,
  hideLabel = false,
  describedBy,
  ref,
}: SwitchProps) {
  return (
    <chakra.label
      position="relative"
      display="inline-flex"
      alignItems="center"
      gap="3"
      minHeight="44px"
      minWidth="44px"
      justifyContent={hideLabel ? 'center' : 'flex-start'}
    >
      <HiddenInput
        ref={ref}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        disabled={disabled}
        aria-describedby={describedBy}
      />
      <Track aria-hidden="true" />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </chakra.label>
  );
}
