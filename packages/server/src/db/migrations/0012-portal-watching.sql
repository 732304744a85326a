-- How the portals fare where people use them, by the hour, with nothing of any person; and one build for one person, for a few hours.
create table portal_events (
  hour timestamptz not null,
  portal text not null,
  build_id text not null,
  channel text not null check (channel in ('stable', 'canary', 'override')),
  phase text not null,
  outcome text not null,
  code text not null default '',
  fallback_to text not null default '',
  n bigint not null,
  primary key (hour, portal, build_id, channel, phase, outcome, code, fallback_to)
);
create table portal_loads (
  hour timestamptz not null,
  portal text not null,
  build_id text not null,
  -- Upper end of the step that the time of loading fell into.
  upto_ms integer not null,
  n bigint not null,
  primary key (hour, portal, build_id, upto_ms)
);

create table portal_overrides (
  id uuid primary key,
  portal text not null,
  build_id text not null,
  user_id uuid not null references users on delete cascade,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (expires_at <= created_at + interval '8 hours'),
  foreign key (portal, build_id) references portal_releases
);
create index portal_overrides_user on portal_overrides (user_id, expires_at desc);
select access_protect('portal_overrides', 'user_id', 'nobody');
revoke all on portal_events, portal_loads, portal_overrides from bussola_app;
