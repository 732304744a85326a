-- What staff see of letters on their way: the kind, the day, and the mail server's own words of the last failure, without
-- addresses. Of those that left only how many of a kind in an hour (decision 0061).
alter table outbox
  add column kind text,
  add column written_at timestamptz,
  add column tried_at timestamptz,
  add column failure text check (failure in ('refused', 'silent', 'later')),
  add column failure_words text check (length(failure_words) <= 300);
update outbox set kind = 'other', written_at = run_at where done_at is null;
alter table outbox add check (done_at is not null or (kind is not null and written_at is not null));
create index outbox_dead on outbox (dead_at) where dead_at is not null;

create table mail_sent (
  kind text not null,
  hour timestamptz not null,
  n integer not null check (n > 0),
  primary key (kind, hour)
);
revoke all on mail_sent from bussola_app;
