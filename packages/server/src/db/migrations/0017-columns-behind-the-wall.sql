-- The second wall is of rows; this closes what was left open inside a row that is one's own, and in tables that are nobody's.

-- Of their own account people change what they say of themselves. Role, state, and whose household it is are the work of the system.
revoke update on users from bussola_app;
grant update (first_name, last_name, comune, language, checkup, email, email_folded, password_hash) on users to bussola_app;
-- Of their own sessions: they end them, prove who they are, and add the second factor that was missing. Whose area is open, by what right and
-- until when is said when a session begins, and nobody begins one by themselves.
revoke insert, update, delete on sessions from bussola_app;
grant update (revoked_at, revoked_why, proved_at, limited_to) on sessions to bussola_app;

-- Who holds a grant takes it or gives it up; what it opens, and until when, is its owner's.
create function grant_of_its_owner() returns trigger language plpgsql as $$
begin
  if current_user = 'bussola_app' and old.owner_id is distinct from access_owner()
    and to_jsonb(new) - array['state', 'holder_id', 'ended_at', 'version'] is distinct from to_jsonb(old) - array['state', 'holder_id', 'ended_at', 'version'] then
    raise exception 'what a grant opens is its owner''s to say' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger grants_of_their_owner before update on grants for each row execute function grant_of_its_owner();

-- Pictures only of the members that a grant names; reports, and people that go, only under one that names nobody.
alter policy may_add on avatars with check (user_id = (select access_area('household', 'write')) and ((select access_members()) is null or member_id = any ((select access_members())::uuid[])));
alter policy may_change on avatars using (user_id = (select access_area('household', 'write')) and ((select access_members()) is null or member_id = any ((select access_members())::uuid[])))
  with check (user_id = (select access_area('household', 'write')) and ((select access_members()) is null or member_id = any ((select access_members())::uuid[])));
alter policy may_remove on avatars using (user_id = (select access_area('household', 'write')) and ((select access_members()) is null or member_id = any ((select access_members())::uuid[])));
alter policy may_add on reports with check (user_id = (select access_area('report', 'write')) and (select access_members()) is null);
alter policy may_change on reports using (user_id = (select access_area('report', 'write')) and (select access_members()) is null)
  with check (user_id = (select access_area('report', 'write')) and (select access_members()) is null);
alter policy may_remove on membri using (user_id = (select access_area('household', 'write')) and (select access_members()) is null);

-- Letters on their way may hold a link that opens an account: people write them, and read none.
revoke select, update, delete on outbox from bussola_app;
grant select (dedupe_key) on outbox to bussola_app;
-- What is the same for everybody is read by everybody, and changed by who may: municipalities by a command, the rest by staff.
revoke insert, update, delete on comuni, comuni_nomi, costanti_shipped from bussola_app;
create function access_role() returns text language sql stable security definer set search_path = public, pg_temp as $$ select role from users where id = access_owner() $$;
create function access_for_staff(t regclass, roles text[]) returns void language plpgsql as $$
declare may text := format('(select access_role()) = any (%L::text[])', roles);
begin
  execute format('alter table %s enable row level security, force row level security', t);
  execute format('create policy system_work on %s to %I using (true) with check (true)', t, current_user);
  execute format('create policy may_read on %s for select to bussola_app using (true)', t);
  execute format('create policy may_add on %s for insert to bussola_app with check (%s)', t, may);
  execute format('create policy may_change on %s for update to bussola_app using (%s) with check (%s)', t, may, may);
  execute format('create policy may_remove on %s for delete to bussola_app using (%s)', t, may);
end $$;
select access_for_staff('costanti_releases', array['SuperAdmin']), access_for_staff('vix', array['Admin', 'SuperAdmin']);
