-- What this database belongs to, in one row that the first start writes.
create table installation (
  only_row boolean primary key default true check (only_row),
  -- Made for the demo: invented people may be put into it. Said when the database is made, and never later.
  for_demo boolean not null,
  -- SHA-256 of each key file of the data folder, by the file's name.
  keys jsonb not null default '{}'
);
revoke all on installation from bussola_app;
-- A database of before was made for the demo when its first person is an invented one.
insert into installation (for_demo) select demo from users where not placeholder order by created_at, id limit 1;
