import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** A field whose value lives beside it, as in a form. */
export function Held<V>({
  start,
  children,
}: {
  start: V;
  children: (value: V, onChange: (value: V) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      {children(value, setValue)}
      <output data-testid="value">{Number.isNaN(value) ? 'NaN' : JSON.stringify(value)}</output>
    </>
  );
}
export const held = () => screen.getByTestId('value').textContent;
export const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
