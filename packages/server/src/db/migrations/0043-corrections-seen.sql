-- The notice on Home about corrected rules stays until the person puts it away: the day of the newest correction there was then.
alter table users add column corrections_seen_on date;
grant update (corrections_seen_on) on users to bussola_app;
