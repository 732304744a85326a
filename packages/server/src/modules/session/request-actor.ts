/** Who makes a request: from the bearer token to the actor that handlers know. */
import type { FastifyRequest } from 'fastify';
import { ADVISER_SCOPES, LOOK_SCOPES } from '@bussola/contract';
import { plusSeconds, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { siteOf } from '../../http/site.ts';
import type { Site } from '../../http/site.ts';
import { ProblemError } from '../../problem-error.ts';
import type { AccessTokens } from './access-token.ts';
import { UUID } from './session-cookies.ts';
import { probe } from './session-probe-repository.ts';
import type { ProbeRow } from './session-probe-repository.ts';
import * as sessions from './session-repository.ts';

export function requestActors(
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
  tokens: AccessTokens,
) {
  async function actor(request: FastifyRequest): Promise<Actor> {
    const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1];
    const claims = token === undefined ? undefined : await tokens.verify(token);
    if (!claims) throw new ProblemError('UNAUTHENTICATED');
    const row = await probe(db, claims.sessionId, clock(), romeDay(clock()));
    if (!row || row.areaId !== claims.areaId || row.userId !== claims.userId)
      throw new ProblemError('SESSION_ENDED');
    if (!row.confirmed && row.counter === claims.counter)
      await sessions.confirm(db, claims.sessionId, claims.counter, clock());
    return toActor(row, claims.sessionId, siteOf(config, request));
  }

  function toActor(row: ProbeRow, sessionId: string, site: Site): Actor {
    return {
      userId: row.userId,
      areaId: row.areaId,
      via: row.via,
      grantId: row.grantId,
      lookId: row.lookId,
      proofUntil: row.provedAt && plusSeconds(row.provedAt, config.proofSeconds),
      limits: limitsOf(row),
      sessionId,
      role: row.role,
      site,
      checkup: row.checkup,
      provisional: row.provisional || row.state !== 'active',
      areaVersion: row.version,
      areaRevision: row.revision,
      limitedTo: row.limitedTo,
      reportId: row.reportId,
    };
  }

  function limitsOf({ via, scopes, members, hideAmounts }: ProbeRow): Actor['limits'] {
    if (via === 'look')
      return { scopes: LOOK_SCOPES, members: null, hideAmounts: false, withoutWill: true };
    return scopes === null ? null : { scopes, members, hideAmounts: hideAmounts ?? false };
  }

  return {
    actor,
    /** For calls that anybody may make: a bearer that is not good counts as none. */
    async actorIfAny(request: FastifyRequest): Promise<Actor | null> {
      if (!request.headers.authorization) return null;
      try {
        return await actor(request);
      } catch (error) {
        if (error instanceof ProblemError && error.status === 401) return null;
        throw error;
      }
    },
    /**
     * An adviser with the area of a client linked to them open, for one request; undefined for
     * anybody else's area.
     */
    async asAdviserOf(who: Actor, clientId: string): Promise<Actor | undefined> {
      const linked = UUID.test(clientId)
        ? await sessions.findLinkedArea(db, who.userId, clientId, clock())
        : undefined;
      return (
        linked && {
          ...who,
          areaId: clientId,
          via: 'adviser',
          limits: { scopes: ADVISER_SCOPES, members: null, hideAmounts: false },
          checkup: linked.checkup,
          areaVersion: linked.version,
          areaRevision: linked.revision,
        }
      );
    },
    /** Who a request of this session would be made by; undefined for one that is over. */
    async actorOfSession(tx: Tx, sessionId: string): Promise<Actor | undefined> {
      const row = await probe(tx, sessionId, clock(), romeDay(clock()));
      return row && toActor(row, sessionId, 'site');
    },
  };
}
