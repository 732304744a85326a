-- What a person of staff looks at of a client, for fifteen minutes: the card, or what is behind a
-- written reason. The log of the client has one row a look.
create table looks (
  staff_id uuid not null references users on delete cascade,
  client_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('card', 'open')),
  until timestamptz not null,
  primary key (staff_id, client_id, kind)
);
select access_protect('looks', 'client_id', 'nobody');
