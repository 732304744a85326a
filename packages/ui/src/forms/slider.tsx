import {
  SliderContext,
  SliderControl,
  SliderRange,
  SliderRoot,
  SliderThumb,
  SliderTrack,
} from '@chakra-ui/react/slider';
import { flushSync } from 'react-dom';
import { chakra, type HTMLChakraProps } from '../core/layout.ts';

const Control = chakra(SliderControl, {
  base: { display: 'flex', alignItems: 'center', height: '44px', cursor: 'pointer' },
});
const Track = chakra(SliderTrack, {
  base: { flex: 1, height: '6px', borderRadius: '3px', bg: 'line', overflow: 'hidden' },
});
const Filled = chakra(SliderRange, { base: { height: '100%', bg: 'ink' } });

const THUMB = { width: 26, height: 26 };
const Thumb = chakra(SliderThumb, {
  base: {
    width: '26px',
    height: '26px',
    borderRadius: 'full',
    bg: 'surface',
    borderWidth: '2px',
    borderColor: 'ink',
    cursor: 'grab',
  },
});

export interface SliderProps extends Omit<HTMLChakraProps<'div'>, 'onChange' | 'defaultValue'> {
  /** Of the handle. */
  id?: string | undefined;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  disabled?: boolean | undefined;
  /** Read out: the value in words. */
  valueText: string;
  invalid?: boolean;
  describedBy?: string | undefined;
}

/** A track with one handle: arrows, Page Up and Page Down, Home and End move it. */
export function Slider({
  id,
  value,
  onChange,
  min,
  max,
  step = 1,
  disabled = false,
  valueText,
  invalid = false,
  describedBy,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  onBlur,
  ...box
}: SliderProps) {
  return (
    <SliderRoot
      {...box}
      {...(id === undefined ? {} : { ids: { thumb: () => id } })}
      {...(label === undefined ? {} : { 'aria-label': [label] })}
      {...(labelledBy === undefined ? {} : { 'aria-labelledby': [labelledBy] })}
      min={min}
      max={max}
      step={step}
      value={[value]}
      // The next key may come before React draws by itself: it would start from the old value.
      onValueChange={(details) => flushSync(() => onChange(details.value[0] ?? min))}
      disabled={disabled}
      invalid={invalid}
      thumbSize={THUMB}
      getAriaValueText={() => valueText}
      opacity={disabled ? 0.5 : undefined}
    >
      {/* A finger that scrolls the page past it goes on scrolling. */}
      <Control style={{ touchAction: 'pan-y' }}>
        <Track>
          <Filled />
        </Track>
        <SliderContext>
          {(slider) => (
            <Thumb
              index={0}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
              // Up and down move a slider too; Chakra's leaves them to upright ones.
              onKeyDown={({ key }) => {
                if (key === 'ArrowUp') slider.increment(0);
                if (key === 'ArrowDown') slider.decrement(0);
              }}
              onBlur={onBlur}
            />
          )}
        </SliderContext>
      </Control>
    </SliderRoot>
  );
}
