/**
 * The first wall: what the contract's policy of a call says of this caller and this address, before
 * anything is read or shaped.
 */
import type { FastifyRequest } from 'fastify';
import { calls } from '@bussola/contract';
import type { CallName, Policy, Scope } from '@bussola/contract';
import type { Clock } from '../clock.ts';
import type { SessionService } from '../modules/session/session-service.ts';
import { ProblemError } from '../problem-error.ts';
import type { Actor } from './handler.ts';
import { refuseLimited, requireReauthentication } from './reauthentication.ts';

type Params = Readonly<Record<string, unknown>> | undefined;
/**
 * Who acts and whose area is open for this request; null where nobody need be known.
 * @throws ProblemError
 */
export type Authorize = (request: FastifyRequest, params: Params) => Promise<Actor | null>;

export function createAuthorize(
  policy: Policy,
  {
    sessions,
    clock,
    publisher,
  }: {
    sessions: SessionService;
    clock: Clock;
    publisher: (authorization: string | undefined) => Promise<unknown>;
  },
): Authorize {
  // For which portals the token is good is looked at where the portal is known.
  if (policy.who === 'publisher')
    return async (request) => {
      await publisher(request.headers.authorization);
      return null;
    };
  if (policy.who === 'refresh-cookie') return async () => null;
  if (policy.who === 'anyone') {
    return async (request) => {
      const actor = await sessions.actorIfAny(request);
      // Where anybody may call, a session that reaches little counts as none.
      return actor?.limitedTo ? null : actor;
    };
  }
  return async (request, params) => {
    const known = await sessions.actor(request);
    refuseLimited(known, policy, params);
    const actor = await opened(known, params, sessions);
    refuseUncovered(actor, policy);
    if (policy.stepUp === 'recent') requireReauthentication(actor, clock());
    return actor;
  };
}

/**
 * Whose area is open is known by now.
 * @throws ProblemError FORBIDDEN
 */
export function refuseUncovered(actor: Actor, policy: Policy): void {
  if (actor.provisional && !policy.provisional)
    throw new ProblemError('FORBIDDEN', { detail: 'Register and confirm the address first' });
  if (typeof policy.who === 'string' || !policy.who.includes(actor.role))
    throw new ProblemError('FORBIDDEN');
  if (actor.via !== 'own' && !covers(actor, policy))
    throw new ProblemError('FORBIDDEN', { detail: 'Not among what was granted' });
}

/**
 * The area of the address, if the caller may open it. An absent area and a closed one answer the
 * same, so that a guessed id tells nothing.
 */
async function opened(actor: Actor, params: Params, sessions: SessionService): Promise<Actor> {
  if (params === undefined || !('userId' in params) || params.userId === actor.areaId) return actor;
  const client =
    actor.role === 'Consulente' && actor.via === 'own' && typeof params.userId === 'string'
      ? await sessions.asAdviserOf(actor, params.userId)
      : undefined;
  if (!client) throw new ProblemError('NOT_FOUND');
  return client;
}

function covers({ via, limits }: Actor, { underGrant, action, whole }: Policy): boolean {
  if (underGrant === 'never') return false;
  if (underGrant === 'any' || via === 'placeholder') return true;
  if (!limits || (whole && (limits.members !== null || limits.hideAmounts))) return false;
  return underGrant.some((scope) => mayUse(limits.scopes, scope, action));
}
/** `x:write` also reads. */
export const mayUse = (
  scopes: readonly string[],
  scope: Scope,
  action: 'read' | 'write',
): boolean => scopes.includes(`${scope}:write`) || (action === 'read' && scopes.includes(scope));

/** @throws Error, at start, for a policy that says too little of its call */
export function checkPolicy(name: CallName, policy: Policy | undefined): void {
  if (!policy) throw new Error(`The call ${name} has no policy: the server does not start`);
  const ids = [...calls[name].path.matchAll(/:(\w+)/g)].map(([, id]) => id ?? '');
  if (!ids.includes('userId') && !Array.isArray(policy.underGrant)) return;
  for (const id of ids) {
    if ((id === 'id' || id.endsWith('Id')) && id !== 'userId' && !policy.objects?.[id]) {
      throw new Error(
        `The policy of ${name} does not say what :${id} is, so it could not be loaded through the open area: the server does not start`,
      );
    }
  }
}
