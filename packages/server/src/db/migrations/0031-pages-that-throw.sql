-- The file of the build that a page's error came from.
alter table portal_events add column asset text not null default '';
alter table portal_events drop constraint portal_events_pkey;
alter table portal_events add primary key (hour, portal, build_id, channel, phase, outcome, code, fallback_to, asset);
