/** A measured read: one named statement, planned once (decision 0045). */
import type { IsoDate } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';
import type { LimitedTo } from './session-repository.ts';

export interface ProbeRow {
  userId: string;
  provisional: boolean;
  counter: number;
  confirmed: boolean;
  role: 'User' | 'Consulente' | 'Admin' | 'SuperAdmin';
  state: string;
  checkup: boolean;
  version: number;
  revision: number;
  via: 'own' | 'grant' | 'placeholder' | 'look';
  areaId: string;
  provedAt: Date | null;
  grantId: string | null;
  lookId: string | null;
  scopes: string[] | null;
  members: string[] | null;
  hideAmounts: boolean | null;
  limitedTo: LimitedTo;
  reportId: string | null;
}

/**
 * The one read of every request: the session, its person, by what right an area is open, and the
 * numbers of that area.
 */
export async function probe(
  db: Queryable,
  sessionId: string,
  now: Date,
  day: IsoDate,
): Promise<ProbeRow | undefined> {
  const [found] = await db.prepared<ProbeRow>(
    'session-probe',
    `
    select s.user_id as "userId", s.provisional, s.counter, s.confirmed, u.role, u.state, coalesce(o.checkup, u.checkup) as checkup,
      coalesce(a.version, 0) as version, coalesce(a.revision, 0) as revision, s.via, coalesce(s.area_id, s.user_id) as "areaId", s.proved_at as "provedAt",
      s.grant_id as "grantId", s.look_id as "lookId", to_json(g.scopes) as scopes, to_json(g.members) as members, g.hide_amounts as "hideAmounts", s.limited_to as "limitedTo", s.report_id as "reportId"
    from sessions s join users u on u.id = s.user_id
    left join users o on o.id = s.area_id
    left join grants g on g.id = s.grant_id and g.state = 'active' and g.holder_id = s.user_id and g.owner_id = s.area_id and $3::date between g.from_day and g.to_day
    left join joint_looks l on l.id = s.look_id and l.staff_id = s.user_id and l.client_id = s.area_id and l.answer = 'yes' and l.ended_at is null and l.until > $2
    left join areas a on a.user_id = coalesce(s.area_id, s.user_id)
    where s.id = $1 and s.revoked_at is null and s.expires_at > $2 and u.state <> 'disabled' and u.deleted_at is null
      and case s.via when 'own' then true when 'grant' then g.id is not null and o.state <> 'disabled' and o.deleted_at is null
        when 'look' then l.id is not null and u.role in ('Admin', 'SuperAdmin') and o.state <> 'disabled' and o.deleted_at is null else u.role = 'SuperAdmin' and o.placeholder end`,
    [sessionId, now, day],
  );
  return found;
}
