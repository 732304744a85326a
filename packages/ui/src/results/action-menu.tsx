import {
  MenuContent,
  MenuItem,
  MenuPositioner,
  MenuRoot,
  MenuTrigger,
} from '@chakra-ui/react/menu';
import { useRef } from 'react';
import { Button } from '../core/button.tsx';
import { Icon } from '../core/icon.tsx';
import { ChevronDownIcon } from '../core/icons.ts';
import { chakra } from '../core/layout.ts';
import { listSheet } from '../core/list-sheet.ts';

const Sheet = chakra(MenuContent, {
  base: {
    ...listSheet,
    minWidth: '200px',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line',
    outline: 'none',
  },
});
const Row = chakra(MenuItem, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '3',
    borderRadius: '6px',
    fontSize: 't15',
    cursor: 'pointer',
    '&[data-highlighted]': { bg: 'ink-soft', color: 'ink' },
  },
});

export interface ActionMenuProps<V extends string> {
  label: string;
  /** What it acts on, for screen readers: «Segna come: Pensione». */
  of: string;
  items: readonly { value: V; label: string }[];
  onChoose: (value: V) => void;
}

/** A quiet button that opens a short list of actions. */
export function ActionMenu<V extends string>({ label, of, items, onChoose }: ActionMenuProps<V>) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <MenuRoot
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      onSelect={({ value }) => {
        const chosen = items.find((item) => item.value === value);
        if (!chosen) return;
        // Before the action, so that a dialog which it opens knows where to give the focus back.
        trigger.current?.focus({ preventScroll: true });
        onChoose(chosen.value);
      }}
    >
      <MenuTrigger asChild>
        <Button
          ref={trigger}
          variant="tertiary"
          aria-label={`${label}: ${of}`}
          data-print="hidden"
          iconEnd={<Icon icon={ChevronDownIcon} />}
        >
          {label}
        </Button>
      </MenuTrigger>
      <MenuPositioner>
        <Sheet>
          {items.map((item) => (
            <Row key={item.value} value={item.value}>
              {item.label}
            </Row>
          ))}
        </Sheet>
      </MenuPositioner>
    </MenuRoot>
  );
}
