-- The log as a page: what its filters ask for, and what each verification of the chain found (decision 0061).
create index audit_who on audit (who, id) where who is not null;
create index audit_action on audit (action text_pattern_ops);
create index audit_at on audit (at);
create index audit_request on audit (request_id) where request_id is not null;

create table audit_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Of one that somebody asked for, while they are there; none at night.
  checked_by uuid references users on delete set null,
  nightly boolean not null,
  -- The row after which it began: 0, or that of a signed head; the last head; the last row.
  from_seq bigint not null,
  head_seq bigint,
  through_seq bigint not null,
  took_ms integer not null,
  fault text check (fault in ('changed', 'missing', 'unlinked', 'unsigned', 'foreign', 'unsealed')),
  fault_seq bigint
);
select access_protect('audit_checks', 'checked_by', 'nobody');
