import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { lockAccount } from '../people/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import { backToCard } from '../people/back-to-card.ts';
import { toOpen } from '../session/open-session.ts';
import {
  REFRESH_COOKIE,
  readRefreshValue,
  refuseForeignOrigin,
} from '../session/session-cookies.ts';
import { holderOf } from '../session/session-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import { findEnterable } from '../people/grant-repository.ts';
import { findOpenLook } from '../people/look-repository.ts';
import { invalidCode } from './handoff-codes.ts';
import type { HandoffCodes } from './handoff-codes.ts';
import type { Handoff } from './handoff-repository.ts';
import type { PlaceholderService } from './placeholder-service.ts';

interface Parts {
  codes: HandoffCodes;
  sessions: SessionService;
  placeholder: PlaceholderService;
}
const ENTERED = {
  grant: 'area.entered',
  placeholder: 'placeholder.entered',
  look: 'look.entered',
} as const;

/** Exchanges a code for a session: in another person's area, or back in one's own. */
export function exchangeHandoff(
  { db, clock, config, secrets }: Pick<Deps, 'db' | 'clock' | 'config' | 'secrets'>,
  { codes, sessions, placeholder }: Parts,
) {
  /** @returns nothing for a grant that opens no area today, or a look that is over */
  async function areaOf(tx: Tx, { via, grantId, lookId }: Handoff, userId: string) {
    if (via === 'placeholder') return { areaId: await placeholder.id(tx) };
    if (via === 'look') {
      const look = lookId && (await findOpenLook(tx, { staffId: userId, lookId }, clock()));
      return look ? { areaId: look.clientId, until: look.until } : {};
    }
    return {
      areaId: grantId
        ? (await findEnterable(tx, grantId, userId, romeDay(clock())))?.ownerId
        : undefined,
    };
  }

  async function enter(tx: Tx, code: Handoff, request: FastifyRequest) {
    // Ending all sessions locks the same row, so it cannot miss the session that is opened here.
    const holder = await holderOf(tx, code.sessionId);
    if (holder) await lockAccount(tx, holder);
    const own = await sessions.lock(tx, code.sessionId);
    if (!own || own.revoked || !own.userLives || own.expiresAt <= clock() || own.via !== 'own')
      throw invalidCode();
    const { areaId, until } = await areaOf(tx, code, own.userId);
    if (!areaId || !code.via) throw invalidCode();
    await note(tx, {
      at: clock(),
      actor: own.userId,
      subject: areaId,
      action: ENTERED[code.via],
      ...(code.lookId ? { via: 'look', grantId: code.lookId } : {}),
    });
    return sessions.open(tx, {
      userId: own.userId,
      agent: request.headers['user-agent'],
      elsewhere: {
        via: code.via,
        areaId,
        grantId: code.grantId,
        lookId: code.lookId ?? null,
        parentId: own.id,
        ...(until ? { until } : {}),
      },
    });
  }

  async function comeBack(tx: Tx, code: Handoff) {
    const left = await sessions.lock(tx, code.sessionId);
    const own = left?.parentId ? await sessions.lock(tx, left.parentId) : undefined;
    if (!own || own.revoked || !own.userLives || own.expiresAt <= clock()) throw invalidCode();
    return {
      open: toOpen(own),
      ...(left?.via === 'look' ? { back: backToCard(left.areaId) } : {}),
    };
  }

  /**
   * The refresh cookie must be of the session that the code is for: a code carried to another
   * browser opens nothing.
   */
  return async (code: string, request: FastifyRequest, reply: FastifyReply): Promise<Session> => {
    refuseForeignOrigin(request, config);
    const cookie = readRefreshValue(secrets, request.cookies[REFRESH_COOKIE]);
    const opened = await db.transaction(async (tx) => {
      const taken = await codes.take(tx, code);
      if (!taken || taken.kind === 'handle' || taken.sessionId !== cookie?.sessionId)
        return undefined;
      return taken.kind === 'enter'
        ? { open: await enter(tx, taken, request) }
        : comeBack(tx, taken);
    });
    if (!opened) throw invalidCode();
    const { open, ...back } = opened;
    return { ...(await sessions.present(reply, open)), ...back };
  };
}
