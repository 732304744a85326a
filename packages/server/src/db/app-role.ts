import type { Db } from './port.ts';

/**
 * Checked before migrations and at every start.
 * @throws Error with a sentence for the operator of the database
 */
export async function checkAppRole(db: Db): Promise<void> {
  const [found] = await db.query<Roles>(
    `
    select current_user as login, me.rolsuper or me.rolcreaterole as creates, app.oid is not null as there,
      coalesce(pg_has_role(current_user, app.oid, 'USAGE'), false) as member, coalesce(app.rolsuper or app.rolbypassrls, false) as strong
    from pg_roles me left join pg_roles app on app.rolname = 'bussola_app' where me.rolname = current_user`,
    [],
  );
  if (!found) throw new Error('The database does not say who is connected');
  const fault = roleFault(found);
  if (fault) throw new Error(fault);
}

interface Roles {
  login: string;
  creates: boolean;
  there: boolean;
  member: boolean;
  strong: boolean;
}
/** The fault of the role and the statement to run; null without a fault. */
export function roleFault({ login, creates, there, member, strong }: Roles): string | null {
  if (strong)
    return 'The database role bussola_app is a superuser or bypasses row-level security: it must not. Whoever keeps the database runs: alter role bussola_app nosuperuser nobypassrls';
  if (!there && !creates)
    return `The login «${login}» of DATABASE_URL may not create roles, and the role that serves people is not there. Whoever keeps the database runs, once: create role bussola_app nologin; grant bussola_app to "${login}"`;
  if (there && !member && !creates)
    return `The login «${login}» of DATABASE_URL may not act as the role that serves people. Whoever keeps the database runs, once: grant bussola_app to "${login}"`;
  return null;
}
