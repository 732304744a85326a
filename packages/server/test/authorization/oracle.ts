/**
 * What each cell of the table must answer, reckoned from the policy as data and written apart from
 * the gate, so that a slip in one shows against the other. Every request carries a query that no
 * call knows: 422 means that all that may refuse a caller let this one through.
 */
import { calls } from '@bussola/contract';
import type { CallName, ObjectKind, Policy } from '@bussola/contract';
import { PARTNER_SCOPES } from './world.ts';
import type { PersonaName } from './world.ts';

export const OBJECTS = ['own', 'others', 'absent', 'own-with-others-inside', 'malformed'] as const;
export type ObjectOf = (typeof OBJECTS)[number];
export const LET_THROUGH = 422;

const DEAD: ReadonlySet<PersonaName> = new Set([
  'anonymous',
  'expired',
  'refresh-as-bearer',
  'wrong-audience',
  'disabled',
  'partner-expired',
  'partner-revoked',
]);
const ROLE: Readonly<Partial<Record<PersonaName, string>>> = {
  'adviser-linked': 'Consulente',
  'adviser-unlinked': 'Consulente',
  admin: 'Admin',
  superadmin: 'SuperAdmin',
  'superadmin-on-placeholder': 'SuperAdmin',
};
const READ_BY_ADVISERS = ['dati', 'patrimonio', 'protezione', 'previdenza', 'report'];
/**
 * The placeholder household has members and nothing else; what is a person's own is not looked for
 * elsewhere.
 */
const NOT_ON_PLACEHOLDER: ReadonlySet<ObjectKind> = new Set(['report', 'file']);

export function expected(
  name: CallName,
  policy: Policy,
  persona: PersonaName,
  object: ObjectOf,
): number {
  if (policy.who === 'anyone' || policy.who === 'refresh-cookie') return LET_THROUGH;
  // A session is no publish token, whosever it is.
  if (policy.who === 'publisher') return 401;
  if (DEAD.has(persona)) return 401;
  const { path } = calls[name];
  const namesArea = path.includes(':userId');
  const elsewhere =
    persona === 'partner' ||
    persona === 'superadmin-on-placeholder' ||
    (persona === 'adviser-linked' && namesArea);
  if (
    namesArea &&
    (object === 'others' ||
      object === 'absent' ||
      object === 'malformed' ||
      persona === 'adviser-unlinked')
  )
    return 404;
  if (persona === 'unverified' && !policy.provisional) return 403;
  if (!(policy.who as readonly string[]).includes(ROLE[persona] ?? 'User')) return 403;
  if (elsewhere && !opens(policy, persona)) return 403;
  const inside = Object.entries(policy.objects ?? {}).filter(([id]) => path.includes(`:${id}`));
  if (inside.length > 0 && object === 'own-with-others-inside') return 404;
  // Without an area in the path the object is looked for in the area that is open.
  if (inside.length > 0 && !namesArea && !isInOpenArea(persona, object)) return 404;
  if (
    persona === 'superadmin-on-placeholder' &&
    inside.some(([, kind]) => NOT_ON_PLACEHOLDER.has(kind))
  )
    return 404;
  return LET_THROUGH;
}

/** An adviser opens a client's area by naming it; without a name it is their own. */
const isInOpenArea = (persona: PersonaName, object: ObjectOf): boolean =>
  object !== 'others' && object !== 'absent' && !persona.startsWith('adviser');

/** In somebody else's area. */
function opens({ underGrant, action, whole }: Policy, persona: PersonaName): boolean {
  if (typeof underGrant === 'string') return underGrant === 'any';
  if (persona === 'superadmin-on-placeholder') return true;
  // The partner's grant hides amounts, so what cannot be cut is not theirs; an adviser sees all of
  // a client.
  if (persona === 'partner' && whole) return false;
  const held: readonly string[] = persona === 'partner' ? PARTNER_SCOPES : READ_BY_ADVISERS;
  return underGrant.some(
    (scope) => held.includes(`${scope}:write`) || (action === 'read' && held.includes(scope)),
  );
}

/**
 * With this policy, «any signed-in person» is the policy: a mutant that nobody could tell from it.
 */
export const isAnySignedIn = (name: CallName, policy: Policy): boolean =>
  Array.isArray(policy.who) &&
  policy.who.length === 4 &&
  policy.provisional &&
  policy.underGrant === 'any' &&
  policy.objects === undefined &&
  policy.stepUp === undefined &&
  !calls[name].path.includes(':userId');
