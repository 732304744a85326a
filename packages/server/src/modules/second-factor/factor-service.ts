/**
 * One's own second factor: adding, removing, using it to sign in. Staff, advisers and partners may
 * not do without. One file a use case; this one puts them together.
 */
import type { Deps } from '../../deps.ts';
import { addFactor } from './add-factor.ts';
import { askSecondStep } from './ask-second-step.ts';
import { beginFactor } from './begin-factor.ts';
import { factorParts } from './factor-parts.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { removeFactor } from './remove-factor.ts';

export function factorService(deps: Deps, services: Parameters<typeof factorParts>[1]) {
  const parts = factorParts(deps, services);
  return {
    standing: parts.standing,
    waysAt: parts.waysAt,
    profile: parts.profile,
    askSecondStep: askSecondStep(deps),
    ...beginFactor(parts),
    ...addFactor(parts),
    ...removeFactor(parts),
    ...recoveryCodes(parts),
  };
}
export type FactorService = ReturnType<typeof factorService>;
