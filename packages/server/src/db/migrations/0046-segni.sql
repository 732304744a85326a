-- A document is named together with its owner, so that nobody's mark can hold somebody else's.
alter table files add unique (user_id, id);
-- What the owner of an area has marked of one of the twelve areas: a first step, done, not now.
create table segni (
  user_id uuid not null references users on delete cascade,
  code text not null check (length(code) <= 60),
  stato text not null check (stato in ('primo_passo', 'fatto', 'non_ora')),
  -- The day that the owner says.
  data date not null,
  file_id uuid,
  -- The level and the numbers of the area when it was marked, and the day of that analysis.
  visto jsonb not null,
  visto_il date not null,
  primary key (user_id, code),
  -- A document that is deleted leaves the mark.
  foreign key (user_id, file_id) references files (user_id, id) on delete set null (file_id),
  check (stato <> 'non_ora' or file_id is null)
);
create index segni_file on segni (user_id, file_id);
select access_protect('segni', 'user_id', 'household');
-- Others read marks with the results; only the owner writes them.
alter policy may_add on segni with check (user_id = (select access_area('own', 'write')));
alter policy may_change on segni using (user_id = (select access_area('own', 'write'))) with check (user_id = (select access_area('own', 'write')));
alter policy may_remove on segni using (user_id = (select access_area('own', 'write')));
