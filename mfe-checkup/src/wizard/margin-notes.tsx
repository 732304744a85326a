import { memo } from 'react';
import type { ReactNode } from 'react';
import { chakra, Title } from '@bussola/ui/core';

export interface MarginNote {
  title: string;
  text: ReactNode;
}

/** The columns of a step: what is asked, and its reasons. */
export const STEP_COLUMNS = 'minmax(0, 640px) minmax(0, 272px)';

interface NotesProps {
  label: string;
  notes: readonly MarginNote[];
  /** Below the form, where there is no margin: a line parts them from it. */
  parted?: boolean;
}

/** Notes such as «Perché lo chiediamo»: in the margin on wide screens, below the form on phones. */
export const MarginNotes = memo(function MarginNotes({ label, notes, parted = false }: NotesProps) {
  return (
    <chakra.aside
      aria-label={label}
      borderInlineStartWidth={{ lg: '1px' }}
      borderTopWidth={{ base: parted ? '1px' : '0', lg: '0' }}
      borderColor="line"
      paddingInlineStart={{ lg: '7' }}
      paddingTop={{ base: parted ? '9' : '0', lg: '0' }}
      display="grid"
      gap={{ base: parted ? '7' : '22px', lg: '7' }}
      maxWidth={{ md: '640px' }}
    >
      {notes.map((note) => (
        <section key={note.title}>
          <Title as="h2" size={17} marginBottom="1">
            {note.title}
          </Title>
          <chakra.div textStyle="quiet">{note.text}</chakra.div>
        </section>
      ))}
    </chakra.aside>
  );
});

interface BesideProps {
  notes: readonly MarginNote[];
  children: ReactNode;
}

/** A part of a step with its own notes: beside it on wide screens, below it on phones. */
export function WithNotes({ notes, children }: BesideProps) {
  const [first] = notes;
  return (
    <chakra.div
      display="grid"
      rowGap="8"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: STEP_COLUMNS }}
      justifyContent="space-between"
      alignItems="start"
    >
      <chakra.div minWidth="0" maxWidth={{ md: '640px' }}>
        {children}
      </chakra.div>
      {first && <MarginNotes label={first.title} notes={notes} />}
    </chakra.div>
  );
}
