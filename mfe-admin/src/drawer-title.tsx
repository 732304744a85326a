import { chakra } from '@bussola/ui/core';
import type { ReactNode } from 'react';

/** The head of a sheet: a quiet line, then what it is about. */
export function DrawerTitle({ over, children }: { over: ReactNode; children: ReactNode }) {
  return (
    <>
      <chakra.span
        display="block"
        fontSize="t15"
        fontStyle="italic"
        fontWeight="400"
        color="text-2"
      >
        {over}
      </chakra.span>
      <span>{children}</span>
    </>
  );
}
