-- What people keep here: documents, one note, pictures of members; sealed with the key of the person they belong to.
create table personal_keys (
  user_id uuid primary key references users on delete cascade,
  -- Sealed by the master key of the data folder; base64.
  wrapped text not null
);

create table files (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(trim(name)) between 1 and 120),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  size_bytes integer not null check (size_bytes > 0),
  -- Of the stored, sealed bytes.
  blob_key text not null,
  uploaded_by uuid not null,
  created_at timestamptz not null
);
create index files_user on files (user_id, created_at desc);
create index files_blob on files (blob_key);

create table avatars (
  member_id uuid primary key references membri on delete cascade,
  user_id uuid not null references users on delete cascade,
  blob_key text not null,
  updated_at timestamptz not null
);
create index avatars_user on avatars (user_id);
create index avatars_blob on avatars (blob_key);

create table notes (
  user_id uuid primary key references users on delete cascade,
  -- Sealed; base64.
  text text not null,
  version integer not null default 1,
  updated_at timestamptz not null
);
