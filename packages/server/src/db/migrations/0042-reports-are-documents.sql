-- A report is a document: the analysis it shows is kept with it, and never computed again. Reports of before keep their PDF and
-- cannot be compared with later ones. `analisi_hash` has no reader any more; it goes with a later release, so that a build of
-- before can still write.
alter table reports add column analisi text, drop constraint reports_check1;
