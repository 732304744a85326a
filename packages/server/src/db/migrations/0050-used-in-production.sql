-- A server in production has started on this database: no other mode does from then on.
alter table installation add column for_production boolean not null default false;
