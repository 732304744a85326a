import { useUiWords } from '@bussola/i18n';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { BareInput, FieldBox, FieldFrame, type FieldBasics } from '../core/field-frame.tsx';
import { chakra } from '../core/layout.ts';

export interface CodeBoxesProps extends Omit<FieldBasics, 'onBlur'> {
  value: string;
  onChange: (value: string) => void;
  /** All the digits are there: typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void;
  length?: number;
  autoFocus?: boolean;
}

/** The code of an e-mail, a box a digit. Pasting fills them all and sends. */
export function CodeBoxes({
  value,
  onChange,
  onComplete,
  length = 6,
  autoFocus = false,
  ...frame
}: CodeBoxesProps) {
  const t = useUiWords();
  const { digits, boxes, fill, paste, press } = useCodeBoxes({
    value,
    onChange,
    onComplete,
    length,
  });
  return (
    <FieldFrame {...frame} group>
      {({ id, describedBy, invalid }) => (
        <chakra.div display="flex" gap={{ base: '6px', md: '10px' }} onPaste={paste} dir="ltr">
          {digits.map((digit, place) => (
            <FieldBox
              key={place}
              width={{ base: '44px', md: '52px' }}
              minWidth="0"
              paddingInline="0"
              minHeight="56px"
              fontSize="t26"
            >
              <BareInput
                ref={(element: HTMLInputElement | null) => {
                  boxes.current[place] = element;
                }}
                id={`${id}-${place}`}
                type="text"
                inputMode="numeric"
                autoComplete={place === 0 ? 'one-time-code' : 'off'}
                value={digit}
                onChange={(event) => fill(place, event.target.value)}
                onKeyDown={(event) => press(event, place)}
                onFocus={(event) => event.target.select()}
                autoFocus={autoFocus && place === 0}
                data-autofocus={(autoFocus && place === 0) || undefined}
                aria-label={t('code.digit', { place: place + 1, count: length })}
                aria-invalid={invalid || undefined}
                aria-describedby={describedBy}
                disabled={frame.disabled}
                textAlign="center"
              />
            </FieldBox>
          ))}
        </chakra.div>
      )}
    </FieldFrame>
  );
}

const isComplete = (code: string, length: number): boolean =>
  code.length === length && /^\d+$/.test(code);

interface Code {
  value: string;
  onChange: (value: string) => void;
  onComplete: ((code: string) => void) | undefined;
  length: number;
}

/** Which digit goes where, and which box has the focus after it. */
function useCodeBoxes({ value, onChange, onComplete, length }: Code) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const digits = Array.from({ length }, (_, place) => value[place]?.trim() ?? '');

  const write = (next: string[], focusOn: number, isWhole = false) => {
    const code = next
      .map((digit) => digit || ' ')
      .join('')
      .trimEnd();
    onChange(code);
    boxes.current[Math.min(focusOn, length - 1)]?.focus();
    // Digits typed over a code that was whole already are a correction under way: every one of them
    // would spend a try.
    if (isComplete(code, length) && code !== value && (isWhole || !isComplete(value, length)))
      onComplete?.(code);
  };
  const fill = (place: number, text: string) => {
    const typed = text.replace(/\D/g, '');
    if (typed === '') {
      if (text === '') write(digits.with(place, ''), place);
      return;
    }
    // One digit over an old one comes as two: the newer wins. More than two is a paste or the
    // phone's own proposal.
    const old = digits[place] ?? '';
    const fresh = typed.length === 2 && old ? [typed.replace(old, '') || old] : [...typed];
    const next = [...digits];
    fresh.slice(0, length - place).forEach((digit, offset) => {
      next[place + offset] = digit;
    });
    write(next, place + fresh.length, fresh.length >= length);
  };
  const paste = (event: ClipboardEvent) => {
    const typed = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, length);
    if (typed === '') return;
    event.preventDefault();
    write(
      Array.from({ length }, (_, place) => typed[place] ?? ''),
      typed.length,
      true,
    );
  };
  const press = (event: KeyboardEvent, place: number) => {
    const isRtl = document.documentElement.dir === 'rtl';
    if (event.key === 'Backspace' && !digits[place] && place > 0) {
      event.preventDefault();
      write(digits.with(place - 1, ''), place - 1);
    }
    if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) {
      event.preventDefault();
      boxes.current[place - 1]?.focus();
    }
    if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
      event.preventDefault();
      boxes.current[place + 1]?.focus();
    }
  };
  return { digits, boxes, fill, paste, press };
}
