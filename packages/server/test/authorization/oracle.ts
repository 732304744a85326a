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
  'staff-looking': 'Admin',
};
/** Their session is in the area of somebody else. */
const INSIDE: ReadonlySet<PersonaName> = new Set([
  'partner',
  'superadmin-on-placeholder',
  'staff-looking',
]);
const READ_BY_ADVISERS = ['dati', 'patrimonio', 'protezione', 'previdenza', 'report'];
const READ_TOGETHER = ['dati', 'patrimonio', 'protezione', 'previdenza'];
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
  const elsewhere = INSIDE.has(persona) || (persona === 'adviser-linked' && namesArea);
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
  if (inside.length > 0 && isElsewhere(persona, object, namesArea)) return 404;
  if (
    persona === 'superadmin-on-placeholder' &&
    inside.some(([, kind]) => NOT_ON_PLACEHOLDER.has(kind))
  )
    return 404;
  return LET_THROUGH;
}

/**
 * Whether what a path names is in another area than the open one. Without an area in the path that
 * is one's own, or the one that was entered: an adviser opens a client's by naming it.
 */
const isElsewhere = (persona: PersonaName, object: ObjectOf, namesArea: boolean): boolean =>
  object === 'own-with-others-inside' ||
  (!namesArea && (object === 'others' || object === 'absent' || persona.startsWith('adviser')));

/** In somebody else's area. */
function opens({ underGrant, action, whole }: Policy, persona: PersonaName): boolean {
  if (typeof underGrant === 'string') return underGrant === 'any';
  if (persona === 'superadmin-on-placeholder') return true;
  // The partner's grant hides amounts, so what cannot be cut is not theirs; an adviser sees all of
  // a client.
  if (persona === 'partner' && whole) return false;
  const held = heldBy(persona);
  return underGrant.some(
    (scope) => held.includes(`${scope}:write`) || (action === 'read' && held.includes(scope)),
  );
}

function heldBy(persona: PersonaName): readonly string[] {
  if (persona === 'partner') return PARTNER_SCOPES;
  return persona === 'staff-looking' ? READ_TOGETHER : READ_BY_ADVISERS;
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
