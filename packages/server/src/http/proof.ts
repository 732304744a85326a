/** What a session must be, beside whose it is: whole, and proved again where it matters (security.md 2.11, 4). */
import type { Policy } from '@bussola/contract';
import { plusSeconds } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import type { Actor } from './handler.ts';

const PROVED_SECONDS = 300;

/** Until when the proof of this session is good; null when there is none, or no more. */
export function provedUntil({ provedAt }: Pick<Actor, 'provedAt'>, now: Date): Date | null {
  const until = provedAt && plusSeconds(provedAt, PROVED_SECONDS);
  return until && until > now ? until : null;
}

/** @throws Refusal STEP_UP_REQUIRED */
export function refuseUnproved(actor: Actor, now: Date): void {
  if (!provedUntil(actor, now)) throw new Refusal('STEP_UP_REQUIRED', { detail: 'Prove again to be there: POST /api/account/step-up/:userId' });
}

/** A limited session makes only the calls that name it, and reads only the report it was opened for. */
export function refuseLimited(actor: Actor, { limited }: Policy, params: Readonly<Record<string, unknown>> | undefined): void {
  if (actor.limitedTo === null) return;
  if (!limited?.includes(actor.limitedTo)) throw new Refusal(actor.limitedTo === 'enrol' ? 'SECOND_FACTOR_REQUIRED' : 'SIGN_IN_REQUIRED');
  if (actor.limitedTo === 'report' && params?.reportId !== undefined && params.reportId !== actor.reportId) throw new Refusal('NOT_FOUND');
}
