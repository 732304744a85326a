import type { FastifyRequest } from 'fastify';
import type { Permission } from '@bussola/contract';
import type { SessionService } from '../modules/session/session-service.ts';
import { Refusal } from '../refusal.ts';
import type { Actor } from './handler.ts';

type Params = Readonly<Record<string, unknown>> | undefined;
type Policy = (actor: Actor, params: Params) => void;

/** Absent and not yours answer the same: an id tells nothing to whoever guesses it. */
const ownOnly: Policy = (actor, params) => {
  if (params !== undefined && 'userId' in params && params.userId !== actor.userId) throw new Refusal('NOT_FOUND');
};
const registered: Policy = (actor) => {
  if (actor.provisional) throw new Refusal('FORBIDDEN', { detail: 'Register and confirm the address first' });
};

const POLICIES: Readonly<Record<Exclude<Permission, 'public' | 'refresh'>, readonly Policy[]>> = {
  session: [ownOnly],
  draft: [ownOnly],
  'area:results': [ownOnly],
  'area:read': [ownOnly, registered],
  'area:write': [ownOnly, registered],
  staff: [registered, (actor) => { if (actor.role !== 'Admin' && actor.role !== 'SuperAdmin') throw new Refusal('FORBIDDEN'); }],
  superadmin: [registered, (actor) => { if (actor.role !== 'SuperAdmin') throw new Refusal('FORBIDDEN'); }],
};

/** The check of one permission: who acts, or null where anybody may. @throws Refusal */
export function policyOf(permission: Permission, sessions: SessionService): ((request: FastifyRequest, params: Params) => Promise<Actor | null>) | undefined {
  if (permission === 'public') return (request) => sessions.actorIfAny(request.headers.authorization);
  if (permission === 'refresh') return async () => null;
  const checks = POLICIES[permission];
  // A permission that this server does not know: the caller stops the start.
  if (checks === undefined) return undefined;
  return async (request, params) => {
    const actor = await sessions.actor(request.headers.authorization);
    for (const check of checks) check(actor, params);
    return actor;
  };
}
