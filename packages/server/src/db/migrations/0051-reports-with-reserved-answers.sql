-- A report made with reserved answers shows what follows from them: only its owner reads it.
alter table reports add column has_reserved boolean not null default true;
update reports set has_reserved = coalesce(input, '') ~ '"(figlioDi|aCarico|figliFuoriNucleo)":';
alter policy may_read on reports using (user_id = (select access_area('report', 'read')) and (select access_members()) is null
  and (hide_amounts or not (select access_amounts_hidden()))
  and (not has_reserved or user_id = (select access_area('own', 'read'))));
