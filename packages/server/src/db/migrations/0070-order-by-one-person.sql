-- A release of the order of the areas: presentation, so one person publishes it. The database holds it to that: no other
-- constant is in one, and no other release that people made is approved without a second person.
create function only_presentation(changes jsonb) returns boolean language sql immutable as $$
  select coalesce(bool_and(key ~ '^soluzione\.[A-Za-z-]+\.(peso|ordine)$'), false) from jsonb_object_keys(changes) key
$$;
alter table costanti_releases
  drop constraint costanti_releases_origin_check,
  add constraint costanti_releases_origin_check check (origin in ('shipped', 'draft', 'rollback', 'completion', 'presentation')),
  add check (origin <> 'presentation' or (only_presentation(changes) and submitted_by is not null and why <> '')),
  add check (state <> 'approved' or approved_by is not null or origin in ('shipped', 'completion', 'presentation'));
