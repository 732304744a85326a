-- Who follows the renewal of a constant that falls due: a SuperAdmin. No row: nobody.
create table costanti_owners (
  key text primary key check (length(key) between 1 and 80),
  owner uuid not null references users on delete cascade,
  set_at timestamptz not null
);
create index costanti_owners_owner on costanti_owners (owner);
select access_for_staff('costanti_owners', array['SuperAdmin']);
