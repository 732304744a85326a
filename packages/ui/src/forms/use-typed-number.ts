import { useState } from 'react';
import { afterPress } from '../core/after-press.ts';

export interface TypedNumber {
  text: string;
  onText: (text: string) => void;
  onLeave: () => void;
  isFocused: boolean;
  onEnter: () => void;
}

/**
 * The text of a field that holds a number. While somebody types, the text is theirs; the value goes
 * up at each key. When they leave, the text is written again from the value. A value that comes
 * from outside (a draft loaded, a preset pressed) takes over as soon as nobody is typing.
 * @param value null when empty, NaN when what is written is not a number
 */
export function useTypedNumber(
  value: number | null,
  onChange: (value: number | null) => void,
  parse: (text: string) => number | null,
  write: (value: number | null) => string,
): TypedNumber {
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  // While they write, a form that turns NaN into something else must not take the letters away from
  // under their fingers.
  const isTheirs = typed !== null && (isFocused || Object.is(parse(typed), value));
  return {
    text: isTheirs ? typed : write(value),
    isFocused,
    onText: (text) => {
      setTyped(text);
      onChange(parse(text));
    },
    onEnter: () => setFocused(true),
    // What cannot be understood stays as it was written, so that it can be corrected.
    onLeave: () =>
      afterPress(() => {
        setFocused(false);
        if (typed !== null && !Number.isNaN(parse(typed))) setTyped(null);
      }),
  };
}
