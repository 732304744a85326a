-- The views of the list of clients that somebody of the staff saved, in their order. No search
-- text. Shape: packages/contract, admin/admin.ts.
create table client_views (
  user_id uuid primary key references users on delete cascade,
  views jsonb not null,
  version integer not null default 0
);
select access_protect('client_views', 'user_id', 'own');
