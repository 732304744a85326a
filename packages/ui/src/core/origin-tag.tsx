import type { ReactNode } from 'react';
import { chakra } from './layout.ts';

/**
 * Where a value comes from when nobody gave it: `supposed` by us, with a dashed edge, or
 * `missing`.
 */
export function OriginTag({
  origin,
  children,
}: {
  origin: 'supposed' | 'missing';
  children: ReactNode;
}) {
  return (
    <chakra.span
      display="inline-block"
      whiteSpace="nowrap"
      fontSize="t13"
      lineHeight="1.3"
      fontWeight="540"
      color={origin === 'missing' ? 'text' : 'text-2'}
      borderWidth="1px"
      borderStyle={origin === 'supposed' ? 'dashed' : 'solid'}
      borderColor="line-strong"
      borderRadius="full"
      paddingInline="9px"
      paddingBlock="2px"
    >
      {children}
    </chakra.span>
  );
}
