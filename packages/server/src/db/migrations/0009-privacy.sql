-- Kinds of one-use links are the application's list; here only their form.
alter table one_use_tokens drop constraint if exists one_use_tokens_kind_check;
alter table one_use_tokens add constraint one_use_tokens_kind_check check (kind ~ '^[a-z-]{1,24}$');

-- When a person who had not been here for long was told that the account would be erased; null after the next sign-in.
alter table users add column inactive_notice_at timestamptz;
create index users_inactive on users (last_login_at) where state = 'active' and deleted_at is null;
