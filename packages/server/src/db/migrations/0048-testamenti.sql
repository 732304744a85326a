-- The record of a member's will: form, notary, where it is kept, who knows. Never its text.
create table testamenti (
  member_id uuid primary key references membri on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Sealed; base64 of JSON.
  body text not null,
  version integer not null default 1,
  updated_at timestamptz not null
);
create index testamenti_user on testamenti (user_id);
-- For the owner of the area alone: no grant opens it.
select access_protect('testamenti', 'user_id', 'own');
