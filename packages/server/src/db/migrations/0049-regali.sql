-- Letters with a useful gift. The address of the recipient is not kept.
create table regali (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  regalo text not null check (length(regalo) <= 40),
  -- The recipient as the giver wrote it, sealed; base64.
  nome text not null,
  -- Keyed hash of the address, to notice a second gift of the kind; null once that is over.
  address_hash text,
  sent_at timestamptz not null
);
create index regali_user on regali (user_id, sent_at desc);
create index regali_address on regali (sent_at) where address_hash is not null;
-- For the owner of the area alone: no grant opens it.
select access_protect('regali', 'user_id', 'own');

-- Addresses whose owners asked for no more letters of this kind, as keyed hashes.
create table refused_addresses (
  address_hash text primary key,
  refused_at timestamptz not null
);
select access_protect('refused_addresses', 'address_hash', 'nobody');
