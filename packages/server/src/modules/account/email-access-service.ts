/**
 * Entering by the link of a message: a checkup to go on with elsewhere, or one report of an
 * account; never a whole area. One file a use case; this one puts them together.
 */
import type { Deps } from '../../deps.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import type { SessionService } from '../session/session-service.ts';
import { askEmailAccess } from './ask-email-access.ts';
import type { CountMail } from './count-mail.ts';
import { enterByMail } from './enter-by-mail.ts';
import { mayEnterByMail } from './may-enter-by-mail.ts';

interface Parts {
  sessions: SessionService;
  mailer: Mailer;
  factors: FactorService;
  countMail: CountMail;
}

export function emailAccessService(deps: Deps, { sessions, mailer, factors, countMail }: Parts) {
  const mayEnter = mayEnterByMail(factors);
  return {
    ask: askEmailAccess(deps, { mailer, countMail, mayEnterByMail: mayEnter }),
    enter: enterByMail(deps, { sessions, mayEnterByMail: mayEnter }),
  };
}
export type EmailAccessService = ReturnType<typeof emailAccessService>;
