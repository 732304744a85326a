import {
  RadioCardItem,
  RadioCardItemHiddenInput,
  RadioCardItemText,
  RadioCardRoot,
} from '@chakra-ui/react/radio-card';
import { useId, type ReactNode } from 'react';
import { FieldFrame, type FieldBasics } from './field-frame.tsx';
import { chakra } from './layout.ts';
import { wholeArea } from './whole-area.ts';
import { textElement } from './text-element.tsx';

export interface Choice<V extends string> {
  value: V;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<V extends string> extends FieldBasics {
  value: V | '' | null | undefined;
  onChange: (value: V) => void;
  options: readonly Choice<V>[];
  /** Columns on wide screens; phones have two where they fit, or one with `stacked`. */
  columns?: 1 | 2 | 3 | 4;
  stacked?: boolean;
  /** Each at most this wide, for two short answers. */
  optionWidth?: string;
}

const CardLabel = chakra(RadioCardItem, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '52px',
    padding: '10px 14px',
    cursor: 'pointer',
    borderWidth: '1px',
    borderColor: 'line-strong',
    borderRadius: 'control',
    bg: 'surface',
    fontWeight: 520,
    lineHeight: 1.25,
    transition: 'background-color 120ms, border-color 120ms',
    overflowWrap: 'anywhere',
    _before: {
      content: '""',
      width: '18px',
      height: '18px',
      borderRadius: '50%',
      borderWidth: '1.5px',
      borderStyle: 'solid',
      borderColor: 'line-strong',
      bg: 'surface',
      flex: 'none',
    },
    _hover: { borderColor: 'ink' },
    '&[data-state=checked]': {
      borderColor: 'ink',
      boxShadow: 'inset 0 0 0 1px {colors.ink}',
      bg: 'ink-soft',
      color: 'ink',
      fontWeight: 600,
      _before: { borderWidth: '5.5px', borderColor: 'ink' },
    },
    '&[data-focus-visible]': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '&[data-disabled]': { bg: 'sunken', color: 'text-2', borderColor: 'line' },
    'fieldset[aria-invalid=true] &': { borderColor: 'red' },
  },
});

/** Two short answers always stand side by side, others where a word of twelve letters fits. */
function narrowColumns(columns: number, optionWidth: string | undefined): string {
  if (columns === 1) return 'minmax(0, 1fr)';
  if (optionWidth !== undefined) return 'repeat(2, minmax(0, 1fr))';
  return 'repeat(auto-fill, minmax(max(160px, calc((100% - 10px) / 2)), 1fr))';
}

/** Four answers stand two and two where there is no room for them side by side, as in a drawer. */
function wideColumns(columns: number, optionWidth: string | undefined): string {
  if (columns === 4 && optionWidth === undefined)
    return 'repeat(auto-fill, minmax(max(150px, calc((100% - 30px) / 4)), 1fr))';
  return `repeat(${columns}, minmax(0, ${optionWidth ?? '1fr'}))`;
}

/** One answer out of a few, each a card one can press whole. Arrows move, as in any radio group. */
export function RadioCards<V extends string>({
  value,
  onChange,
  options,
  columns = 4,
  stacked = false,
  optionWidth,
  onBlur,
  ...frame
}: RadioCardsProps<V>) {
  const ownName = useId();
  return (
    <FieldFrame {...frame} group>
      {({ labelId, describedBy, invalid }) => (
        <RadioCardRoot
          ids={{ label: labelId }}
          name={frame.name ?? ownName}
          value={value || null}
          onValueChange={(details) => {
            const chosen = options.find((one) => one.value === details.value);
            if (chosen) onChange(chosen.value);
          }}
          disabled={frame.disabled}
          display="grid"
          gap="10px"
          gridTemplateColumns={{
            base: stacked ? 'minmax(0, 1fr)' : narrowColumns(columns, optionWidth),
            md: wideColumns(columns, optionWidth),
          }}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {options.map((option) => (
            <CardLabel key={option.value} value={option.value} disabled={option.disabled}>
              <RadioCardItemHiddenInput
                style={wholeArea}
                aria-required={frame.required || undefined}
                aria-invalid={invalid || undefined}
                aria-describedby={describedBy}
              />
              <RadioCardItemText>
                {textElement(option.label)}
                {option.help && (
                  <chakra.small display="block" fontSize="t13" fontWeight="400" color="text-2">
                    {option.help}
                  </chakra.small>
                )}
              </RadioCardItemText>
            </CardLabel>
          ))}
        </RadioCardRoot>
      )}
    </FieldFrame>
  );
}
