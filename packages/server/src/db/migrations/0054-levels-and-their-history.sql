-- How each household stands: the level of each area, with what it was computed from. An analysis is a copy that anybody may throw
-- away; this is what a later analysis is compared with.
create table household_levels (
  user_id uuid primary key references users on delete cascade,
  version integer not null,
  motore text not null,
  costanti text not null,
  ref_day date not null,
  computed_at timestamptz not null,
  levels jsonb not null check (jsonb_typeof(levels) = 'object'),
  red integer not null,
  yellow integer not null,
  green integer not null,
  grey integer not null,
  -- From this day on the history of the household is whole; of the time before nothing is known.
  since date not null
);
-- Whoever is not of the engine and release in force is found by these.
create index household_levels_made_from on household_levels (motore, costanti, ref_day);
select access_protect('household_levels', 'user_id', 'own');

insert into household_levels (user_id, version, motore, costanti, ref_day, computed_at, levels, red, yellow, green, grey, since)
select an.user_id, an.version, an.motore, an.costanti, an.ref_day,
  case when an.version = a.version then a.updated_at else an.ref_day::timestamptz end,
  coalesce((select jsonb_object_agg(area->>'code', area->'level') from jsonb_array_elements(an.body::jsonb->'soluzioni') as area), '{}'),
  an.red, an.yellow, an.green, an.grey, (now() at time zone 'Europe/Rome')::date
from analyses an join areas a on a.user_id = an.user_id;
alter table analyses drop column red, drop column yellow, drop column green, drop column grey;

-- A row for each area whose level changed, with why: never an answer, only its name.
create table level_history (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  day date not null,
  area text not null,
  before text not null check (before in ('red', 'yellow', 'green', 'grey')),
  after text not null check (after in ('red', 'yellow', 'green', 'grey') and after <> before),
  cause jsonb not null check (jsonb_typeof(cause) = 'object')
);
create index level_history_user on level_history (user_id, id);
create index level_history_new_reds on level_history (day, user_id) where after = 'red';
select access_protect('level_history', 'user_id', 'own');
