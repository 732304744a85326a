import { ComboboxItem, ComboboxList, useComboboxContext } from '@chakra-ui/react/combobox';
import type { FocusEvent, ReactNode } from 'react';
import { chakra } from '../core/layout.ts';

export interface ComboOption<T> {
  key: string;
  label: string;
  note?: string | undefined;
  value: T;
  /** What else it may be called. */ names?: readonly string[];
}

/** A choice that is no result: below the rows, taken only by a press on it. */
export interface Apart {
  label: string;
  note: string;
  icon: ReactNode;
  onSelect: () => void;
  /** Shown beside results too; without results it always is. */
  isFor: (typed: string) => boolean;
}

const Row = chakra(ComboboxItem, {
  base: {
    padding: '9px 10px',
    borderRadius: '6px',
    lineHeight: 1.3,
    cursor: 'pointer',
    minHeight: '44px',
    '&[data-highlighted]': { bg: 'ink-soft' },
  },
});

interface RowsProps<T> {
  options: readonly ComboOption<T>[];
  /** In place of the rows when there are none. */
  status: string;
  nothing: ReactNode;
  /** With it the rows are a list of their own inside the sheet. */
  apart: Apart | undefined;
  isApartShown: boolean;
  onApart: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

export function ComboRows<T>({
  options,
  status,
  nothing,
  apart,
  isApartShown,
  onApart,
  onBlur,
}: RowsProps<T>) {
  const rows = options.map((option) => (
    <Row key={option.key} item={option}>
      <span>{option.label}</span>
      {option.note && (
        <chakra.small display="block" fontSize="t13" color="text-2">
          {option.note}
        </chakra.small>
      )}
    </Row>
  ));
  return (
    <>
      {apart && rows.length > 0 ? <ComboboxList>{rows}</ComboboxList> : rows}
      {options.length === 0 &&
        (nothing || (
          <chakra.p textStyle="quiet" padding="9px 10px">
            {status}
          </chakra.p>
        ))}
      {apart && isApartShown && (
        <ComboApart
          {...apart}
          onBlur={onBlur}
          onSelect={() => {
            onApart();
            apart.onSelect();
          }}
        />
      )}
    </>
  );
}

const ApartButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '100%',
    minHeight: '44px',
    marginTop: '1.5',
    padding: '9px 10px',
    textAlign: 'start',
    lineHeight: 1.3,
    cursor: 'pointer',
    borderTop: '1px solid',
    borderColor: 'line',
    _hover: { bg: 'ink-soft' },
  },
});

function ComboApart({
  label,
  note,
  icon,
  onSelect,
  onBlur,
}: Omit<Apart, 'isFor'> & { onBlur: (event: FocusEvent<HTMLElement>) => void }) {
  const combobox = useComboboxContext();
  return (
    <ApartButton
      type="button"
      onBlur={onBlur}
      onClick={() => {
        onSelect();
        combobox.setOpen(false);
      }}
    >
      {icon}
      <chakra.span>
        <chakra.span display="block">{label}</chakra.span>
        <chakra.small display="block" fontSize="t13" color="text-2">
          {note}
        </chakra.small>
      </chakra.span>
    </ApartButton>
  );
}
