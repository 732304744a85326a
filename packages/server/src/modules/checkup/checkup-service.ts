/**
 * The checkup: a draft that grows field by field, and becomes the household once. One file a use
 * case; this one puts them together.
 */
import type { Deps } from '../../deps.ts';
import type { SessionService } from '../session/session-service.ts';
import { createCheckup } from './create-checkup.ts';
import { finalizeCheckup } from './finalize-checkup.ts';
import { readDraft } from './read-draft.ts';
import { reopenCheckup } from './reopen-checkup.ts';
import { saveStep } from './save-step.ts';

export function checkupService(deps: Deps, sessions: SessionService) {
  const read = readDraft(deps);
  return {
    read,
    create: createCheckup(deps, sessions),
    save: saveStep(deps, read),
    finalize: finalizeCheckup(deps),
    reopen: reopenCheckup(deps, read),
  };
}
export type CheckupService = ReturnType<typeof checkupService>;
