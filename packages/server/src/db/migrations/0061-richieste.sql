-- What people ask: questions, errors, privacy requests. Who writes, what and how we know that it is them stand in `body`:
-- sealed with the key of the account when there is one, which the erasure destroys; the row stays, as a proof that we answered.
create table richieste (
  id uuid primary key,
  kind text not null check (kind in ('domanda', 'errore', 'privacy')),
  via text not null check (via in ('lettera', 'telefono', 'email', 'sito')),
  -- Whose account, when there is one.
  client_id uuid references users on delete set null,
  body text,
  sealed boolean not null,
  arrived_on date not null,
  -- Only privacy has one.
  due_on date check ((due_on is not null) = (kind = 'privacy')),
  entered_by uuid references users on delete set null,
  entered_at timestamptz not null,
  owner uuid references users on delete set null,
  owner_since timestamptz,
  recognised_by uuid references users on delete set null,
  recognised_at timestamptz,
  exported_at timestamptz,
  erased_at timestamptz,
  outcome text check (outcome in ('answered', 'closed')),
  closed_at timestamptz,
  closed_by uuid references users on delete set null,
  check ((outcome is null) = (closed_at is null))
);
create index richieste_client on richieste (client_id);
create index richieste_open on richieste (due_on nulls last, arrived_on) where closed_at is null;
create index richieste_closed on richieste (closed_at desc, id) where closed_at is not null;
select access_protect('richieste', 'client_id', 'own');
-- Their own export reads them; staff write them as the system.
revoke insert, update, delete on richieste from bussola_app;
