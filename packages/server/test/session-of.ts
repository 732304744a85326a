/**
 * A living, whole session of somebody, made by rows: for staff, whose password alone opens a
 * session that may only add a second factor.
 */
import { randomUUID } from 'node:crypto';
import { plusDays } from '../src/clock.ts';
import type { Deps } from '../src/deps.ts';
import { accessTokens } from '../src/modules/session/access-token.ts';
import { insertSession } from '../src/modules/session/session-repository.ts';

/** @returns the bearer token */
export async function sessionOf({ db, clock, secrets }: Deps, userId: string): Promise<string> {
  const id = randomUUID();
  const now = clock();
  await insertSession(db, {
    id,
    userId,
    provisional: false,
    remember: false,
    now,
    expiresAt: plusDays(now, 1),
    device: { browser: null, system: null },
    proved: true,
    limitedTo: null,
    reportId: null,
  });
  return accessTokens(secrets, clock).sign({ userId, areaId: userId, sessionId: id, counter: 0 });
}
