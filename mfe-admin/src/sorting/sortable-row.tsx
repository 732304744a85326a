import { useSortable } from '@dnd-kit/sortable';
import { useT } from '@bussola/i18n';
import { chakra, Icon, IconButton } from '@bussola/ui/core';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminNamespace } from '../locales/admin-namespace.ts';

export interface Sortable {
  id: string;
  name: string;
}
export interface RowParts {
  /** Counted from 0: where the row is, or would be if it were dropped now. */
  index: number;
  isLifted: boolean;
  handle: ReactNode;
  /** Null in a list without them. */
  arrows: ReactNode;
}

interface Props {
  item: Sortable;
  isFirst: boolean;
  isLast: boolean;
  /** -1 up, 1 down. Absent: no buttons. */
  onStep: ((by: -1 | 1) => void) | undefined;
  children: (parts: RowParts) => ReactNode;
}

/** Quick enough to follow the hand. */
const TRANSITION = { duration: 160, easing: 'ease' };
const movesLess = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

export function SortableRow({ item, isFirst, isLast, onStep, children }: Props) {
  const t = useT(adminNamespace);
  const { name } = item;
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
    newIndex,
  } = useSortable({
    id: item.id,
    transition: movesLess() ? null : TRANSITION,
    attributes: { roleDescription: t('sorting.handleRole') },
  });
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      label={t('sorting.handle', { name })}
      {...attributes}
      {...listeners}
      cursor={isDragging ? 'grabbing' : 'grab'}
      // The finger moves the row and not the page.
      touchAction="none"
    >
      <Icon icon={GripVertical} />
    </IconButton>
  );
  return (
    <chakra.li
      ref={setNodeRef}
      position="relative"
      bg="ground"
      borderBottomWidth="1px"
      borderColor="line"
      style={{
        ...(transform ? { transform: `translate3d(0, ${transform.y}px, 0)` } : {}),
        ...(transition === undefined ? {} : { transition }),
      }}
      {...(isDragging
        ? {
            zIndex: 1,
            bg: 'surface',
            borderRadius: 'control',
            outline: '2px solid {colors.focus}',
            boxShadow: 'float',
          }
        : {})}
    >
      {children({
        index: newIndex,
        isLifted: isDragging,
        handle,
        arrows: onStep ? (
          <chakra.span display="inline-flex">
            <Step
              label={t('sorting.up', { name })}
              icon={ArrowUp}
              off={isFirst}
              onPress={() => onStep(-1)}
            />
            <Step
              label={t('sorting.down', { name })}
              icon={ArrowDown}
              off={isLast}
              onPress={() => onStep(1)}
            />
          </chakra.span>
        ) : null,
      })}
    </chakra.li>
  );
}

interface StepProps {
  label: string;
  icon: typeof ArrowUp;
  off: boolean;
  onPress: () => void;
}

/** Not `disabled` at the end of the list: the focus would be lost at the last press. */
const Step = ({ label, icon, off, onPress }: StepProps) => (
  <IconButton
    label={label}
    aria-disabled={off || undefined}
    opacity={off ? 0.5 : 1}
    color="ink"
    onClick={off ? undefined : onPress}
  >
    <Icon icon={icon} />
  </IconButton>
);
