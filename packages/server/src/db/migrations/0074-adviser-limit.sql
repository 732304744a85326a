-- How many clients an adviser may follow, where staff said so; else as everybody (ADVISER_CLIENTS of packages/contract).
alter table consulente_profili add column limite integer check (limite between 1 and 500);
