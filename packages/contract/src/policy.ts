/**
 * Who may make a call, on what, and how surely known. Plain data: the server enforces it, tests
 * derive the table of answers from it.
 */
import type { Scope } from './grant-rules.ts';
import type { Role } from './roles.ts';

/**
 * What an adviser reads of a client linked to them; nothing is theirs to change but appointments.
 */
export const ADVISER_SCOPES: readonly Scope[] = [
  'dati',
  'patrimonio',
  'protezione',
  'previdenza',
  'report',
];

/**
 * What somebody of the staff reads of a client who said yes to looking together; no reports, and
 * nothing to change.
 */
export const LOOK_SCOPES: readonly Scope[] = ['dati', 'patrimonio', 'protezione', 'previdenza'];

/**
 * What an id of a call names. The server loads it through the open area before the handler runs:
 * absent and foreign are both 404.
 */
export type ObjectKind =
  'member' | 'grant' | 'report' | 'file' | 'session' | 'passkey' | 'notice' | 'regalo';

/**
 * Sessions that reach little: `enrol`, until a required second factor is added; `report`, opened by
 * a link in a message.
 */
export type Limited = 'enrol' | 'report';

/**
 * Whether a successful call writes an audit entry. The server's tests fail if a call does not do
 * what its policy says. `sometimes`: the call may find nothing to change. `never`: no entry is
 * needed, for example when people change their own household. Apart from this, the server itself
 * writes an entry for everything that other people do in an area.
 */
export type Audit = 'always' | 'sometimes' | 'never';

export interface Policy {
  /**
   * Whether it may change anything: a partner with a read scope, and an adviser, make only reads.
   */
  readonly action: 'read' | 'write';
  /**
   * `anyone`: with or without a session. `refresh-cookie`: no bearer counts. `publisher`: a
   * publish token is the bearer, and no session counts. Otherwise the roles of whoever acts.
   */
  readonly who: 'anyone' | 'refresh-cookie' | 'publisher' | readonly Role[];
  /** A session whose address was not proved yet may call. */
  readonly provisional: boolean;
  /**
   * With somebody else's area open: one of these scopes is needed; `any`: none; `never`: refused,
   * also to a SuperAdmin on the placeholder household.
   */
  readonly underGrant: 'never' | 'any' | readonly Scope[];
  /** The answer cannot be cut: not for a grant on some of the members, or without amounts. */
  readonly whole?: true;
  /** Ids in path or body besides `userId`, and what each names. */
  readonly objects?: Readonly<Record<string, ObjectKind>>;
  /** Limited sessions that may make this call too; absent: whole sessions only. */
  readonly limited?: readonly Limited[];
  /** `recent`: the person proved who they are within the last five minutes. */
  readonly stepUp?: 'recent';
  /**
   * Fields of a member are read and written only where their own scope is open; amounts not at all
   * when hidden.
   */
  readonly fields?: 'by-scope';
  /** Whether a call that succeeds leaves an entry in the audit. */
  readonly audit: Audit;
  /**
   * Why the handler works outside the row-level security of the caller. Absent: the database shows
   * it the rows of the open area and no others.
   */
  readonly system?: string;
}

const EVERY_ROLE: readonly Role[] = ['User', 'Consulente', 'Admin', 'SuperAdmin'];
type Details = Partial<
  Pick<
    Policy,
    | 'objects'
    | 'limited'
    | 'stepUp'
    | 'fields'
    | 'whole'
    | 'system'
    | 'underGrant'
    | 'provisional'
    | 'audit'
  >
>;
/** These builders have no usual answer, so each call must give one. */
type Audited = Details & Pick<Policy, 'audit'>;

/** Anybody, signed in or not. */
export const anyone = (details: Audited): Policy => ({
  action: 'read',
  who: 'anyone',
  provisional: true,
  underGrant: 'any',
  ...details,
});
/** Only the refresh cookie. */
export const refreshCookie = (system: string): Policy => ({
  action: 'write',
  who: 'refresh-cookie',
  provisional: true,
  underGrant: 'any',
  audit: 'sometimes',
  system,
});
/**
 * A team with a publish token; which portals it is good for is looked at with the portal in hand.
 */
export const publisher = (action: Policy['action'], details: Details = {}): Policy => ({
  action,
  who: 'publisher',
  provisional: true,
  underGrant: 'any',
  audit: action === 'write' ? 'always' : 'never',
  system: 'the registry of the portals, which is in no area',
  ...details,
});
/**
 * Signed-in people, on their own data. Refused while somebody else's area is open, unless said.
 */
export const ownRead = (details: Details = {}): Policy => ({
  action: 'read',
  who: EVERY_ROLE,
  provisional: false,
  underGrant: 'never',
  audit: 'never',
  ...details,
});
export const ownWrite = (details: Audited): Policy => ({
  ...ownRead(details),
  action: 'write',
});
/**
 * The open area: its owner, a partner with one of the scopes, a linked adviser (reads only), a
 * SuperAdmin on the placeholder.
 */
export const areaRead = (scopes: readonly Scope[], details: Details = {}): Policy => ({
  action: 'read',
  who: EVERY_ROLE,
  provisional: false,
  underGrant: scopes,
  audit: 'never',
  ...details,
});
export const areaWrite = (scopes: readonly Scope[], details: Details = {}): Policy => ({
  ...areaRead(scopes, details),
  action: 'write',
});
/** Admin and SuperAdmin. */
export const staffRead = (details: Details = {}): Policy => ({
  ...ownRead(details),
  who: ['Admin', 'SuperAdmin'],
});
export const staffWrite = (details: Details = {}): Policy => ({
  ...staffRead({ audit: 'always', ...details }),
  action: 'write',
});
export const superadminRead = (details: Details = {}): Policy => ({
  ...ownRead(details),
  who: ['SuperAdmin'],
});
export const superadminWrite = (details: Details = {}): Policy => ({
  ...superadminRead({ audit: 'always', ...details }),
  action: 'write',
});
/** An adviser, on what is theirs. */
export const adviserRead = (details: Details = {}): Policy => ({
  ...ownRead(details),
  who: ['Consulente'],
});
