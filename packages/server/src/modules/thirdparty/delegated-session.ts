/**
 * Entering another person's area and coming back. Each step is a code that is good once, for a
 * minute, for one session of one browser. The partner's own session waits, and comes back when the
 * other ends.
 */
import type { QueryOf, ResponseOf } from '@bussola/contract';
import { plusSeconds, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import { revoke } from '../session/session-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import { exchangeHandoff } from './exchange-handoff.ts';
import { findEnterable } from '../people/grant-repository.ts';
import { endLook, findOpenLook } from '../people/look-repository.ts';
import { handoffCodes, invalidCode, refuseElsewhere } from './handoff-codes.ts';
import { sweepHandoffs } from './handoff-repository.ts';
import type { PlaceholderService } from './placeholder-service.ts';

interface Parts {
  sessions: SessionService;
  placeholder: PlaceholderService;
  factors: Pick<FactorService, 'standing'>;
}

/** An adviser never leaves: each of their requests opens the area anew. */
const LEFT = {
  grant: 'area.left',
  adviser: 'area.left',
  placeholder: 'placeholder.left',
  look: 'look.ended',
} as const;

export function delegatedSession(deps: Deps, { sessions, placeholder, factors }: Parts) {
  const { db, clock } = deps;
  const codes = handoffCodes(deps);
  return {
    async handle(actor: Actor, grantId: string): Promise<ResponseOf<'thirdPartyHandle'>> {
      refuseElsewhere(actor);
      const grant = await findEnterable(db, grantId, actor.userId, romeDay(clock()));
      if (!grant) throw new ProblemError('NOT_FOUND');
      // Sign-in asks holders of a grant for a second factor; this session may be older than the
      // grant.
      const { methods, excused } = await factors.standing(db, actor.userId);
      if (methods.length === 0 && !excused)
        throw new ProblemError('SECOND_FACTOR_REQUIRED', {
          detail: 'Add a second factor to the account first',
        });
      const { token, expiresAt } = await db.transaction((tx) =>
        codes.issue(tx, { kind: 'handle', sessionId: actor.sessionId, via: 'grant', grantId }),
      );
      return { thirdPartyToken: token, expiresAt: expiresAt.toISOString() };
    },

    /**
     * @throws ProblemError TOKEN_INVALID for a handle that is spent, old, or of another partner,
     *   user, grant or session
     */
    async authenticate(
      actor: Actor,
      { thirdPartyId, userId, thirdPartyToken }: QueryOf<'authThirdParty'>,
    ): Promise<ResponseOf<'authThirdParty'>> {
      refuseElsewhere(actor);
      const taken = await codes.take(db, thirdPartyToken);
      if (
        taken?.kind !== 'handle' ||
        taken.sessionId !== actor.sessionId ||
        thirdPartyId !== actor.userId ||
        !taken.grantId
      )
        throw invalidCode();
      const grant = await findEnterable(db, taken.grantId, actor.userId, romeDay(clock()));
      if (grant?.ownerId !== userId) throw invalidCode();
      const { token } = await db.transaction((tx) =>
        codes.issue(tx, {
          kind: 'enter',
          sessionId: actor.sessionId,
          via: 'grant',
          grantId: taken.grantId,
        }),
      );
      return codes.page(actor, 'thirdparty', token, { grant: taken.grantId });
    },

    async openPlaceholder(actor: Actor): Promise<ResponseOf<'openPlaceholder'>> {
      refuseElsewhere(actor);
      await placeholder.resetWhenEmpty();
      const { token } = await db.transaction((tx) =>
        codes.issue(tx, {
          kind: 'enter',
          sessionId: actor.sessionId,
          via: 'placeholder',
          grantId: null,
        }),
      );
      return codes.page(actor, 'thirdparty', token);
    },

    /** The client said yes to looking together, and it lasts. */
    async openLook(actor: Actor, clientId: string): Promise<ResponseOf<'enterLook'>> {
      refuseElsewhere(actor);
      const look = await findOpenLook(db, { staffId: actor.userId, clientId }, clock());
      if (!look) throw new ProblemError('NOT_FOUND');
      const { token } = await db.transaction((tx) =>
        codes.issue(tx, {
          kind: 'enter',
          sessionId: actor.sessionId,
          via: 'look',
          grantId: null,
          lookId: look.id,
        }),
      );
      return codes.page(actor, 'thirdparty', token, { look: look.id });
    },

    /**
     * Ends the session in another person's area; the address in the answer brings the caller's own
     * back.
     */
    async leave(actor: Actor): Promise<ResponseOf<'logoutThirdParty'>> {
      const { via } = actor;
      if (via === 'own') throw new ProblemError('FORBIDDEN', { detail: 'No other area is open' });
      const { token } = await db.transaction(async (tx) => {
        await revoke(tx, actor.sessionId, 'left', clock());
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: actor.areaId,
          action: LEFT[via],
          ...(actor.lookId ? { via: 'look', grantId: actor.lookId } : {}),
        });
        // Either side ends it for both.
        if (via === 'look')
          await endLook(tx, { clientId: actor.areaId, staffId: actor.userId }, clock());
        return codes.issue(tx, {
          kind: 'leave',
          sessionId: actor.sessionId,
          via: null,
          grantId: null,
        });
      });
      if (via === 'placeholder') await placeholder.resetWhenEmpty();
      return codes.page(actor, 'logoutthirdparty', token);
    },

    exchange: exchangeHandoff(deps, { codes, sessions, placeholder }),
    sweep: async () => {
      await sweepHandoffs(db, plusSeconds(clock(), -86_400));
      await placeholder.resetWhenEmpty();
    },
  };
}
export type DelegatedSession = ReturnType<typeof delegatedSession>;
