create or replace function only_presentation(changes jsonb) returns boolean language sql immutable as $$
  select coalesce(bool_and(key ~ '^soluzione\.[A-Za-z-]+\.(peso|ordine)$'), false) from jsonb_object_keys(changes) key
$$;
