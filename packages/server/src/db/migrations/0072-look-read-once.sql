-- What was read in a look (names of calls): the log has one entry for each, not one for each request.
alter table joint_looks add column calls_read text[] not null default '{}';
