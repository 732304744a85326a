-- A second factor that a client lost, and that staff will take off after a day in which its owner may stop it.
create table factor_resets (
  client_id uuid primary key references users on delete cascade,
  -- Absent once that account is gone.
  asked_by uuid references users on delete set null,
  at timestamptz not null,
  due_at timestamptz not null,
  -- The owner said no; the row says so to staff for a month.
  stopped_at timestamptz
);
create index factor_resets_asked_by on factor_resets (asked_by);
create index factor_resets_due on factor_resets (due_at);
-- Its owner reads it and stops it, and nobody else in the area.
select access_protect('factor_resets', 'client_id', 'own');
revoke insert, update, delete on factor_resets from bussola_app;
grant update (stopped_at) on factor_resets to bussola_app;
