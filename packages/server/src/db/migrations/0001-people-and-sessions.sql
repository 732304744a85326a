-- People, their ways in, and what is sent to them.
create table users (
  id uuid primary key,
  email text check (length(email) <= 254),
  email_folded text,
  password_hash text,
  role text not null default 'User' check (role in ('User', 'Consulente', 'Admin', 'SuperAdmin')),
  state text not null check (state in ('provisional', 'to-verify', 'active', 'disabled')),
  first_name text not null default '',
  last_name text not null default '',
  comune jsonb,
  language text not null default 'it' check (language in ('it', 'en')),
  checkup boolean not null default false,
  created_at timestamptz not null,
  last_login_at timestamptz,
  -- Provisional people are erased after this moment.
  expires_at timestamptz,
  deleted_at timestamptz,
  check (state not in ('active', 'to-verify') or (email_folded is not null and password_hash is not null))
);
-- Only a proven address belongs to somebody: until then two people may claim it, and the one who reads the mail wins.
create unique index users_email on users (email_folded) where state in ('active', 'disabled') and deleted_at is null;
create index users_email_any on users (email_folded);
create index users_expiring on users (expires_at) where expires_at is not null;
create index users_deleted on users (deleted_at) where deleted_at is not null;

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The state the session was opened in: a provisional one never becomes more than that.
  provisional boolean not null,
  counter integer not null default 0,
  -- The API has seen a token of the current counter.
  confirmed boolean not null default false,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  remember boolean not null,
  revoked_at timestamptz,
  revoked_why text
);
create index sessions_user on sessions (user_id) where revoked_at is null;
create index sessions_expiring on sessions (expires_at);

create table verifications (
  user_id uuid primary key references users on delete cascade,
  token_hash text not null unique,
  code_hash text not null,
  attempts integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

create table one_use_tokens (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('reset', 'exists')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_use_tokens_user on one_use_tokens (user_id);

create table rate_limit (k text primary key, n integer not null, reset_at timestamptz not null);
create index rate_limit_reset on rate_limit (reset_at);

create table outbox (
  id uuid primary key,
  seq bigint generated always as identity,
  dedupe_key text unique,
  recipient text not null,
  subject text not null,
  html text not null,
  body text not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  locked_until timestamptz,
  done_at timestamptz,
  dead_at timestamptz
);
create index outbox_due on outbox (run_at) where done_at is null and dead_at is null;

-- Messages of a server without SMTP, for the dev mailbox.
create table dev_mail (
  id uuid primary key,
  seq bigint generated always as identity,
  recipient text not null,
  subject text not null,
  html text not null,
  body text not null,
  sent_at timestamptz not null
);
create index dev_mail_newest on dev_mail (seq desc);

create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('privacy', 'terms', 'marketing', 'profiling')),
  granted boolean not null,
  text_version text not null,
  at timestamptz not null
);
create index consents_user on consents (user_id, id);

create table grants (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  holder_id uuid not null references users on delete cascade,
  scopes text[] not null,
  purpose text not null check (length(purpose) <= 300),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  state text not null check (state in ('pending', 'active', 'expired', 'revoked', 'refused')),
  last_access_at timestamptz,
  created_at timestamptz not null,
  check (owner_id <> holder_id)
);
create index grants_holder on grants (holder_id);
create index grants_owner on grants (owner_id);

-- What happened to accounts and sessions. No names, no addresses, no amounts; never changed.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor uuid,
  subject uuid,
  action text not null,
  request_id text
);
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function audit_is_append_only();
create function consents_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the history of consents is append-only';
end $$;
create trigger consents_append_only before update on consents for each row execute function consents_are_append_only();

-- A moment as the contract writes it.
create function wire_time(at timestamptz) returns text language sql stable parallel safe as $$
  select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
