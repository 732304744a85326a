import { Actions, chakra } from '@bussola/ui/core';
import type { ReactNode } from 'react';

interface Props {
  marginTop: '8' | '9';
  children: ReactNode;
}

/** The buttons of a form in a drawer, always in sight at its foot. */
export function DrawerActions({ marginTop, children }: Props) {
  return (
    <chakra.div
      data-print="hidden"
      position="sticky"
      bottom={{ base: '-20px', md: '-36px' }}
      bg="surface"
      borderTopWidth="1px"
      borderColor="line"
      marginTop={marginTop}
      paddingBlock="4"
      zIndex="2"
    >
      <Actions>{children}</Actions>
    </chakra.div>
  );
}
