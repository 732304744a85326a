import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Active, Modifier, Over } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useT } from '@bussola/i18n';
import { chakra } from '@bussola/ui/core';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { adminNamespace } from '../locales/admin-namespace.ts';
import { SortableRow } from './sortable-row.tsx';
import type { RowParts, Sortable } from './sortable-row.tsx';
import { SortingKeys } from './sorting-keys.tsx';
import { usePlace } from './use-place.ts';

interface Props<T extends Sortable> {
  label: string;
  items: readonly T[];
  /** With the ids in the new order; not called when a row ends where it began. */
  onMove: (ids: string[]) => void;
  /** Buttons that move a row by one place, beside the handle. */
  arrows?: boolean;
  children: (item: T, parts: RowParts) => ReactNode;
}

/** Where a row is, as it is said aloud. */
interface Said {
  how: 'lifted' | 'at' | 'back';
  id: string;
  index: number;
}

const onlyUpAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
/** The list says itself what happens, in the language of the page. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** A list put in order by dragging, by keyboard, and by arrow buttons: each says where a row is. */
export function SortableList<T extends Sortable>({
  label,
  items,
  onMove,
  arrows = false,
  children,
}: Props<T>) {
  const t = useT(adminNamespace);
  const place = usePlace();
  const context = useId();
  const [said, setSaid] = useState<Said>();
  const sensors = useSensors(
    // A press without a movement is still a press, for who puts the finger down and thinks again.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: 'auto',
    }),
  );
  const ids = items.map(({ id }) => id);
  const indexOf = (one: Active | Over) => ids.indexOf(String(one.id));
  const tell = (how: Said['how'], id: string, index: number) => setSaid({ how, id, index });
  /** A row that is lifted is at once over its own place: that it was lifted is said first. */
  const tellOver = (id: string, index: number) =>
    setSaid((last) =>
      last?.how === 'lifted' && last.index === index ? last : { how: 'at', id, index },
    );
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || to < 0 || to >= ids.length) return;
    tell('at', id, to);
    if (from !== to) onMove(arrayMove(ids, from, to));
  };
  const name = said && items.find(({ id }) => id === said.id)?.name;
  return (
    <DndContext
      id={context}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyUpAndDown]}
      accessibility={{
        announcements: SILENT,
        screenReaderInstructions: { draggable: t('sorting.how') },
      }}
      onDragStart={({ active }) => tell('lifted', String(active.id), indexOf(active))}
      onDragOver={({ active, over }) => {
        if (over) tellOver(String(active.id), indexOf(over));
      }}
      onDragEnd={({ active, over }) => {
        if (over) move(indexOf(active), indexOf(over));
      }}
      onDragCancel={({ active }) => tell('back', String(active.id), indexOf(active))}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <chakra.ol aria-label={label} listStyleType="none" borderTopWidth="1px" borderColor="ink">
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              item={item}
              onStep={arrows ? (by) => move(index, index + by) : undefined}
              isFirst={index === 0}
              isLast={index === items.length - 1}
            >
              {(parts) => children(item, parts)}
            </SortableRow>
          ))}
        </chakra.ol>
      </SortableContext>
      <SortingKeys
        said={
          said && name !== undefined
            ? t(`sorting.${said.how}`, { name, place: place(said.index), total: items.length })
            : ''
        }
      />
    </DndContext>
  );
}
