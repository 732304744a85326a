import { useImperativeHandle, useLayoutEffect, useReducer, useRef, type Ref } from 'react';

/**
 * The native box of Chakra's checkbox and switch keeps the tick of a press even when the state does
 * not follow it. Here it always shows `checked`.
 */
export function useShownTick(
  checked: boolean,
  onChange: (checked: boolean) => void,
  ref?: Ref<HTMLInputElement>,
) {
  const input = useRef<HTMLInputElement>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useLayoutEffect(() => {
    if (input.current) input.current.checked = checked;
  });
  const press = (details: { checked: boolean | 'indeterminate' }) => {
    onChange(details.checked === true);
    drawAgain();
  };
  return { input, press };
}
