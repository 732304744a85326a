-- Ways in and out of an account: proof, limited sessions, a second factor, another address, and what the owner is told.
alter table sessions add column if not exists proved_at timestamptz;
alter table sessions
  add column limited_to text check (limited_to in ('enrol', 'report')),
  add column report_id uuid references reports on delete cascade,
  -- The names the browser gave, for the list of sessions; not the whole text it sent.
  add column browser text check (length(browser) <= 60),
  add column system text check (length(system) <= 60),
  add column last_seen_at timestamptz,
  add check (report_id is null or limited_to = 'report');
update sessions set last_seen_at = rotated_at;
alter table sessions alter column last_seen_at set not null;

-- An account may be entered by a passkey or by another site alone: only a claim on an address needs its password.
alter table users drop constraint users_check,
  add constraint users_address check (state not in ('active', 'to-verify') or email_folded is not null),
  add constraint users_claim check (state <> 'to-verify' or password_hash is not null),
  -- Invented people of demo mode.
  add column demo boolean not null default false;

-- Kinds of one-use links are the application's list; here only their form.
alter table one_use_tokens drop constraint if exists one_use_tokens_kind_check;
alter table one_use_tokens add constraint one_use_tokens_kind_check check (kind ~ '^[a-z-]{1,24}$'),
  -- The report that a link opens; the address that an undo brings back.
  add column detail text check (length(detail) <= 254);

-- The address somebody asked for and has not proved; the old one holds.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null check (length(email) <= 254),
  email_folded text not null,
  token_hash text not null unique,
  code_hash text not null,
  attempts integer not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);

-- What a browser was given and must bring back once: challenges of passkeys, the way from the password to the second step.
create table challenges (
  ticket_hash text primary key,
  kind text not null check (kind in ('passkey', 'passkey-new', 'second-factor', 'social', 'social-link')),
  user_id uuid references users on delete cascade,
  data jsonb not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index challenges_expiring on challenges (expires_at);

create table totp (
  user_id uuid primary key references users on delete cascade,
  -- Sealed with the key of the person, which is itself wrapped by a key that is not in the database.
  sealed text not null,
  confirmed_at timestamptz,
  -- The step of the last code that was taken: no code is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(trim(name)) between 1 and 120),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table notices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (length(kind) <= 40),
  detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  at timestamptz not null,
  dismissed_at timestamptz
);
create index notices_open on notices (user_id, at desc) where dismissed_at is null;
