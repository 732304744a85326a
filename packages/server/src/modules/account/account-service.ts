/**
 * Ways in and out. Answers never tell whether an address is known: not by words, not
 * by time. One file a use case; this one puts them together.
 */
import type { Deps } from '../../deps.ts';
import type { StaffService } from '../admin/staff-service.ts';
import type { OnceForVisitors } from '../idempotency/once-for-visitors.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import type { ErasureService } from '../privacy/erasure-service.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import type { SessionService } from '../session/session-service.ts';
import { countMail as countMailBy } from './count-mail.ts';
import { deleteAccount } from './delete-account.ts';
import { forgotPassword } from './forgot-password.ts';
import type { PasswordHasher } from '../people/hashing.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import type { Throttle } from '../people/throttle.ts';
import type { VerificationService } from './verification-service.ts';

export interface AccountParts {
  sessions: SessionService;
  mailer: Mailer;
  hasher: PasswordHasher;
  limit: Throttle;
  notices: NoticeService;
  verification: VerificationService;
  erasure: Pick<ErasureService, 'announce'>;
  staff: StaffService;
  factors: FactorService;
  visitors: OnceForVisitors;
}

export function accountService(deps: Deps, parts: AccountParts) {
  const countMail = countMailBy(parts.limit);
  return {
    register: register(deps, { ...parts, countMail }),
    forgotPassword: forgotPassword(deps, { ...parts, countMail }),
    resetPassword: resetPassword(deps, parts),
    deleteAccount: deleteAccount(deps, parts),
    countMail,
  };
}
export type AccountService = ReturnType<typeof accountService>;
