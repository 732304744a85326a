-- The due date of which the owner of a constant was told by letter; a new owner is told anew.
alter table costanti_owners add column told_due date;
-- How many families a release moved.
create index level_history_release on level_history ((cause->>'release'), user_id) where cause ? 'release';
