import { useUpdateFaqs } from '@bussola/client';
import type { FaqDoc } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box } from '@bussola/ui/core';
import { useState } from 'react';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { SortableList } from '../../sorting/sortable-list.tsx';
import { movedIn } from './faq-order.ts';
import { FaqRow } from './faq-row.tsx';
import { questionOf } from './faq-state.ts';

interface Props {
  label: string;
  rows: readonly FaqDoc[];
  chosen: string | undefined;
}

/** The questions of a subject, put in the order in which they are read. */
export function OrderedRows({ label, rows, chosen }: Props) {
  const t = useT(faqsNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { mutate, isPending } = useUpdateFaqs();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const placed = isPending
    ? rows.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id))
    : rows;
  const move = (ids: readonly string[]) => {
    const moved = movedIn(
      rows.map(({ id }) => id),
      ids,
    );
    const doc = moved && rows.find(({ id }) => id === moved.id);
    if (!doc) return;
    setWanted(ids);
    const { id, version, category } = doc;
    mutate(
      { action: 'move', id, version, category, place: moved.place },
      { onError: () => notify({ kind: 'error', text: t('list.notMoved') }) },
    );
  };
  return (
    <SortableList
      label={label}
      items={placed.map((doc) => ({ id: doc.id, name: questionOf(doc, language), doc }))}
      onMove={move}
    >
      {({ doc }, { handle }) => (
        <Box display="flex" alignItems="center">
          {handle}
          <Box flex="1" minWidth="0">
            <FaqRow doc={doc} isChosen={doc.id === chosen} />
          </Box>
        </Box>
      )}
    </SortableList>
  );
}
