-- The registry of the portals: which builds there are, which are in force, who decided it, and who may publish. All of it is the work of the
-- system: nobody's area is in it.

-- One row, which every change takes for itself: two that change at once follow one another, and the serial never goes back.
create table portal_registry (single boolean primary key default true check (single), serial bigint not null, changed_at timestamptz not null);
insert into portal_registry (serial, changed_at) values (0, now());

create table portal_releases (
  portal text not null check (portal ~ '^[a-z][a-z-]{0,39}$'),
  build_id text not null check (build_id ~ '^[a-z0-9]{6,40}$'),
  -- `removed`: its files were taken away after their time; the row stays, so that the name is never used for something else.
  state text not null check (state in ('uploading', 'available', 'killed', 'removed')),
  -- The very text of manifest.json, whose hash the signed list carries.
  manifest text not null,
  manifest_integrity text not null,
  -- Bytes over the wire (brotli) by address.
  wire jsonb not null,
  author_kind text not null check (author_kind in ('installation', 'token', 'person')),
  author text not null,
  begun_at timestamptz not null,
  published_at timestamptz,
  -- Since when no list names it; absent while one does.
  left_at timestamptz,
  primary key (portal, build_id)
);
create index portal_releases_left on portal_releases (left_at) where left_at is not null;

create table portal_channels (
  portal text not null,
  channel text not null check (channel in ('stable', 'canary')),
  -- The build in force last; before it those that were in force before, which is what a rollback goes back to.
  line text[] not null check (cardinality(line) > 0),
  -- Of the people, by bucket. Stable is for everybody else.
  percent smallint not null check (percent between 0 and 100),
  primary key (portal, channel)
);

create table portal_history (
  serial bigint primary key,
  at timestamptz not null,
  portal text not null,
  action text not null check (action in ('publish', 'rollback', 'promote', 'percent', 'kill', 'withdraw')),
  channel text check (channel in ('stable', 'canary')),
  build_id text,
  previous text,
  percent smallint,
  reason text,
  author_kind text not null check (author_kind in ('installation', 'token', 'person')),
  -- Name of the token, or id of the person: their name is read while they are there.
  author text not null
);
create index portal_history_portal on portal_history (portal, serial desc);
create function portal_history_is_append_only() returns trigger language plpgsql as $$
begin raise exception 'The history of the portals is only ever added to'; end $$;
create trigger portal_history_append_only before update or delete on portal_history for each row execute function portal_history_is_append_only();
create trigger portal_history_not_emptied before truncate on portal_history execute function portal_history_is_append_only();

-- Who may publish which portals; the token itself is nowhere.
create table portal_tokens (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  token_hash text not null unique,
  -- Empty: all of them.
  portals text[] not null,
  -- Absent: made on the server itself.
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);

revoke all on portal_registry, portal_releases, portal_channels, portal_history, portal_tokens from bussola_app;
