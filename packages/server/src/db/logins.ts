/** The two logins of a running server on PostgreSQL, and what neither of them may be (decision 0039). */
import type { Queryable } from './port.ts';

export interface LoginFacts {
  login: string;
  /** A superuser, or one that row-level security does not bind. */
  strong: boolean;
  /** Owns a table of the schema, or may become somebody who does: could disable the triggers of the audit. */
  owns: boolean;
  /** May act as bussola_app, for people. */
  people: boolean;
  /** May act as bussola_system, for the server's own work. */
  system: boolean;
}

export async function readLogin(db: Queryable): Promise<LoginFacts> {
  const [facts] = await db.query<LoginFacts>(`
    select current_user as login, (select rolsuper or rolbypassrls or rolcreaterole from pg_roles where rolname = current_user) as strong,
      exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and pg_has_role(current_user, c.relowner, 'MEMBER')) as owns,
      pg_has_role(current_user, 'bussola_app', 'MEMBER') as people, pg_has_role(current_user, 'bussola_system', 'MEMBER') as system`, []);
  if (!facts) throw new Error('The database does not say who is connected');
  return facts;
}

const HOW = 'Make the two logins with `pnpm create-database-logins` (it needs DATABASE_MIGRATION_URL), and set the addresses it prints';
/** What is wrong with a login of a server in production; null when nothing is. */
export function loginFault(kind: 'people' | 'system', { login, strong, owns, people, system }: LoginFacts): string | null {
  const variable = kind === 'people' ? 'DATABASE_URL' : 'DATABASE_SYSTEM_URL';
  if (strong) return `The login «${login}» of ${variable} may do anything in the database. ${HOW}`;
  if (owns) return `The login «${login}» of ${variable} owns tables: it could switch off the audit. ${HOW}`;
  if (kind === 'people' && system) return `The login «${login}» of DATABASE_URL acts for people and may also do the server's own work. ${HOW}`;
  if (!people || (kind === 'system' && !system)) return `The login «${login}» of ${variable} lacks its role. ${HOW}`;
  return null;
}
