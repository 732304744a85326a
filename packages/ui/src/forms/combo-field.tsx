import {
  ComboboxContent,
  ComboboxControl,
  ComboboxInput,
  ComboboxPositioner,
  ComboboxRoot,
} from '@chakra-ui/react/combobox';
import { createListCollection } from '@chakra-ui/react/collection';
import { useUiWords } from '@bussola/i18n';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import {
  bareInputLook,
  fieldBoxLook,
  FieldFrame,
  useFieldMarks,
  type FieldBasics,
} from '../core/field-frame.tsx';
import { chakra, VisuallyHidden } from '../core/layout.ts';
import { listSheet } from '../core/list-sheet.ts';
import { Spinner } from '../core/spinner.tsx';
import { ComboRows } from './combo-rows.tsx';
import type { Apart, ComboOption } from './combo-rows.tsx';
import { useSearch } from './use-search.ts';
import type { SearchState } from './use-search.ts';

export interface ComboFieldProps<T> extends FieldBasics {
  /**
   * What the field shows when nobody is typing: the chosen one, or a text kept as it was written.
   */
  text: string;
  onSelect: (option: ComboOption<T>) => void;
  /** A text that is none of the choices, on leaving; absent when one must be chosen. */
  onFreeText?: ((text: string) => void) | undefined;
  onClear?: (() => void) | undefined;
  search: (text: string, signal: AbortSignal) => Promise<readonly ComboOption<T>[]>;
  /** That the typed text is the whole name of the option; otherwise its label. */
  isWhole?: ((option: ComboOption<T>, typed: string) => boolean) | undefined;
  /** In place of «Nessun risultato». */
  nothingFound?: ((typed: string) => ReactNode) | undefined;
  apart?: Apart | undefined;
  minLength?: number;
  waitMs?: number;
  placeholder?: string;
}

const Control = chakra(ComboboxControl, fieldBoxLook);
const Input = chakra(ComboboxInput, bareInputLook);
const Sheet = chakra(ComboboxContent, {
  base: { ...listSheet, maxHeight: '320px', overflowY: 'auto' },
});
/**
 * A field that proposes while one types. Arrows choose, Enter takes, Escape closes. Nothing is
 * chosen by itself but what was typed whole, if only one option has that name.
 */
export function ComboField<T>({
  text,
  onSelect,
  onFreeText,
  onClear,
  onBlur,
  search,
  isWhole = isLabel,
  nothingFound,
  apart,
  minLength = 2,
  waitMs = 150,
  placeholder,
  ...frame
}: ComboFieldProps<T>) {
  const { typed, type, found, collection, highlighted, highlight, choose, leave } = useTyped({
    text,
    onSelect,
    onFreeText,
    onClear,
    onBlur,
    search,
    isWhole,
    minLength,
    waitMs,
  });
  const { options } = found;
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The field holds what is typed. When the typing ends, it shows the chosen text again.
  useLayoutEffect(() => {
    if (typed === null && input.current) input.current.value = text;
  }, [typed, text]);
  const status = useFoundWords(found);
  const isShown = isOpen && (options.length > 0 || ['done', 'failed'].includes(found.status));
  const control = useFieldMarks<HTMLDivElement>();
  const query = (typed ?? '').trim();
  return (
    <FieldFrame {...frame}>
      {({ id, labelId, describedBy, invalid }) => (
        <ComboboxRoot
          ids={{ input: id, label: labelId }}
          collection={collection}
          highlightedValue={highlighted}
          onHighlightChange={(details) => highlight(details.highlightedValue)}
          // With a choice apart the sheet holds the list and more.
          composite={!apart}
          // What was typed stays until the field is left: our own rules say what becomes of it.
          allowCustomValue
          value={[]}
          onSelect={(details) => choose(details.itemValue)}
          // Without what is typed: the Combobox would write it back and move the caret.
          inputValue={text}
          onOpenChange={(details) => {
            setOpen(details.open);
            if (details.open && input.current) keepCaret(input.current);
          }}
          disabled={frame.disabled}
          invalid={invalid}
          positioning={{ gutter: 6 }}
          lazyMount
          unmountOnExit
        >
          <Control ref={control} onKeyDownCapture={holdEnter(isShown && !highlighted)}>
            <Input
              ref={input}
              name={frame.name}
              placeholder={placeholder}
              aria-expanded={options.length > 0 && isShown}
              aria-required={frame.required || undefined}
              aria-describedby={describedBy}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onBlur={leaveUnlessInside(leave)}
            />
            {isOpen && found.status === 'searching' && <Spinner color="text-2" />}
          </Control>
          <VisuallyHidden role="status">{isOpen ? status : ''}</VisuallyHidden>
          <ComboboxPositioner>
            <Sheet hidden={!isShown}>
              <ComboRows
                options={options}
                status={status}
                nothing={found.status === 'done' && nothingFound?.(query)}
                apart={apart}
                isApartShown={isShown && (options.length === 0 || apart?.isFor(query) === true)}
                onApart={() => {
                  input.current?.focus();
                  type(null);
                }}
                onBlur={leaveUnlessInside(leave)}
              />
            </Sheet>
          </ComboboxPositioner>
        </ComboboxRoot>
      )}
    </FieldFrame>
  );
}

/** Enter takes what is highlighted. With nothing highlighted it does not send the form. */
const holdEnter = (isOn: boolean) => (event: KeyboardEvent) => {
  if (isOn && event.key === 'Enter') event.preventDefault();
};

/** The field and its sheet are one place: going from one into the other leaves nothing. */
const leaveUnlessInside =
  (leave: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const root = currentTarget.closest('[data-scope="combobox"][data-part="root"]');
    if (!root?.contains(relatedTarget)) leave();
  };

const isLabel = <T,>({ label }: ComboOption<T>, typed: string): boolean =>
  label.toLowerCase() === typed.toLowerCase();

type Typing<T> = Pick<
  ComboFieldProps<T>,
  'text' | 'onSelect' | 'onFreeText' | 'onClear' | 'onBlur' | 'search'
> & {
  isWhole: (option: ComboOption<T>, typed: string) => boolean;
  minLength: number;
  waitMs: number;
};

/** What is being typed, what was found for it, and what becomes of it. */
function useTyped<T>({
  text,
  onSelect,
  onFreeText,
  onClear,
  onBlur,
  search,
  isWhole,
  minLength,
  waitMs,
}: Typing<T>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [highlighted, highlight] = useState<string | null>(null);
  const isLeft = useRef(false);
  const query = (typed ?? '').trim();
  const type = (next: string | null) => {
    setTyped(next);
    highlight(null);
    isLeft.current = false;
  };
  const onlyWhole = (options: readonly ComboOption<T>[]): ComboOption<T> | undefined => {
    const [only, ...others] = options.filter((option) => isWhole(option, query));
    return others.length === 0 ? only : undefined;
  };
  const decide = (options: readonly ComboOption<T>[]) => {
    const only = onlyWhole(options);
    if (query === '') onClear?.();
    else if (only) onSelect(only);
    else if (query !== text.trim()) onFreeText?.(query);
    type(null);
  };
  const found = useSearch(query, query.length >= minLength, search, waitMs, (answer) => {
    if (isLeft.current) decide(answer);
    else highlight(onlyWhole(answer)?.key ?? null);
  });
  const { options } = found;
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...options],
        itemToValue: ({ key }) => key,
        itemToString: ({ label }) => label,
      }),
    [options],
  );
  const choose = (key: string | undefined) => {
    const option = options.find((one) => one.key === key);
    if (!option) return;
    type(null);
    onSelect(option);
  };
  const leave = () => {
    if (typed !== null) {
      // Who types a whole name and goes on is quicker than the search: its answer decides.
      if (found.status === 'searching') isLeft.current = true;
      else decide(options);
    }
    onBlur?.();
  };
  return { typed, type, found, collection, highlighted, highlight, choose, leave };
}

function useFoundWords<T>({ status, options }: SearchState<ComboOption<T>>): string {
  const t = useUiWords();
  return {
    idle: '',
    searching: t('combo.searching'),
    failed: t('combo.failed'),
    done: options.length === 0 ? t('combo.none') : t('combo.count', { count: options.length }),
  }[status];
}

/**
 * When it opens, the Combobox moves the caret to the end of the text in the next frame. This puts
 * it back in the same frame: the first callback runs before the Combobox's own, the second after.
 */
function keepCaret(input: HTMLInputElement): void {
  const read = () => [input.selectionStart, input.selectionEnd] as const;
  let caret = read();
  requestAnimationFrame(() => {
    caret = read();
  });
  queueMicrotask(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === input) input.setSelectionRange(...caret);
    }),
  );
}
