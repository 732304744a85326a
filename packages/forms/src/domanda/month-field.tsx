import { TextField } from '@bussola/ui/core';
import { useState } from 'react';

/** «3/2004» as `2004-03`; what is no month stays as it was typed, and is refused. */
export function toIsoMonth(text: string): string {
  const [month = '', year = '', ...rest] = text.trim().split(/\D+/);
  const isMonth = /^\d{1,2}$/.test(month) && /^\d{4}$/.test(year) && rest.length === 0;
  return isMonth ? `${year}-${month.padStart(2, '0')}` : text.trim();
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
  help: string | undefined;
  required: boolean;
}

/** Month and year, typed as one writes them. */
export function MonthField({ value, onChange, onBlur, ...frame }: Props) {
  const [typed, setTyped] = useState(fromIsoMonth(value));
  return (
    <TextField
      {...frame}
      value={typed}
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
