import {
  CheckboxCardControl,
  CheckboxCardHiddenInput,
  CheckboxCardLabel,
  CheckboxCardRoot,
} from '@chakra-ui/react/checkbox-card';
import type { ReactNode } from 'react';
import { FieldFrame, fieldId, type FieldBasics } from './field-frame.tsx';
import { chakra } from './layout.ts';
import { tickLook } from './tick-look.ts';
import { useShownTick } from './use-shown-tick.ts';
import { wholeArea } from './whole-area.ts';

export interface Chip<V extends string> {
  value: V;
  /** Unique on the page: it makes the id of the box. */
  name: string;
  label: string;
  /** Before the label: an avatar. */
  start?: ReactNode;
}

export interface CheckboxChipsProps<V extends string> extends FieldBasics {
  values: readonly V[];
  onChange: (value: V, checked: boolean) => void;
  options: readonly Chip<V>[];
}

const ChipRoot = chakra(CheckboxCardRoot, {
  base: {
    ...tickLook,
    display: 'inline-flex',
    width: 'auto',
    maxWidth: '100%',
    minHeight: '44px',
    paddingBlock: '1',
    paddingInline: '9px 14px',
    borderRadius: 'full',
  },
});

/** Several out of a few short names, side by side, each a pill one can press whole. */
export function CheckboxChips<V extends string>({
  values,
  onChange,
  options,
  ...frame
}: CheckboxChipsProps<V>) {
  return (
    <FieldFrame {...frame} group>
      {({ describedBy }) => (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {options.map((option) => (
            <ChipBox
              key={option.value}
              {...option}
              checked={values.includes(option.value)}
              onChange={(checked) => onChange(option.value, checked)}
              describedBy={describedBy}
            />
          ))}
        </chakra.div>
      )}
    </FieldFrame>
  );
}

interface ChipBoxProps extends Chip<string> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  describedBy: string | undefined;
}

function ChipBox({ value, name, label, start, checked, onChange, describedBy }: ChipBoxProps) {
  const { input, press } = useShownTick(checked, onChange);
  return (
    <ChipRoot
      ids={{ hiddenInput: fieldId(name) }}
      value={value}
      checked={checked}
      onCheckedChange={press}
    >
      <CheckboxCardHiddenInput ref={input} style={wholeArea} aria-describedby={describedBy} />
      <CheckboxCardControl display="flex" alignItems="center" gap="2" padding="0" minWidth="0">
        {start}
        <CheckboxCardLabel fontWeight="540" overflowWrap="anywhere">
          {label}
        </CheckboxCardLabel>
      </CheckboxCardControl>
    </ChipRoot>
  );
}
