/**
 * Code needed only after a failure: a chunk of its own, so that a portal that loads does not carry
 * it.
 */
import { createExplain, createProbe } from '@bussola/portal-loader';

export const explainWith = (integrityOf: (path: string) => string | undefined) =>
  createExplain(createProbe(integrityOf));
