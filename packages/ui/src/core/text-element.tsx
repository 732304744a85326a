import type { ReactNode } from 'react';

/**
 * A text as an element of its own, anything else as it is: for what stands beside other children.
 * A browser that translates the page replaces the text nodes (packages/lint/text-alone.mjs).
 */
export const textElement = (node: ReactNode): ReactNode =>
  typeof node === 'string' || typeof node === 'number' ? <span>{node}</span> : node;
