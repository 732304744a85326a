-- Idempotency keys of whoever has no account yet: of key and request together there is a keyed hash, and what to answer a repeat, for an hour.
create table visitor_keys (
  key_mac text primary key,
  response jsonb,
  created_at timestamptz not null
);
create index visitor_keys_created on visitor_keys (created_at);
revoke all on visitor_keys from bussola_app;
