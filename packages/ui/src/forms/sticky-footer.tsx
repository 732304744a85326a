import type { ReactNode } from 'react';
import { chakra } from '../core/layout.ts';

export interface StickyFooterProps {
  /** «Indietro». */
  start?: ReactNode;
  /** Beside the main button: «Un dato da rivedere prima di proseguire». */
  note?: ReactNode;
  /** The one filled button. */
  end: ReactNode;
}

/** The foot of a step: always in sight, back on one side, forward on the other. */
export function StickyFooter({ start, note, end }: StickyFooterProps) {
  return (
    <chakra.footer
      data-print="hidden"
      position="sticky"
      bottom="0"
      marginTop="auto"
      bg="ground"
      borderTopWidth="1px"
      borderColor="line"
      zIndex="3"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        maxWidth="page"
        marginInline="auto"
        minHeight={{ md: '84px' }}
        paddingBlock={{ base: '12px calc(12px + env(safe-area-inset-bottom))', md: '2' }}
        paddingInline={{ base: '5', md: '8', xl: '0' }}
      >
        {start}
        <chakra.p
          role="status"
          textStyle="quiet"
          marginInlineStart="auto"
          display={{ base: 'none', md: 'block' }}
        >
          {note}
        </chakra.p>
        <chakra.div flex={{ base: '1', md: 'none' }} display="grid">
          {end}
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}
