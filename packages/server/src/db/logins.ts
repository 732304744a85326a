/**
 * The two logins of a running server on PostgreSQL, and what neither of them may be (decision
 * 0039).
 */
import type { Queryable } from './port.ts';

export interface LoginFacts {
  login: string;
  /** A superuser, or one that row-level security does not bind. */
  strong: boolean;
  /**
   * Owns a table of the schema, or may become a role that does: it could disable the triggers of
   * the audit.
   */
  owns: boolean;
  /**
   * May make temporary tables: the next user of the connection would read one instead of the real
   * table of the same name.
   */
  temporary: boolean;
  /** May act as bussola_app, for people. */
  people: boolean;
  /** May act as bussola_system, for the server's own work. */
  system: boolean;
}

export async function readLogin(db: Queryable): Promise<LoginFacts> {
  const [facts] = await db.query<LoginFacts>(
    `
    select current_user as login, (select rolsuper or rolbypassrls or rolcreaterole from pg_roles where rolname = current_user) as strong,
      exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and pg_has_role(current_user, c.relowner, 'MEMBER')) as owns,
      has_database_privilege(current_database(), 'TEMPORARY') as temporary, pg_has_role(current_user, 'bussola_app', 'MEMBER') as people, pg_has_role(current_user, 'bussola_system', 'MEMBER') as system`,
    [],
  );
  if (!facts) throw new Error('The database does not say who is connected');
  return facts;
}

const HOW =
  'Make the two logins with `pnpm create-database-logins` (it needs DATABASE_MIGRATION_URL), and set the addresses it prints';
/**
 * As the owner, at every migration: a copy or a restored backup of a database has the privileges of
 * a new one again. An owner of the schema who does not own the database is only warned by
 * PostgreSQL; the start of a server in production tells.
 */
export async function forbidTemporary(db: Queryable): Promise<void> {
  await db.query(`do $$ begin
    if has_database_privilege('public', current_database(), 'TEMPORARY') then execute format('revoke temporary on database %I from public', current_database()); end if;
  end $$`);
}

/** The fault of a login of a server in production; null without a fault. */
export function loginFault(
  kind: 'people' | 'system',
  { login, strong, owns, temporary, people, system }: LoginFacts,
): string | null {
  const variable = kind === 'people' ? 'DATABASE_URL' : 'DATABASE_SYSTEM_URL';
  if (strong) return `The login «${login}» of ${variable} may do anything in the database. ${HOW}`;
  if (owns)
    return `The login «${login}» of ${variable} owns tables: it could switch off the audit. ${HOW}`;
  if (temporary)
    return `The login «${login}» of ${variable} may make temporary tables, which are found before the real ones. Run \`pnpm db:migrate\`, or as whoever keeps the database: revoke temporary on database … from public`;
  if (kind === 'people' && system)
    return `The login «${login}» of DATABASE_URL acts for people and may also do the server's own work. ${HOW}`;
  if (!people || (kind === 'system' && !system))
    return `The login «${login}» of ${variable} lacks its role. ${HOW}`;
  return null;
}
