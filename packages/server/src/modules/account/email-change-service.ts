/**
 * Another address for an account: the old one holds until the new one is proved, and can take the
 * change back for a week.
 */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { askEmailChange } from './ask-email-change.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { emailChangeParts } from './email-change-parts.ts';
import { sweepChanges } from './email-change-repository.ts';
import { undoEmailChange } from './undo-email-change.ts';

export function emailChangeService(deps: Deps, services: Parameters<typeof emailChangeParts>[1]) {
  const parts = emailChangeParts(deps, services);
  const undo = undoEmailChange(parts);
  const confirm = confirmEmailChange(parts);
  return {
    ask: askEmailChange(parts),
    async verify(
      actor: Actor | null,
      body: BodyOf<'newVerifyChangeEmail'>,
    ): Promise<ResponseOf<'newVerifyChangeEmail'>> {
      if ('undo' in body) return undo(body.undo);
      if (!actor || actor.provisional) throw new ProblemError('UNAUTHENTICATED');
      return confirm(actor, body);
    },
    sweep: () => sweepChanges(deps.db, deps.clock()),
  };
}
export type EmailChangeService = ReturnType<typeof emailChangeService>;
