-- What is kept of an adviser: register and number, who looked it up, where and when they receive.
-- Shapes of the lists: packages/contract, admin/profilo.ts.
create table consulente_profili (
  consulente_id uuid primary key references users on delete cascade,
  albo text check (albo in ('OCF', 'RUI')),
  numero text,
  checked_by uuid references users on delete set null,
  checked_at timestamptz,
  luoghi text[] not null,
  lingue text[] not null,
  canali text[] not null,
  video text check (video like 'https://%'),
  orari jsonb not null,
  eccezioni jsonb not null,
  version integer not null default 0,
  check ((albo is null) = (numero is null) and (numero is null) = (checked_at is null))
);
select access_protect('consulente_profili', 'consulente_id', 'nobody');
