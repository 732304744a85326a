-- The analysis of an older engine that the person had seen, until they put its corrections away.
alter table analyses add column earlier text;
