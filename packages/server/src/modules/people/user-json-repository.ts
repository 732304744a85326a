/** A measured read: one named statement, planned once (decision 0045). */
import type { User } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';

/**
 * The person of row `u` as the contract writes it. `day` is the placeholder of today: a grant past
 * its last day is expired whether or not a job has said so.
 */
export const userJson = (day: string): string => `json_build_object(
  'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', coalesce(u.email, ''), 'role', u.role, 'state', u.state,
  'checkup', u.checkup, 'comuneResidenza', u.comune, 'thirdParty', coalesce((
    select json_agg(json_build_object('grantId', g.id, 'userId', g.owner_id, 'name', trim(o.first_name || ' ' || o.last_name),
      'scopes', g.scopes, 'purpose', g.purpose, 'from', g.from_day, 'to', g.to_day,
      'state', case when g.state = 'active' and g.to_day < ${day}::date then 'expired' else g.state end,
      'lastAccessAt', wire_time(g.last_access_at)) order by g.created_at, g.to_day desc, g.id)
    from grants g join users o on o.id = g.owner_id
    where g.holder_id = u.id or (g.holder_id is null and g.state = 'pending' and g.holder_email = u.email_folded and u.state = 'active')), '[]'::json))`;

export async function loadUser(
  db: Queryable,
  userId: string,
  day: IsoDate,
): Promise<User | undefined> {
  const [row] = await db.prepared<{ user: User }>(
    'user-json',
    `select ${userJson('$2')} as user from users u where u.id = $1 and u.deleted_at is null`,
    [userId, day],
  );
  return row?.user;
}
