-- What another person's list of grants shows has changed: their cached answers are of before. Only between the ends of a grant.
create or replace function grant_touch(person uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  update areas set revision = revision + 1 where user_id = person
    and exists (select from grants where (owner_id = access_owner() and holder_id = person) or (holder_id = access_owner() and owner_id = person))
$$;

-- Who holds a grant takes it or gives it up; what it opens, and until when, is its owner's.
create or replace function grant_of_its_owner() returns trigger language plpgsql as $$
begin
  if not access_is_system() and old.owner_id is distinct from access_owner()
    and to_jsonb(new) - array['state', 'holder_id', 'ended_at', 'version'] is distinct from to_jsonb(old) - array['state', 'holder_id', 'ended_at', 'version'] then
    raise exception 'what a grant opens is its owner''s to say' using errcode = '42501';
  end if;
  return new;
end $$;
