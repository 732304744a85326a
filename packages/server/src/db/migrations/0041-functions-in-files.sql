-- The functions are in files of their own (folder functions). Here is which file was applied, as what, and when: also those that a newer one
-- replaced, so that an older build is told from a newer one (decision 0036).
create table schema_functions (
  serial bigint generated always as identity,
  name text not null,
  hash text not null,
  applied_at timestamptz not null default now(),
  primary key (name, hash)
);
revoke all on schema_functions from bussola_app;
revoke insert, update, delete on schema_functions from bussola_system;
