-- Staff come by invitation; an account may also be entered by what another site says of its owner.
create table invitations (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  email_folded text not null,
  role text not null check (role in ('Consulente', 'Admin', 'SuperAdmin')),
  first_name text not null,
  last_name text not null,
  language text not null check (language in ('it', 'en')),
  token_hash text not null unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- A second invitation to one address takes the place of the first.
create unique index invitations_email on invitations (email_folded);

create table social_identities (
  provider text not null check (length(provider) <= 40),
  -- Of that provider: says nothing to another.
  subject text not null check (length(subject) <= 255),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index social_identities_user on social_identities (user_id);
