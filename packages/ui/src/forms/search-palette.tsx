import {
  ComboboxContent,
  ComboboxControl,
  ComboboxInput,
  ComboboxItem,
  ComboboxItemGroup,
  ComboboxItemGroupLabel,
  ComboboxRoot,
} from '@chakra-ui/react/combobox';
import { createListCollection } from '@chakra-ui/react/collection';
import { useUiWords } from '@bussola/i18n';
import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Dialog } from '../core/dialog.tsx';
import { bareInputLook, fieldBoxLook } from '../core/field-frame.tsx';
import { Icon } from '../core/icon.tsx';
import { SearchIcon } from '../core/icons.ts';
import { chakra, VisuallyHidden } from '../core/layout.ts';
import { Spinner } from '../core/spinner.tsx';

export interface PaletteOption {
  key: string;
  label: string;
  note?: string;
  href: string;
}
export interface PaletteGroup {
  label: string;
  options: readonly PaletteOption[];
}

export interface SearchPaletteProps {
  title: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  groups: readonly PaletteGroup[];
  /** Answers are on their way; those of before stay in sight. */
  isSearching?: boolean;
  onChoose: (option: PaletteOption) => void;
  onClose: () => void;
}

const Control = chakra(ComboboxControl, fieldBoxLook);
const Input = chakra(ComboboxInput, bareInputLook);
const Row = chakra(ComboboxItem, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    padding: '9px 10px',
    borderRadius: '6px',
    lineHeight: 1.3,
    cursor: 'pointer',
    minHeight: '44px',
    '&[data-highlighted]': { bg: 'ink-soft' },
  },
});

function Groups({ groups }: { groups: readonly PaletteGroup[] }) {
  return groups
    .filter((group) => group.options.length > 0)
    .map(({ label, options }) => (
      <ComboboxItemGroup key={label} marginBottom="3">
        <ComboboxItemGroupLabel fontSize="t13" color="text-2" paddingInline="10px">
          {label}
        </ComboboxItemGroupLabel>
        {options.map((option) => (
          <Row key={option.key} item={option}>
            <chakra.span minWidth="0" overflowWrap="anywhere">
              <chakra.span display="block" fontWeight="600">
                {option.label}
              </chakra.span>
              {option.note && (
                <chakra.small display="block" fontSize="t13" color="text-2">
                  {option.note}
                </chakra.small>
              )}
            </chakra.span>
          </Row>
        ))}
      </ComboboxItemGroup>
    ));
}

/**
 * One field over everything that can be opened. Arrows choose, Enter opens, with Ctrl or ⌘ in
 * another tab, Escape closes. The first row is chosen by itself.
 */
export function SearchPalette({
  title,
  placeholder,
  typed,
  onType,
  groups,
  isSearching = false,
  onChoose,
  onClose,
}: SearchPaletteProps) {
  const t = useUiWords();
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: options,
        itemToValue: ({ key }) => key,
        itemToString: ({ label }) => label,
      }),
    [options],
  );
  const find = (key: string | undefined | null) => options.find((option) => option.key === key);
  const [chosen, highlight] = useState<string | null>(null);
  const highlighted = find(chosen) ? chosen : (options[0]?.key ?? null);
  const openBeside = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    const option = find(highlighted);
    if (!option) return;
    event.preventDefault();
    event.stopPropagation();
    window.open(option.href, '_blank', 'noopener');
  };
  const told = isSearching
    ? t('combo.searching')
    : options.length === 0
      ? t('combo.none')
      : t('combo.count', { count: options.length });
  return (
    <Dialog open title={title} onClose={onClose}>
      <ComboboxRoot
        open
        collection={collection}
        // The field keeps what is typed by itself: the Combobox would write it back, and letters
        // would be lost.
        inputValue=""
        highlightedValue={highlighted}
        onHighlightChange={({ highlightedValue }) => highlight(highlightedValue)}
        allowCustomValue
        value={[]}
        onSelect={({ itemValue }) => {
          const option = find(itemValue);
          if (option) onChoose(option);
        }}
        closeOnSelect={false}
        disableLayer
      >
        <Control>
          <Icon icon={SearchIcon} />
          <Input
            aria-label={title}
            placeholder={placeholder}
            autoComplete="off"
            data-autofocus
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDownCapture={openBeside}
          />
          {isSearching && <Spinner color="text-2" />}
        </Control>
        <VisuallyHidden role="status">{typed.trim() === '' ? '' : told}</VisuallyHidden>
        <ComboboxContent marginTop="3" maxHeight="min(420px, 60dvh)" overflowY="auto">
          <Groups groups={groups} />
          {options.length === 0 && typed.trim() !== '' && (
            <chakra.p textStyle="quiet" padding="9px 10px">
              {told}
            </chakra.p>
          )}
        </ComboboxContent>
      </ComboboxRoot>
    </Dialog>
  );
}
