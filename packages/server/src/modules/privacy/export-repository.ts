/**
 * The tables of an export. A test reads the catalogue of the database and fails for a table that
 * names a person and is in neither list, so no personal data can be forgotten here.
 */
import type { NotNull } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { q } from '../../db/typed.ts';
import * as typed from '../../db/typed.ts';

/**
 * One section of `dati.json`: rows of the person $1, as they are kept, without secrets and without
 * the person's own id.
 */
export const EXPORTED: Readonly<Record<string, string>> = {
  users: `select to_jsonb(t) - array['password_hash', 'email_folded'] as row from users t where id = $1`,
  areas: rows('areas'),
  drafts: rows('drafts'),
  membri: rows('membri', 'seq'),
  answer_history: `select to_jsonb(t) - array['user_id', 'id'] as row from answer_history t where user_id = $1 order by id`,
  segni: rows('segni', 'code'),
  analyses: `select jsonb_build_object('motore', motore, 'costanti', costanti, 'ref_day', ref_day, 'analisi', body::jsonb, 'analisi_di_prima', earlier::jsonb) as row from analyses where user_id = $1`,
  household_levels: rows('household_levels'),
  level_history: `select to_jsonb(t) - array['user_id', 'id'] as row from level_history t where user_id = $1 order by id`,
  reports: `select to_jsonb(t) - array['user_id', 'blob_key', 'input', 'analisi'] as row from reports t where user_id = $1 order by created_at`,
  files: `select to_jsonb(t) - array['user_id', 'blob_key'] as row from files t where user_id = $1 order by created_at`,
  consents: rows('consents', 'id'),
  grants:
    'select to_jsonb(t) as row from grants t where owner_id = $1 or holder_id = $1 order by created_at',
  consulente_clienti:
    'select to_jsonb(t) as row from consulente_clienti t where client_id = $1 or consulente_id = $1 order by since',
  consulente_proposte: `select to_jsonb(t) - 'reason' as row from consulente_proposte t where client_id = $1 or consulente_id = $1 order by proposed_at`,
  consulente_profili:
    'select to_jsonb(t) as row from consulente_profili t where consulente_id = $1',
  client_views: rows('client_views'),
  faq_votes: rows('faq_votes', 'voted_on'),
  sessions: `select to_jsonb(t) - array['user_id', 'counter', 'confirmed'] as row from sessions t where user_id = $1 order by created_at`,
  notices: rows('notices', 'at'),
  email_changes: `select to_jsonb(t) - array['user_id', 'email_folded', 'token_hash', 'code_hash'] as row from email_changes t where user_id = $1`,
  totp: `select to_jsonb(t) - array['user_id', 'sealed', 'last_step'] as row from totp t where user_id = $1`,
  factor_resets: `select to_jsonb(t) - array['client_id', 'asked_by'] as row from factor_resets t where client_id = $1`,
  joint_looks: `select to_jsonb(t) - array['id', 'client_id', 'staff_id', 'reason'] as row from joint_looks t where client_id = $1 order by asked_at`,
  passkeys: `select to_jsonb(t) - array['user_id', 'credential_id', 'public_key', 'counter'] as row from passkeys t where user_id = $1 order by created_at`,
  social_identities: `select jsonb_build_object('provider', provider, 'created_at', created_at) as row from social_identities where user_id = $1 order by created_at`,
  sintesi_links: `select to_jsonb(t) - array['user_id', 'token_hash'] as row from sintesi_links t where user_id = $1 order by day`,
  audit: 'select row from audit_export($1)',
};

/** Kept of a person and not handed out, each with its reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  verifications: 'a code under way, hashed: it says nothing of the person',
  one_use_tokens: 'links under way, hashed',
  challenges: 'steps of signing in under way, hashed, for some minutes',
  recovery_codes: 'ways in, hashed',
  handoffs: 'codes under way, hashed, worth a minute',
  idempotency: 'copies of answers, kept for a day',
  outbox: 'messages on their way, emptied when they leave',
  dev_mail: 'the mailbox of a server without SMTP: what was sent to the person already',
  content_writers: 'which text staff have open just now',
  looks: 'what staff look at just now, for fifteen minutes: the section «audit» says it for good',
  audit_pseudonyms:
    'the name that the audit calls the person by: with it entries that outlive the account could be told to be theirs',
  personal_keys: 'the key that opens what is handed out already open',
  portal_overrides:
    'which build of a part of the site somebody of the staff tries, for some hours: nothing of the person',
  notes: 'sealed: handed out open, as the section «note»',
  testamenti: 'sealed: handed out open, as the section «testamenti»',
  regali: 'sealed: handed out open, as the section «regali»',
  richieste: 'sealed: handed out open, as the section «richieste»',
  avatars: 'sealed: handed out open, in the folder of pictures',
  client_index:
    'one row of the list that staff see, copied from users, areas and levels, which are handed out',
};

function rows(table: string, order?: string): string {
  return `select to_jsonb(t) - 'user_id' as row from ${table} t where user_id = $1${order ? ` order by ${order}` : ''}`;
}

/** All sections, read one after another. */
export async function readSections(
  db: Queryable,
  userId: string,
): Promise<Record<string, unknown[]>> {
  const sections: Record<string, unknown[]> = {};
  for (const [table, sql] of Object.entries(EXPORTED))
    sections[table] = (await db.query<{ row: unknown }>(sql, [userId])).map(({ row }) => row);
  return sections;
}

export interface Sources {
  reports: { name: string; key: string }[];
  files: { name: string; key: string }[];
  avatars: { memberId: string; key: string }[];
}
/** Where the bytes of the person's documents are. */
export async function readSources(tx: Queryable, userId: string): Promise<Sources> {
  const reports = q
    .selectFrom('reports')
    .select(['name', 'blob_key as key'])
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .orderBy('created_at')
    .orderBy('id')
    // A report that can be read has its file.
    .$narrowType<{ key: NotNull }>();
  const files = q
    .selectFrom('files')
    .select(['name', 'blob_key as key'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id');
  const avatars = q
    .selectFrom('avatars')
    .select(['member_id as memberId', 'blob_key as key'])
    .where('user_id', '=', userId)
    .orderBy('member_id');
  return {
    reports: await typed.rows(tx, reports),
    files: await typed.rows(tx, files),
    avatars: await typed.rows(tx, avatars),
  };
}
