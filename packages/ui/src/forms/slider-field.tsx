import type { CSSProperties, ReactNode } from 'react';
import { FieldFrame, type FieldBasics } from '../core/field-frame.tsx';
import { chakra } from '../core/layout.ts';

const thumb = {
  width: '26px',
  height: '26px',
  borderRadius: '50%',
  background: '{colors.surface}',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: '{colors.ink}',
  cursor: 'grab',
  boxSizing: 'border-box',
} as const;
const track = {
  height: '6px',
  borderRadius: '3px',
  backgroundImage: 'linear-gradient({colors.ink}, {colors.ink})',
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'var(--filled) 100%',
  backgroundColor: '{colors.line}',
} as const;

/** The browser's own slider, drawn by us: arrows, Page Up and Page Down come with it. */
export const RangeInput = chakra('input', {
  base: {
    appearance: 'none',
    width: '100%',
    height: '44px',
    bg: 'transparent',
    margin: 0,
    cursor: 'pointer',
    borderRadius: 'control',
    touchAction: 'pan-y',
    '&::-webkit-slider-runnable-track': track,
    '&::-webkit-slider-thumb': { appearance: 'none', marginTop: '-10px', ...thumb },
    '&::-moz-range-track': { height: '6px', borderRadius: '3px', background: '{colors.line}' },
    '&::-moz-range-progress': { height: '6px', borderRadius: '3px', background: '{colors.ink}' },
    '&::-moz-range-thumb': thumb,
    '[dir=rtl] &': { '&::-webkit-slider-runnable-track': { backgroundPosition: 'right' } },
    _focusVisible: {
      outline: 'none',
      '&::-webkit-slider-thumb': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
      '&::-moz-range-thumb': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
});

/** How much of the track is filled, to the middle of the thumb. */
export function filledTo(value: number, min: number, max: number): CSSProperties {
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return { ['--filled' as string]: `calc(${share} * (100% - 26px) + 13px)` };
}

export interface SliderFieldProps extends FieldBasics {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** The value in words: «68 anni». Read aloud too. */
  format: (value: number) => string;
  /** Under the two ends; the formatted limits by default. */
  ends?: readonly [ReactNode, ReactNode];
}

/** A number one tries rather than types: age of retirement, years of cover. */
export function SliderField({
  value,
  onChange,
  onBlur,
  min,
  max,
  step = 1,
  format,
  ends,
  ...frame
}: SliderFieldProps) {
  return (
    <FieldFrame
      {...frame}
      labelEnd={
        <chakra.b fontSize="t15" fontVariantNumeric="lining-nums tabular-nums">
          {format(value)}
        </chakra.b>
      }
    >
      {({ id, describedBy, invalid }) => (
        <>
          <RangeInput
            id={id}
            name={frame.name}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={(event) => onChange(Number(event.target.value))}
            onBlur={onBlur}
            disabled={frame.disabled}
            aria-valuetext={format(value)}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            style={filledTo(value, min, max)}
            display="block"
          />
          <chakra.div
            display="flex"
            justifyContent="space-between"
            textStyle="quiet"
            marginTop="-1.5"
            aria-hidden="true"
          >
            <span>{ends?.[0] ?? format(min)}</span>
            <span>{ends?.[1] ?? format(max)}</span>
          </chakra.div>
        </>
      )}
    </FieldFrame>
  );
}
