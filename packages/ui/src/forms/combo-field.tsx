import { useUiWords } from '@bussola/i18n';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { BareInput, FieldBox, FieldFrame, type FieldBasics } from '../core/field-frame.tsx';
import { chakra, VisuallyHidden } from '../core/layout.ts';
import { Spinner } from '../core/spinner.tsx';
import { useSearch } from './use-search.ts';

export interface ComboOption<T> {
  key: string;
  label: string;
  note?: string | undefined;
  value: T;
}

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
  minLength?: number;
  waitMs?: number;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field that proposes while one types: the ARIA combobox with a list. Arrows choose, Enter takes,
 * Escape closes.
 */
export function ComboField<T>({
  text,
  onSelect,
  onFreeText,
  onClear,
  onBlur,
  search,
  minLength = 2,
  waitMs = 150,
  placeholder,
  ref,
  ...frame
}: ComboFieldProps<T>) {
  const t = useUiWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const query = (typed ?? '').trim();
  const found = useSearch(query, isOpen && query.length >= minLength, search, waitMs);
  const options = isOpen && query.length >= minLength ? found.options : [];

  const close = () => {
    setOpen(false);
    setActive(0);
  };
  const choose = (option: ComboOption<T>) => {
    setTyped(null);
    close();
    onSelect(option);
  };
  const move = (to: number) => {
    const place = (to + options.length) % options.length;
    setActive(place);
    list.current?.children[place]?.scrollIntoView?.({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      return;
    }
    if (options.length === 0) {
      if (event.key === 'ArrowDown') setOpen(true);
      return;
    }
    const chosen = options[active];
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      move(active + 1);
    }
    if (event.key === 'ArrowUp') {
      event.preventDefault();
      move(active - 1);
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };
  const leave = () => {
    close();
    if (typed !== null) {
      const exact = found.options.find(
        (option) => option.label.toLowerCase() === query.toLowerCase(),
      );
      const isOnlyOne =
        exact &&
        found.options.filter((option) => option.label.toLowerCase() === query.toLowerCase())
          .length === 1;
      if (query === '') onClear?.();
      else if (isOnlyOne) onSelect(exact);
      else if (query !== text.trim()) onFreeText?.(query);
      setTyped(null);
    }
    onBlur?.();
  };
  const isAsked = isOpen && query.length >= minLength;
  const status = !isAsked
    ? ''
    : found.status === 'searching'
      ? t('combo.searching')
      : found.status === 'failed'
        ? t('combo.failed')
        : found.status === 'done'
          ? options.length === 0
            ? t('combo.none')
            : t('combo.count', { count: options.length })
          : '';
  return (
    <FieldFrame {...frame}>
      {({ id, labelId, describedBy, invalid }) => (
        <chakra.div position="relative">
          <FieldBox>
            <BareInput
              ref={ref}
              id={id}
              name={frame.name}
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              value={typed ?? text}
              placeholder={placeholder}
              disabled={frame.disabled}
              aria-expanded={options.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={options.length > 0 ? `${id}-option-${active}` : undefined}
              aria-required={frame.required || undefined}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
              onChange={(event) => {
                setTyped(event.target.value);
                setOpen(true);
                setActive(0);
              }}
              onKeyDown={press}
              onBlur={leave}
            />
            {isAsked && found.status === 'searching' && <Spinner color="text-2" />}
          </FieldBox>
          <VisuallyHidden role="status">{status}</VisuallyHidden>
          {isAsked &&
            (options.length > 0 || found.status === 'done' || found.status === 'failed') && (
              <chakra.div
                position="absolute"
                insetInline="0"
                top="calc(100% + 6px)"
                zIndex="4"
                bg="surface"
                borderRadius="control"
                boxShadow="float"
                padding="1.5"
                maxHeight="320px"
                overflowY="auto"
              >
                <chakra.ul
                  ref={list}
                  id={`${id}-list`}
                  role="listbox"
                  aria-labelledby={labelId}
                  listStyle="none"
                  display="grid"
                >
                  {options.map((option, place) => (
                    <chakra.li
                      key={option.key}
                      id={`${id}-option-${place}`}
                      role="option"
                      aria-selected={place === active}
                      padding="9px 10px"
                      borderRadius="6px"
                      lineHeight="1.3"
                      cursor="pointer"
                      minHeight="44px"
                      bg={place === active ? 'ink-soft' : undefined}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => choose(option)}
                      onMouseMove={() => setActive(place)}
                    >
                      {option.label}
                      {option.note && (
                        <chakra.small display="block" fontSize="t13" color="text-2">
                          {option.note}
                        </chakra.small>
                      )}
                    </chakra.li>
                  ))}
                </chakra.ul>
                {options.length === 0 && (
                  <chakra.p textStyle="quiet" padding="9px 10px">
                    {status}
                  </chakra.p>
                )}
              </chakra.div>
            )}
        </chakra.div>
      )}
    </FieldFrame>
  );
}
