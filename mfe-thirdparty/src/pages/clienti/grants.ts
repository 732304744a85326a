import type { User } from '@bussola/contract';

export type Grant = User['thirdParty'][number];
export type ScopeName =
  'dati' | 'patrimonio' | 'protezione' | 'previdenza' | 'report' | 'documenti' | 'appuntamenti';
const SCOPES = [
  'dati',
  'patrimonio',
  'protezione',
  'previdenza',
  'report',
  'documenti',
  'appuntamenti',
] satisfies ScopeName[];

/** A grant whose last day has passed is expired, whatever was read when the page opened. */
export const stateOf = (grant: Pick<Grant, 'state' | 'to'>, today: string): Grant['state'] =>
  (grant.state === 'active' || grant.state === 'pending') && grant.to < today
    ? 'expired'
    : grant.state;

export const isLive = (grant: Pick<Grant, 'state' | 'to'>, today: string): boolean =>
  ['active', 'pending'].includes(stateOf(grant, today));

/** Live ones first, the soonest to expire on top; then the ended ones, the latest first. */
export function splitGrants(
  grants: readonly Grant[],
  today: string,
): { live: Grant[]; past: Grant[] } {
  return {
    live: grants
      .filter((grant) => isLive(grant, today))
      .toSorted((a, b) => a.to.localeCompare(b.to) || a.name.localeCompare(b.name, 'it')),
    past: grants
      .filter((grant) => !isLive(grant, today))
      .toSorted((a, b) => b.to.localeCompare(a.to) || a.name.localeCompare(b.name, 'it')),
  };
}

/** Whole days from today to the last day of a grant. */
export const daysLeft = (to: string, today: string): number =>
  Math.round((Date.parse(to) - Date.parse(today)) / 86_400_000);

/**
 * `patrimonio:read` or `patrimonio`: the section, and whether it may be changed. A section we do
 * not know is left out.
 */
export function readScope(scope: string): { name: ScopeName; write: boolean } | undefined {
  const [name = '', right] = scope.split(':');
  const known = SCOPES.find((one) => one === name);
  return known && { name: known, write: right === 'write' };
}
