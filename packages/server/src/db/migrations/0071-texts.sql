-- Texts of the pages stand beside questions and answers; each has its key, which the code names.
alter table contents add column key text;
alter table contents alter column category drop not null;
alter table contents drop constraint contents_kind_check;
alter table contents add check (kind in ('faq', 'text'));
-- A question has a category, whatever else is written has a key.
alter table contents add check (num_nonnulls(category, key) = 1);
create unique index contents_key on contents (kind, key);
