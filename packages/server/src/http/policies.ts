import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@bussola/contract';
import type { SessionService } from '../modules/session/session-service.ts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import type { Actor } from './handler.ts';
import { refuseLimited, refuseUnproved } from './proof.ts';

type Params = Readonly<Record<string, unknown>> | undefined;
type Policy = (actor: Actor, params: Params, now: Date) => void;

/** Absent and not yours answer the same: an id tells nothing to whoever guesses it. */
const ownOnly: Policy = (actor, params) => {
  if (params !== undefined && 'userId' in params && params.userId !== actor.userId) throw new Refusal('NOT_FOUND');
};
const registered: Policy = (actor) => {
  if (actor.provisional) throw new Refusal('FORBIDDEN', { detail: 'Register and confirm the address first' });
};

const proved: Policy = (actor, _params, now) => { refuseUnproved(actor, now); };
const staff: Policy = (actor) => { if (actor.role !== 'Admin' && actor.role !== 'SuperAdmin') throw new Refusal('FORBIDDEN'); };
const superadmin: Policy = (actor) => { if (actor.role !== 'SuperAdmin') throw new Refusal('FORBIDDEN'); };

const POLICIES: Readonly<Record<Exclude<Endpoint['permission'], 'public' | 'refresh'>, readonly Policy[]>> = {
  session: [ownOnly],
  draft: [ownOnly],
  'area:results': [ownOnly],
  'area:read': [ownOnly, registered],
  'area:write': [ownOnly, registered],
  account: [ownOnly, registered],
  'account:proved': [ownOnly, registered, proved],
  staff: [registered, staff],
  'staff:proved': [registered, staff, proved],
  superadmin: [registered, superadmin],
  'superadmin:proved': [registered, superadmin, proved],
};

/** The check of one call: who acts, or null where anybody may. @throws Refusal */
export function policyOf(endpoint: Endpoint, sessions: SessionService, clock: Clock): ((request: FastifyRequest, params: Params) => Promise<Actor | null>) | undefined {
  const { permission } = endpoint;
  if (permission === 'public') {
    return async (request) => {
      const actor = await sessions.actorIfAny(request.headers.authorization);
      // Where anybody may call, a session that reaches little counts as none.
      return actor?.limitedTo ? null : actor;
    };
  }
  if (permission === 'refresh') return async () => null;
  const checks = POLICIES[permission];
  // A permission that this server does not know: the caller stops the start.
  if (checks === undefined) return undefined;
  return async (request, params) => {
    const actor = await sessions.actor(request.headers.authorization);
    refuseLimited(actor, endpoint, params);
    for (const check of checks) check(actor, params, clock());
    return actor;
  };
}
