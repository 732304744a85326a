import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../core/button.tsx';
import { Icon } from '../core/icon.tsx';
import { ChevronDownIcon } from '../core/icons.ts';
import { chakra } from '../core/layout.ts';

export interface MenuChoice {
  key: string;
  label: string;
  note?: string;
}

/** A button that opens a few choices: arrows move, Escape and leaving close. */
export function MenuButton({
  label,
  choices,
  onChoose,
}: {
  label: string;
  choices: readonly MenuChoice[];
  onChoose: (key: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const items = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) {
      setOpen(true);
      requestAnimationFrame(() => items()[0]?.focus());
      return;
    }
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(at + (event.key === 'ArrowDown' ? 1 : -1) + all.length) % all.length]?.focus();
  };
  return (
    <chakra.span
      position="relative"
      display="inline-flex"
      onKeyDown={press}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        variant="tertiary"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        iconEnd={<Icon icon={ChevronDownIcon} size={16} />}
      >
        {label}
      </Button>
      <chakra.ul
        ref={list}
        id={id}
        role="menu"
        aria-label={label}
        hidden={!isOpen}
        listStyle="none"
        position="absolute"
        insetInlineStart="0"
        bottom="calc(100% + 4px)"
        zIndex="4"
        minWidth="220px"
        bg="surface"
        borderRadius="control"
        boxShadow="float"
        padding="1.5"
        css={{ '&[hidden]': { display: 'none' } }}
      >
        {choices.map((choice) => (
          <li key={choice.key} role="none">
            <chakra.button
              type="button"
              role="menuitem"
              width="100%"
              minHeight="44px"
              padding="9px 10px"
              borderRadius="6px"
              bg="transparent"
              textAlign="start"
              lineHeight="1.3"
              cursor="pointer"
              _hover={{ bg: 'ink-soft' }}
              onClick={() => {
                setOpen(false);
                button.current?.focus();
                onChoose(choice.key);
              }}
            >
              {choice.label}
              {choice.note && (
                <chakra.small display="block" fontSize="t13" color="text-2">
                  {choice.note}
                </chakra.small>
              )}
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </chakra.span>
  );
}
