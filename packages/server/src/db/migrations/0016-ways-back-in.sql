-- Recovery codes made while an account was at another address go when the change is undone; those of before this migration are of long ago.
alter table recovery_codes add column created_at timestamptz not null default 'epoch';
alter table recovery_codes alter column created_at drop default;
