import { TextField } from '@bussola/ui/core';
import { useState } from 'react';

const TYPED = /^\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})\s*$/;
/** «3/2004» as `2004-03`; what is no month stays as it was typed, and is refused. */
export function toIsoMonth(text: string): string {
  const [, month, year] = TYPED.exec(text) ?? [];
  return month === undefined || year === undefined
    ? text.trim()
    : `${year}-${month.padStart(2, '0')}`;
}
export const fromIsoMonth = (value: string): string => {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(value) ?? [];
  return year === undefined || month === undefined ? value : `${month}/${year}`;
};

interface Props {
  name: string;
  /** `YYYY-MM`, or ''. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  label: string;
  help: string;
}

/** Month and year, typed as one writes them. */
export function MonthField({ value, onChange, onBlur, ...frame }: Props) {
  const [typed, setTyped] = useState(fromIsoMonth(value));
  return (
    <TextField
      {...frame}
      value={typed}
      placeholder="MM/AAAA"
      maxLength={10}
      autoComplete="off"
      onChange={(text) => {
        setTyped(text);
        onChange(toIsoMonth(text));
      }}
      onBlur={() => {
        setTyped(fromIsoMonth(toIsoMonth(typed)));
        onBlur();
      }}
    />
  );
}
