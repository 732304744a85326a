/** What every step of a change of address shares. */
import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import type { SessionService } from '../session/session-service.ts';
import { issueAnotherToken } from '../people/issue-token.ts';
import type { Throttle } from '../people/throttle.ts';
import * as users from '../people/user-repository.ts';

/** How long the code and the links of a change are good. */
export const LIFE_SECONDS = 3600;
const UNDO_DAYS = 7;

interface Services {
  sessions: SessionService;
  mailer: Mailer;
  limit: Throttle;
  notices: NoticeService;
}

export function emailChangeParts(
  { db, clock, config, secrets }: Pick<Deps, 'db' | 'clock' | 'config' | 'secrets'>,
  services: Services,
) {
  const hashCode = (userId: string, code: string) =>
    secrets.mac('email-change-code', `${userId}|${code}`);

  async function person(tx: Tx, userId: string) {
    const user = await users.findById(tx, userId);
    if (user?.state !== 'active' || !user.email) throw new ProblemError('NOT_FOUND');
    return { ...user, email: user.email };
  }
  async function putUndo(tx: Tx, userId: string, email: string): Promise<string> {
    const token = await issueAnotherToken(tx, {
      userId,
      kind: 'undo-email',
      now: clock(),
      expiresAt: plusDays(clock(), UNDO_DAYS),
      detail: email,
    });
    return token;
  }

  return { db, clock, config, ...services, hashCode, person, putUndo };
}
export type EmailChangeParts = ReturnType<typeof emailChangeParts>;

/**
 * Translates the refusal of a unique index.
 * @throws ProblemError for it; any other error as it is
 */
export function taken(error: unknown): never {
  if (users.isAddressTaken(error))
    throw new ProblemError('CONFLICT', {
      detail: 'Another account has proved this address meanwhile',
    });
  throw error;
}
