-- What the session that was entered with may do in the area that was named: null for nothing. A client whose account is suspended
-- is open to nobody, to an adviser no more than to a partner. An adviser follows a client from `since`, which may be in the future:
-- the client is told before anything can be read.
create or replace function access_right_now() returns access_right language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_session uuid := nullif(current_setting('app.session', true), '')::uuid;
  v_actor uuid := nullif(current_setting('app.actor', true), '')::uuid;
  v_area uuid := nullif(current_setting('app.area', true), '')::uuid;
  v_now timestamptz := nullif(current_setting('app.now', true), '')::timestamptz;
  s record;
  g record;
begin
  if v_session is null or v_actor is null then return null; end if;
  select x.via, x.area_id, x.grant_id, x.look_id, u.role into s from sessions x join users u on u.id = x.user_id
    where x.id = v_session and x.user_id = v_actor and x.revoked_at is null and x.expires_at > v_now and u.state <> 'disabled' and u.deleted_at is null;
  if not found then return null; end if;
  if s.via = 'own' and v_area = v_actor then return ('own', null, null, false, v_actor, v_area)::access_right; end if;
  if s.via = 'own' and s.role = 'Consulente' and exists (
    select from consulente_clienti l join users c on c.id = l.client_id where l.consulente_id = v_actor and l.client_id = v_area and l.since <= v_now and c.state <> 'disabled' and c.deleted_at is null) then
    return ('adviser', array['dati', 'patrimonio', 'protezione', 'previdenza', 'report'], null, false, v_actor, v_area)::access_right;
  end if;
  if s.via = 'placeholder' and s.role = 'SuperAdmin' and s.area_id = v_area and exists (select from users where id = v_area and placeholder) then
    return ('placeholder', null, null, false, v_actor, v_area)::access_right;
  end if;
  if s.via = 'grant' and s.area_id = v_area then
    select x.scopes, x.members, x.hide_amounts into g from grants x join users o on o.id = x.owner_id
      where x.id = s.grant_id and x.holder_id = v_actor and x.owner_id = v_area and x.state = 'active' and o.deleted_at is null and o.state <> 'disabled'
        and (v_now at time zone 'Europe/Rome')::date between x.from_day and x.to_day;
    if found then return ('grant', g.scopes, g.members, g.hide_amounts, v_actor, v_area)::access_right; end if;
  end if;
  -- Looking together: to read, while what the client said yes to lasts.
  if s.via = 'look' and s.role in ('Admin', 'SuperAdmin') and s.area_id = v_area and exists (
    select from joint_looks l join users o on o.id = l.client_id where l.id = s.look_id and l.staff_id = v_actor and l.client_id = v_area
      and l.answer = 'yes' and l.ended_at is null and l.until > v_now and o.state <> 'disabled' and o.deleted_at is null) then
    return ('look', array['dati', 'patrimonio', 'protezione', 'previdenza'], null, false, v_actor, v_area)::access_right;
  end if;
  -- A living session, and nothing open that is theirs to see.
  return (null, null, null, null, v_actor, null)::access_right;
end $$;
