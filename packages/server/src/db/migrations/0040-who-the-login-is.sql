-- What only the server's own work may do is decided by the login, not by a setting: whoever can run SQL as a person can change settings, and reset
-- their role. What they gained by it until now: the log of anybody, entries in the name of anybody, and more of a grant they hold.

-- The role that runs the statement, also inside functions of the owner.
create function access_role_now() returns name language sql stable as $$
  select case current_setting('role') when 'none' then session_user else current_setting('role')::name end
$$;
-- The owner of the schema, or bussola_system.
create function access_is_system() returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select pg_has_role(access_role_now(), 'bussola_system', 'MEMBER')
    or pg_has_role(access_role_now(), (select relowner from pg_class where oid = 'public.audit'::regclass), 'MEMBER')
$$;

create or replace function audit_export(person uuid) returns table ("row" jsonb) language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_strip_nulls(jsonb_build_object('at', a.at, 'action', a.action, 'own', a.who is not distinct from p.pseudonym, 'via', a.via, 'grant', a.grant_id, 'fields', to_jsonb(a.fields),
    'by', case when a.who is distinct from p.pseudonym then nullif(trim(u.first_name || ' ' || u.last_name), '') end, 'reason', case when a.about = p.pseudonym then a.reason end))
  from audit_pseudonyms p join audit a on p.pseudonym in (a.who, a.about) left join audit_pseudonyms w on w.pseudonym = a.who left join users u on u.id = w.user_id
  where p.user_id = person and (person = access_owner() or access_is_system()) order by a.id
$$;

-- A person writes in their own name: that of the session which entered, living or ended just now. The name is never what the caller says.
create or replace function audit_note(at timestamptz, actor uuid, subject uuid, action text, detail text, via text, grant_id uuid, reason text, fields text[], request_id text) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  entered uuid := nullif(current_setting('app.actor', true), '')::uuid;
begin
  if not access_is_system() and not exists (select from sessions s where s.id = nullif(current_setting('app.session', true), '')::uuid and s.user_id = entered) then
    raise exception 'an entry of the audit needs a session' using errcode = '42501';
  end if;
  insert into audit (at, who, about, action, detail, via, grant_id, reason, fields, request_id)
  values (at, audit_name(coalesce(entered, actor)), audit_name(subject), action, detail, via, grant_id, reason, fields, request_id);
end $$;

create or replace function grant_of_its_owner() returns trigger language plpgsql as $$
begin
  if not access_is_system() and old.owner_id is distinct from access_owner()
    and to_jsonb(new) - array['state', 'holder_id', 'ended_at', 'version'] is distinct from to_jsonb(old) - array['state', 'holder_id', 'ended_at', 'version'] then
    raise exception 'what a grant opens is its owner''s to say' using errcode = '42501';
  end if;
  return new;
end $$;
