create or replace function release_is_immutable() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.body is not null then raise exception 'a release is kept for ever'; end if;
    return old;
  end if;
  if old.body is not null and (old.body, old.hash, old.release, old.valid_from, old.changes, old.contributors) is distinct from (new.body, new.hash, new.release, new.valid_from, new.changes, new.contributors) then
    raise exception 'a release does not change once it was submitted';
  end if;
  return new;
end $$;
