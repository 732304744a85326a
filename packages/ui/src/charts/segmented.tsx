import type { LucideIcon } from 'lucide-react';
import { Icon } from '../core/icon.tsx';
import { chakra } from '../core/layout.ts';

export interface SegmentedProps<V extends string> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string; icon?: LucideIcon }[];
}

const Segment = chakra('button', {
  base: {
    minHeight: '44px',
    paddingInline: '14px',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    fontSize: 't13',
    fontWeight: 560,
    lineHeight: 1.2,
    minWidth: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    color: 'text-2',
    bg: 'transparent',
    cursor: 'pointer',
    '&[aria-pressed=true]': { bg: 'ink', color: 'on-ink' },
    _focusVisible: { outlineOffset: '-5px', outlineColor: 'focus' },
  },
});

/** A few ways of looking at the same thing; on a second row where they do not fit on one. */
export function Segmented<V extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedProps<V>) {
  return (
    <chakra.div
      role="group"
      aria-label={label}
      display="inline-flex"
      flexWrap="wrap"
      width="fit-content"
      maxWidth="100%"
      overflow="hidden"
      borderWidth="1px"
      borderColor="line-strong"
      borderRadius="control"
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon icon={option.icon} size={16} />}
          <span>{option.label}</span>
        </Segment>
      ))}
    </chakra.div>
  );
}
