-- What staff write for everybody. `draft` waits on the row, which has the lock of whoever saves; what was published stands in
-- content_versions. Shapes: packages/contract, contents/.
create table contents (
  id uuid primary key,
  kind text not null check (kind in ('faq')),
  category text not null,
  place integer not null,
  version integer not null default 1,
  draft jsonb,
  draft_by uuid references users on delete set null,
  draft_at timestamptz,
  created_at timestamptz not null,
  check ((draft is null) = (draft_at is null))
);
create index contents_place on contents (kind, category, place);
create table content_versions (
  content_id uuid not null references contents on delete cascade,
  n integer not null,
  body jsonb not null,
  published_by uuid references users on delete set null,
  published_at timestamptz not null,
  -- The version in force is the last one whose day has come.
  in_force_on date not null,
  primary key (content_id, n)
);
-- Who has one open on a screen, and when that was last said.
create table content_writers (
  content_id uuid not null references contents on delete cascade,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz not null,
  primary key (content_id, user_id)
);
create table faq_votes (
  content_id uuid not null references contents on delete cascade,
  user_id uuid not null references users on delete cascade,
  useful boolean not null,
  voted_on date not null,
  -- Whether this person wrote what was missing. Which line is theirs is kept nowhere.
  remarked boolean not null default false,
  primary key (content_id, user_id)
);
create index faq_votes_month on faq_votes (content_id, voted_on);
create table faq_remarks (
  id uuid primary key,
  content_id uuid not null references contents on delete cascade,
  text text not null,
  written_on date not null
);
create index faq_remarks_content on faq_remarks (content_id, written_on);
create table faq_reads (
  content_id uuid not null references contents on delete cascade,
  month date not null,
  reads integer not null,
  primary key (content_id, month)
);
-- Read and written as the system: they are in no area.
select access_protect('content_writers', 'user_id', 'nobody');
select access_protect('faq_votes', 'user_id', 'nobody');
revoke all on contents, content_versions, faq_remarks, faq_reads from bussola_app;
