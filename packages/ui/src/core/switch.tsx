import {
  SwitchControl,
  SwitchHiddenInput,
  SwitchLabel,
  SwitchRoot,
  SwitchThumb,
} from '@chakra-ui/react/switch';
import type { ReactNode, Ref } from 'react';
import { chakra, VisuallyHidden } from './layout.ts';
import { useShownTick } from './use-shown-tick.ts';
import { wholeArea } from './whole-area.ts';

const Track = chakra(SwitchControl, {
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
    'input:checked + &': {
      bg: 'ink',
      borderColor: 'ink',
      '& > span': { insetInlineStart: '16.5px', bg: 'on-ink' },
    },
    'input:focus-visible + &': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    'input:disabled + &': { opacity: 0.5 },
  },
});

const Thumb = chakra(SwitchThumb, {
  base: {
    position: 'absolute',
    width: '14px',
    height: '14px',
    borderRadius: '50%',
    bg: 'line-strong',
    insetInlineStart: '2.5px',
    top: '2.5px',
    transition: 'inset-inline-start 120ms',
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
  const { input, press } = useShownTick(checked, onChange, ref);
  return (
    <SwitchRoot
      checked={checked}
      onCheckedChange={press}
      disabled={disabled}
      position="relative"
      display="inline-flex"
      alignItems="center"
      gap={hideLabel ? '0' : '3'}
      minHeight="44px"
      minWidth="44px"
      cursor="pointer"
      justifyContent={hideLabel ? 'center' : 'flex-start'}
    >
      <SwitchHiddenInput
        ref={input}
        style={wholeArea}
        role="switch"
        aria-describedby={describedBy}
      />
      <Track aria-hidden="true">
        <Thumb />
      </Track>
      <SwitchLabel>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</SwitchLabel>
    </SwitchRoot>
  );
}
