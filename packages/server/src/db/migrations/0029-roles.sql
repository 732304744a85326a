-- Three roles (decision 0039): the owner of the schema migrates; bussola_system does the server's own work, without owning anything;
-- bussola_app acts for a person. The audit is written by functions of the owner only.

do $$ begin
  if not exists (select from pg_roles where rolname = 'bussola_system') then
    -- Roles belong to the whole server: another database of it may be making this one at this moment.
    begin create role bussola_system nologin nobypassrls; exception when duplicate_object or unique_violation then null; end;
  end if;
end $$;

grant usage on schema public to bussola_system;
grant select, insert, update, delete on all tables in schema public to bussola_system;
grant usage on all sequences in schema public to bussola_system;
alter default privileges in schema public grant select, insert, update, delete on tables to bussola_system;
alter default privileges in schema public grant usage on sequences to bussola_system;
revoke insert, update, delete on audit, audit_chain, schema_migrations from bussola_system;
revoke update, delete on portal_history from bussola_system;

-- Every table behind the wall lets the server's own work through, whoever does it: the owner or bussola_system.
do $$ declare t regclass; begin
  for t in select polrelid::regclass from pg_policy where polname = 'system_work' loop
    execute format('alter policy system_work on %s to %I, bussola_system', t, current_user);
  end loop;
end $$;

-- The same for tables to come: the functions of 0004 and 0017 with bussola_system in the first policy.
create or replace function access_protect(t regclass, owner_column text, section text) returns void language plpgsql as $$
declare
  reads text := case section when 'person' then format('%I = (select access_person())', owner_column) when 'nobody' then 'false' else format('%I = (select access_area(%L, ''read''))', owner_column, section) end;
  writes text := case section when 'person' then reads when 'nobody' then 'false' else format('%I = (select access_area(%L, ''write''))', owner_column, section) end;
begin
  execute format('alter table %s enable row level security, force row level security', t);
  execute format('create policy system_work on %s to %I, bussola_system using (true) with check (true)', t, current_user);
  execute format('create policy may_read on %s for select to bussola_app using (%s)', t, reads);
  execute format('create policy may_add on %s for insert to bussola_app with check (%s)', t, writes);
  execute format('create policy may_change on %s for update to bussola_app using (%s) with check (%s)', t, writes, writes);
  execute format('create policy may_remove on %s for delete to bussola_app using (%s)', t, writes);
end $$;
create or replace function access_for_staff(t regclass, roles text[]) returns void language plpgsql as $$
declare may text := format('(select access_role()) = any (%L::text[])', roles);
begin
  execute format('alter table %s enable row level security, force row level security', t);
  execute format('create policy system_work on %s to %I, bussola_system using (true) with check (true)', t, current_user);
  execute format('create policy may_read on %s for select to bussola_app using (true)', t);
  execute format('create policy may_add on %s for insert to bussola_app with check (%s)', t, may);
  execute format('create policy may_change on %s for update to bussola_app using (%s) with check (%s)', t, may, may);
  execute format('create policy may_remove on %s for delete to bussola_app using (%s)', t, may);
end $$;
