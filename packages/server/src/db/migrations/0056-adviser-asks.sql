-- An adviser asks before following a client: the link is made by the client's yes (decision 0063).
-- One row a client, the last that was proposed: a yes takes it away, a no stays, no answer until
-- expires_at is a no. Without an adviser: the one before left, and nobody was proposed.
-- Links made before are in consulente_clienti as they were, with their start.
create table consulente_proposte (
  client_id uuid primary key references users on delete cascade,
  consulente_id uuid references users on delete set null,
  proposed_by uuid references users on delete set null,
  -- Sealed with the key of the client. None when the client took the adviser off.
  reason text,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  refused_at timestamptz,
  check (expires_at >= proposed_at)
);
create index consulente_proposte_consulente on consulente_proposte (consulente_id);
create index consulente_proposte_at on consulente_proposte (proposed_at);
select access_protect('consulente_proposte', 'client_id', 'nobody');
-- Who may wait for an adviser, the longest first.
create index users_may_be_followed on users (created_at, id)
  where role = 'User' and state = 'active' and checkup and not placeholder and deleted_at is null;
