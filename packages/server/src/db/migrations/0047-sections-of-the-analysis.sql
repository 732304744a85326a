-- Whether the results use a section of the answers, and the day of its last change; absent: never changed.
alter table areas
  add column investimenti boolean not null default true, add column investimenti_dal date,
  add column personaldata boolean not null default true, add column personaldata_dal date;
-- Their history is kept with that of the answers.
drop trigger note_household_answers on areas;
create trigger note_household_answers after update of analisi_familiare, uscite_pianificate, investimenti, personaldata on areas
  for each row execute function note_household_answers();
