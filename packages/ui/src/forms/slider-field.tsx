import type { ReactNode } from 'react';
import { FieldFrame, type FieldBasics } from '../core/field-frame.tsx';
import { chakra } from '../core/layout.ts';
import { Slider } from './slider.tsx';

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
      {({ id, labelId, describedBy, invalid }) => (
        <>
          <Slider
            id={id}
            aria-labelledby={labelId}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            disabled={frame.disabled}
            valueText={format(value)}
            invalid={invalid}
            describedBy={describedBy}
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
