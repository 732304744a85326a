/** What a grant opens, and whether it still does: plain data and rules, for browsers too. */

/**
 * The sections of an area that a grant can open. `x` reads, `x:write` also
 * changes.
 */
export const SCOPES = [
  'dati',
  'patrimonio',
  'protezione',
  'previdenza',
  'report',
  'documenti',
  'appuntamenti',
] as const;
export type Scope = (typeof SCOPES)[number];

/** The sections of these scopes that we know, in their order, and whether they may be changed. */
export const readScopes = (scopes: readonly string[]): { section: Scope; write: boolean }[] =>
  SCOPES.flatMap((section) => {
    const write = scopes.includes(`${section}:write`);
    return write || scopes.includes(section) ? [{ section, write }] : [];
  });

export const GRANT_STATES = ['pending', 'active', 'expired', 'revoked', 'refused'] as const;
interface Held {
  state: (typeof GRANT_STATES)[number];
  /** Its last day, `YYYY-MM-DD`. */
  to: string;
}

/** A grant whose last day has passed is expired, whatever was read when the page opened. */
export const grantState = ({ state, to }: Held, today: string): Held['state'] =>
  (state === 'active' || state === 'pending') && to < today ? 'expired' : state;

export const isGrantLive = (grant: Held, today: string): boolean =>
  ['active', 'pending'].includes(grantState(grant, today));
