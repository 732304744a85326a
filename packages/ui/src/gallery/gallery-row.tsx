import type { ReactNode } from 'react';
import { chakra, Title } from '../core/index.ts';

/** A family of parts: its name and its rule in the margin, the parts beside. */
export function GalleryRow({
  title,
  note,
  children,
}: {
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: '212px minmax(0, 1fr)' }}
      gap={{ base: '5', lg: '12' }}
      paddingBlock="10"
      borderTopWidth="1px"
      borderColor="line"
    >
      <header>
        <Title as="h2" size={20}>
          {title}
        </Title>
        <chakra.p textStyle="quiet" marginTop="1.5">
          {note}
        </chakra.p>
      </header>
      <chakra.div minWidth="0">{children}</chakra.div>
    </chakra.section>
  );
}
