/**
 * What a session must be, beside whose it is: whole, and proved again where it matters.
 */
import type { Policy } from '@bussola/contract';
import { ProblemError } from '../problem-error.ts';
import type { Actor } from './handler.ts';

/** Until when the proof of this session is good; null when there is none, or no more. */
export function provedUntil({ proofUntil }: Pick<Actor, 'proofUntil'>, now: Date): Date | null {
  return proofUntil && proofUntil > now ? proofUntil : null;
}

/** @throws ProblemError STEP_UP_REQUIRED */
export function requireReauthentication(actor: Actor, now: Date): void {
  if (!provedUntil(actor, now))
    throw new ProblemError('STEP_UP_REQUIRED', {
      detail: 'Prove again to be there: POST /api/account/step-up/:userId',
    });
}

/**
 * A limited session makes only the calls that name it, and reads only the report it was opened for.
 */
export function refuseLimited(
  actor: Actor,
  { limited }: Policy,
  params: Readonly<Record<string, unknown>> | undefined,
): void {
  if (actor.limitedTo === null) return;
  if (!limited?.includes(actor.limitedTo))
    throw new ProblemError(
      actor.limitedTo === 'enrol' ? 'SECOND_FACTOR_REQUIRED' : 'SIGN_IN_REQUIRED',
    );
  if (
    actor.limitedTo === 'report' &&
    params?.reportId !== undefined &&
    params.reportId !== actor.reportId
  )
    throw new ProblemError('NOT_FOUND');
}
