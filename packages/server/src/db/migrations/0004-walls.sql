-- The second wall: whoever acts for a person does so as bussola_app, which owns nothing, bypasses nothing, and sees the rows of the
-- open area only. The policies look session, role, grants and links up by themselves; the application says ids and the time.

do $$ begin
  if not exists (select from pg_roles where rolname = 'bussola_app') then
    -- Roles belong to the whole server: another database of it may be making this one at this moment.
    begin create role bussola_app nologin nobypassrls; exception when duplicate_object or unique_violation then null; end;
  end if;
  if not pg_has_role(current_user, 'bussola_app', 'USAGE') then execute format('grant bussola_app to %I', current_user); end if;
end $$;

-- Whose area is open, by what right, and when the person last proved who they are.
alter table users add column placeholder boolean not null default false;
create unique index users_one_placeholder on users (placeholder) where placeholder;
alter table sessions
  add column if not exists proved_at timestamptz,
  add column via text not null default 'own' check (via in ('own', 'grant', 'placeholder')),
  -- Absent: their own.
  add column area_id uuid references users on delete cascade,
  add column grant_id uuid references grants on delete cascade,
  -- The session that comes back when this one ends.
  add column parent_id uuid references sessions on delete cascade,
  add check ((via = 'own') = (area_id is null)), add check ((via = 'grant') = (grant_id is not null));
update sessions set proved_at = created_at where not provisional;
create index sessions_grant on sessions (grant_id) where grant_id is not null;
create index sessions_area on sessions (area_id) where area_id is not null;

-- A grant is offered to an address; whoever proves the address may take it. `members`: absent for all, also those to come.
alter table grants
  alter column holder_id drop not null,
  add column holder_email text check (length(holder_email) <= 254),
  add column members uuid[],
  add column hide_amounts boolean not null default false,
  add column version integer not null default 0,
  add column ended_at timestamptz,
  add check (holder_id is not null or holder_email is not null),
  add check (state <> 'active' or holder_id is not null);
create index grants_offered on grants (holder_email) where holder_id is null;

create table consulente_clienti (
  consulente_id uuid not null references users on delete cascade,
  client_id uuid not null references users on delete cascade,
  since timestamptz not null,
  primary key (consulente_id, client_id),
  check (consulente_id <> client_id)
);
create index consulente_clienti_client on consulente_clienti (client_id);

-- One-use codes that carry a person from one session to another. Only their hashes; the work of the system alone.
create table handoffs (
  code_hash text primary key,
  kind text not null check (kind in ('handle', 'enter', 'leave')),
  session_id uuid not null references sessions on delete cascade,
  via text check (via in ('grant', 'placeholder')),
  grant_id uuid references grants on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index handoffs_expiring on handoffs (expires_at);

-- Says for this transaction who acts, with which session, whose area is open and what time it is, and becomes bussola_app.
create function access_enter(session uuid, actor uuid, area uuid, at timestamptz) returns void language plpgsql as $$
begin
  perform set_config('app.session', coalesce(session::text, ''), true), set_config('app.actor', coalesce(actor::text, ''), true),
    set_config('app.area', coalesce(area::text, ''), true), set_config('app.now', at::text, true), set_config('role', 'bussola_app', true);
end $$;

create type access_right as (via text, scopes text[], members uuid[], hide_amounts boolean, person uuid, area uuid);

-- What the session that was entered with may do in the area that was named: null for nothing.
create function access_right_now() returns access_right language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_session uuid := nullif(current_setting('app.session', true), '')::uuid;
  v_actor uuid := nullif(current_setting('app.actor', true), '')::uuid;
  v_area uuid := nullif(current_setting('app.area', true), '')::uuid;
  v_now timestamptz := nullif(current_setting('app.now', true), '')::timestamptz;
  s record;
  g record;
begin
  if v_session is null or v_actor is null then return null; end if;
  select x.via, x.area_id, x.grant_id, u.role into s from sessions x join users u on u.id = x.user_id
    where x.id = v_session and x.user_id = v_actor and x.revoked_at is null and x.expires_at > v_now and u.state <> 'disabled' and u.deleted_at is null;
  if not found then return null; end if;
  if s.via = 'own' and v_area = v_actor then return ('own', null, null, false, v_actor, v_area)::access_right; end if;
  if s.via = 'own' and s.role = 'Consulente' and exists (
    select from consulente_clienti l join users c on c.id = l.client_id where l.consulente_id = v_actor and l.client_id = v_area and c.deleted_at is null) then
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
  -- A living session, and nothing open that is theirs to see.
  return (null, null, null, null, v_actor, null)::access_right;
end $$;

-- The open area when the right covers the section, else null. Sections: those of the contract; `own`: nobody but the owner;
-- `any`: whoever has any right; `household`: whoever has a section that is made of members, or their reports.
create function access_area(section text, act text) returns uuid language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  r access_right := access_right_now();
  wanted text[];
begin
  if r.via in ('own', 'placeholder') then return r.area; end if;
  if r.via is null or section = 'own' then return null; end if;
  wanted := case section
    when 'any' then array['dati', 'patrimonio', 'protezione', 'previdenza', 'report', 'documenti', 'appuntamenti']
    when 'household' then case act when 'read' then array['dati', 'patrimonio', 'protezione', 'previdenza', 'report'] else array['dati', 'patrimonio', 'protezione', 'previdenza'] end
    else array[section] end;
  if exists (select from unnest(wanted) w where w || ':write' = any (r.scopes) or (act = 'read' and w = any (r.scopes))) then return r.area; end if;
  return null;
end $$;
-- Members that the right is about; null for all.
create function access_members() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$ select (access_right_now()).members $$;
create function access_amounts_hidden() returns boolean language sql stable security definer set search_path = public, pg_temp as $$ select coalesce((access_right_now()).hide_amounts, false) $$;
-- Whoever acts, whosever area is open; null without a living session.
create function access_person() returns uuid language sql stable security definer set search_path = public, pg_temp as $$ select (access_right_now()).person $$;
-- The same, only while their own area is open: what is theirs does not follow them into somebody else's.
create function access_owner() returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select (r).person from access_right_now() r where (r).via = 'own'
$$;
create function access_email() returns text language sql stable security definer set search_path = public, pg_temp as $$
  select email_folded from users where id = access_owner() and state = 'active'
$$;
-- People whose names may be read: both ends of a grant or of an adviser's link, and the owner of the open area.
create function access_known() returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  r access_right := access_right_now();
begin
  if r.person is null then return '{}'; end if;
  if r.via is distinct from 'own' and r.via is distinct from 'adviser' then return array_remove(array[r.person, r.area], null); end if;
  return array(
    select r.person union select r.area where r.area is not null
    union select owner_id from grants where holder_id = r.person or (holder_id is null and holder_email = (select email_folded from users where id = r.person and state = 'active'))
    union select holder_id from grants where owner_id = r.person and holder_id is not null
    union select client_id from consulente_clienti where consulente_id = r.person
    union select consulente_id from consulente_clienti where client_id = r.person);
end $$;

-- Puts a table behind the wall. Every table with a column of whose row it is goes through here:
--   select access_protect('files', 'user_id', 'documenti');
-- `section`: as in access_area, or `person`: rows of whoever acts, whosever area is open; `nobody`: the work of the system alone.
create function access_protect(t regclass, owner_column text, section text) returns void language plpgsql as $$
declare
  reads text := case section when 'person' then format('%I = (select access_person())', owner_column) when 'nobody' then 'false' else format('%I = (select access_area(%L, ''read''))', owner_column, section) end;
  writes text := case section when 'person' then reads when 'nobody' then 'false' else format('%I = (select access_area(%L, ''write''))', owner_column, section) end;
begin
  execute format('alter table %s enable row level security, force row level security', t);
  -- The login that runs the server and owns the tables: sign-in, mail, housekeeping, migrations.
  execute format('create policy system_work on %s to %I using (true) with check (true)', t, current_user);
  execute format('create policy may_read on %s for select to bussola_app using (%s)', t, reads);
  execute format('create policy may_add on %s for insert to bussola_app with check (%s)', t, writes);
  execute format('create policy may_change on %s for update to bussola_app using (%s) with check (%s)', t, writes, writes);
  execute format('create policy may_remove on %s for delete to bussola_app using (%s)', t, writes);
end $$;

grant usage on schema public to bussola_app;
grant select, insert, update, delete on all tables in schema public to bussola_app;
grant usage on all sequences in schema public to bussola_app;
alter default privileges in schema public grant select, insert, update, delete on tables to bussola_app;
alter default privileges in schema public grant usage on sequences to bussola_app;
revoke all on schema_migrations, handoffs, dev_mail from bussola_app;
revoke update, delete on audit, consents from bussola_app;

select access_protect('sessions', 'user_id', 'person'), access_protect('verifications', 'user_id', 'person'), access_protect('one_use_tokens', 'user_id', 'person'),
  access_protect('idempotency', 'user_id', 'person'), access_protect('drafts', 'user_id', 'own'), access_protect('consents', 'user_id', 'own'),
  access_protect('analyses', 'user_id', 'own'), access_protect('sintesi_links', 'user_id', 'own'), access_protect('areas', 'user_id', 'any'),
  access_protect('membri', 'user_id', 'household'), access_protect('reports', 'user_id', 'report'), access_protect('users', 'id', 'own'),
  access_protect('grants', 'owner_id', 'own'), access_protect('consulente_clienti', 'client_id', 'nobody'), access_protect('handoffs', 'session_id', 'nobody');

-- Only the members that a grant names; one who may add members has them all.
alter policy may_read on membri using (user_id = (select access_area('household', 'read')) and ((select access_members()) is null or id = any ((select access_members())::uuid[])));
alter policy may_add on membri with check (user_id = (select access_area('household', 'write')) and (select access_members()) is null);
alter policy may_change on membri using (user_id = (select access_area('household', 'write')) and ((select access_members()) is null or id = any ((select access_members())::uuid[])));
alter policy may_remove on membri using (user_id = (select access_area('household', 'write')) and ((select access_members()) is null or id = any ((select access_members())::uuid[])));
-- A report is about everybody: not for a grant on some; with amounts hidden, only those made without.
alter policy may_read on reports using (user_id = (select access_area('report', 'read')) and (select access_members()) is null and (hide_amounts or not (select access_amounts_hidden())));
alter policy may_read on users using (id = any ((select access_known())::uuid[]));
alter policy may_change on users using (id = (select access_person()) or id = (select access_area('own', 'write'))) with check (id = (select access_person()) or id = (select access_area('own', 'write')));
alter policy may_add on users with check (false);
alter policy may_remove on users using (false);
alter policy may_add on areas with check (false);
alter policy may_remove on areas using (false);
-- The owner's side and the holder's, each while in their own area.
alter policy may_read on grants using (owner_id = (select access_owner()) or holder_id = (select access_owner()) or (holder_id is null and holder_email = (select access_email())));
alter policy may_add on grants with check (owner_id = (select access_owner()));
alter policy may_change on grants
  using (owner_id = (select access_owner()) or holder_id = (select access_owner()) or (holder_id is null and holder_email = (select access_email())))
  with check (owner_id = (select access_owner()) or holder_id = (select access_owner()));
alter policy may_remove on grants using (false);
alter policy may_read on consulente_clienti using (consulente_id = (select access_person()) or client_id = (select access_owner()));

-- What another person's list of grants shows has changed: their cached answers are of before. Only between the ends of a grant.
create function grant_touch(person uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  update areas set revision = revision + 1 where user_id = person
    and exists (select from grants where (owner_id = access_owner() and holder_id = person) or (holder_id = access_owner() and owner_id = person))
$$;
