-- Puts a table behind the wall. Every table with a column of whose row it is goes through here:
--   select access_protect('files', 'user_id', 'documenti');
-- `section`: as in access_area, or `person`: rows of whoever acts, whosever area is open; `nobody`: the work of the system alone.
-- The first policy is the server's own work, whoever does it: the owner of the schema or bussola_system (decision 0039).
create or replace function access_protect(t regclass, owner_column text, section text) returns void language plpgsql as $$
declare
  reads text := case section when 'person' then format('%I = (select access_person())', owner_column) when 'nobody' then 'false' else format('%I = (select access_area(%L, ''read''))', owner_column, section) end;
  writes text := case section when 'person' then reads when 'nobody' then 'false' else format('%I = (select access_area(%L, ''write''))', owner_column, section) end;
begin
  if section <> all (array['own', 'any', 'household', 'person', 'nobody', 'dati', 'patrimonio', 'protezione', 'previdenza', 'report', 'documenti', 'appuntamenti']) then
    raise exception 'access_protect(%): there is no section %', t, section;
  end if;
  execute format('alter table %s enable row level security, force row level security', t);
  execute format('create policy system_work on %s to %I, bussola_system using (true) with check (true)', t, current_user);
  execute format('create policy may_read on %s for select to bussola_app using (%s)', t, reads);
  execute format('create policy may_add on %s for insert to bussola_app with check (%s)', t, writes);
  execute format('create policy may_change on %s for update to bussola_app using (%s) with check (%s)', t, writes, writes);
  execute format('create policy may_remove on %s for delete to bussola_app using (%s)', t, writes);
end $$;

-- The same for a table that is nobody's: everybody reads it, people of these roles write it.
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
