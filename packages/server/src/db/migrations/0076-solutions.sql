-- Sentences of the areas stand beside questions and texts; their key is the code of the area.
alter table contents drop constraint contents_kind_check;
alter table contents add constraint contents_kind_check check (kind in ('faq', 'text', 'solution'));
-- An analysis is said in the sentences that were in force: the name of their set.
alter table analyses add column frasi text not null default '';
