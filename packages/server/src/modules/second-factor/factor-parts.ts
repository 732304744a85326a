/** What every use case of the second factor stands on. */
import type { Deps } from '../../deps.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import type { SessionService } from '../session/session-service.ts';
import type { FactorCodes } from './codes.ts';
import { factorChange } from './factor-change.ts';
import { factorStanding } from './factor-standing.ts';
import type { Passkeys } from './passkeys.ts';

interface Services {
  codes: FactorCodes;
  keys: Passkeys;
  sessions: SessionService;
  notices: NoticeService;
}

export function factorParts(deps: Deps, { codes, keys, sessions, notices }: Services) {
  const { db, clock } = deps;
  return {
    db,
    clock,
    codes,
    keys,
    sessions,
    ...factorStanding(deps),
    ...factorChange(deps, notices),
  };
}
export type FactorParts = ReturnType<typeof factorParts>;
