-- «Chiedi di guardare insieme»: somebody of the staff asks, the client answers within ten minutes, and a yes opens the area to
-- that person, to read, for fifteen minutes (decision 0065).
create table joint_looks (
  id uuid primary key,
  client_id uuid not null references users on delete cascade,
  staff_id uuid not null references users on delete cascade,
  -- Sealed with the key of the client.
  reason text not null,
  asked_at timestamptz not null,
  -- No answer by then is a no.
  due_at timestamptz not null,
  answer text check (answer in ('yes', 'no', 'withdrawn')),
  answered_at timestamptz,
  -- The end of what a yes opened.
  until timestamptz,
  -- Ended before that.
  ended_at timestamptz,
  -- The client has read how it went.
  seen_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check ((answer is not distinct from 'yes') = (until is not null))
);
create index joint_looks_client on joint_looks (client_id, asked_at desc);
create index joint_looks_staff on joint_looks (staff_id);
-- The client reads it, answers it and ends it, and nobody else in the area.
select access_protect('joint_looks', 'client_id', 'own');
revoke insert, update, delete on joint_looks from bussola_app;
grant update (answer, answered_at, until, ended_at, seen_at) on joint_looks to bussola_app;

alter table sessions
  add column look_id uuid references joint_looks on delete cascade,
  drop constraint sessions_via_check,
  add constraint sessions_via_check check (via in ('own', 'grant', 'placeholder', 'look')),
  add check ((via = 'look') = (look_id is not null));
create index sessions_look on sessions (look_id) where look_id is not null;
alter table handoffs
  add column look_id uuid references joint_looks on delete cascade,
  drop constraint handoffs_via_check,
  add constraint handoffs_via_check check (via in ('grant', 'placeholder', 'look'));
