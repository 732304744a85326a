-- A person's name in the audit; what is no person (a release of the constants) is called by its id.
create or replace function audit_name(id uuid) returns text language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare name text;
begin
  if id is null then return null; end if;
  select p.pseudonym into name from audit_pseudonyms p where p.user_id = id;
  if name is not null then return name; end if;
  if not exists (select from users u where u.id = audit_name.id) then return id::text; end if;
  insert into audit_pseudonyms (user_id) values (id) on conflict (user_id) do nothing;
  select p.pseudonym into name from audit_pseudonyms p where p.user_id = id;
  return name;
end $$;
revoke execute on function audit_name(uuid) from public;

-- The only way in. A person writes in their own name: that of the session which entered, living or ended just now. The name is never what the caller says.
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
