-- Constants as releases, reports that can be computed again, municipalities that change, the history of the volatility index.

-- One row from draft to release. What is in force on a day is not a state: it is the approved release with the greatest
-- (effective_day, place) up to that day.
create table costanti_releases (
  id uuid primary key,
  seq bigint generated always as identity,
  -- «2026.12.1»: given when it is submitted, with the body that nobody changes any more.
  release text unique check (release ~ '^\d{4}\.\d{2}(\.\d+)?$'),
  state text not null check (state in ('draft', 'submitted', 'approved', 'withdrawn', 'discarded')),
  origin text not null check (origin in ('shipped', 'draft', 'rollback', 'completion')),
  why text not null check (length(why) <= 500),
  -- The release that the body was made from; of a draft, the one it will be made from is the newest.
  base text references costanti_releases (release),
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  version integer not null default 0,
  -- Everybody who put a value in: none of them may approve it.
  contributors uuid[] not null,
  submitted_by uuid,
  approved_by uuid,
  valid_from date,
  effective_day date check (effective_day >= valid_from),
  place integer unique,
  body text,
  hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state in ('draft', 'discarded') or (release is not null and body is not null and hash is not null and valid_from is not null)),
  check (state <> 'approved' or (effective_day is not null and place is not null)),
  check (approved_by is null or (approved_by <> all (contributors) and approved_by is distinct from submitted_by))
);
create function release_is_immutable() returns trigger language plpgsql as $$
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
create trigger costanti_releases_immutable before update or delete on costanti_releases for each row execute function release_is_immutable();

-- What the code shipped, each text once: the next one is compared with the last, to offer only what the code changed.
create table costanti_shipped (
  seq bigint generated always as identity primary key,
  hash text not null unique,
  body text not null,
  seen_at timestamptz not null
);

-- Of releases: `subject` is the row of costanti_releases, `detail` its name and the names of keys; never values.
alter table audit add column detail text;
create index audit_subject on audit (subject, id) where subject is not null;

-- The household as the report saw it, and the fingerprint of its analysis: the same release and engine must give it again.
alter table reports add column input text, add column analisi_hash text, add check ((input is null) = (analisi_hash is null));

-- The cadastral code stays when a new province gives a municipality another code of ISTAT. Who ceased is kept for old answers,
-- with whoever took its place.
alter table comuni add column cessato_il date, add column catastale text, add column successore text references comuni;
create index comuni_catastale on comuni (catastale);
-- Other names that lead to a municipality: in the other language, or before a change or a merger.
create table comuni_nomi (
  chiave text not null,
  codice_istat text not null references comuni on delete cascade,
  nome text not null,
  kind text not null check (kind in ('lingua', 'precedente')),
  primary key (chiave, codice_istat)
);
create index comuni_nomi_chiave on comuni_nomi (chiave text_pattern_ops);

alter table vix add column source text not null default 'typed' check (source in ('typed', 'csv', 'url')), add column noted_by uuid,
  add check (value > 0 and value <= 200) not valid;
