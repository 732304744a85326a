import type { ClientCard } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';
import { IS_CLIENT } from './admin-repository.ts';

type Found = Pick<ClientCard, 'client' | 'consulenti' | 'reports' | 'grants'>;
/**
 * `$2` is today: a grant past its last day is expired whether or not a job has said so. Only
 * registered clients: not the placeholder, nor who is leaving.
 */
export async function findClient(
  db: Queryable,
  clientId: string,
  day: string,
): Promise<Found | undefined> {
  const [row] = await db.query<{ card: Found }>(
    `
    select json_build_object(
      'client', json_build_object('userId', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'comune', u.comune->>'comune', 'checkup', u.checkup, 'state', u.state,
        'createdAt', wire_time(u.created_at), 'updatedAt', wire_time(a.updated_at), 'lastLoginAt', wire_time(u.last_login_at)),
      'consulenti', coalesce((select json_agg(json_build_object('id', c.id, 'name', trim(c.first_name || ' ' || c.last_name), 'since', wire_time(l.since)) order by l.since, c.id)
        from consulente_clienti l join users c on c.id = l.consulente_id where l.client_id = u.id and c.deleted_at is null), '[]'::json),
      'reports', coalesce((select json_agg(json_build_object('createdAt', wire_time(r.created_at), 'state', r.state) order by r.created_at desc, r.id) from reports r where r.user_id = u.id), '[]'::json),
      'grants', coalesce((select json_agg(json_build_object('state', case when g.state in ('active', 'pending') and g.to_day < $2::date then 'expired' else g.state end, 'scopes', g.scopes, 'from', g.from_day, 'to', g.to_day) order by g.created_at desc, g.id)
        from grants g where g.owner_id = u.id), '[]'::json)) as card
    from users u join areas a on a.user_id = u.id where u.id = $1 and ${IS_CLIENT}`,
    [clientId, day],
  );
  return row?.card;
}

export interface ClientAccount {
  email: string;
  firstName: string;
  language: 'it' | 'en';
  state: 'active' | 'disabled';
}
/**
 * Held until the end of the transaction: of two who change it at once the second sees what the
 * first did.
 */
export async function lockClient(
  tx: Queryable,
  clientId: string,
): Promise<ClientAccount | undefined> {
  const [row] = await tx.query<ClientAccount>(
    `select u.email, u.first_name as "firstName", u.language, u.state from users u where u.id = $1 and ${IS_CLIENT} for update`,
    [clientId],
  );
  return row;
}
/** Also of every holder of a grant, so that their session learns whether the area opens. */
export async function setClientState(
  tx: Queryable,
  clientId: string,
  state: ClientAccount['state'],
): Promise<void> {
  await tx.query('update users set state = $2 where id = $1', [clientId, state]);
  await tx.query(
    'update areas set revision = revision + 1 where user_id = $1 or user_id in (select holder_id from grants where owner_id = $1)',
    [clientId],
  );
}
