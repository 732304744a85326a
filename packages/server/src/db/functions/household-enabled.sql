-- How many are counted in the analysis, whoever asks: who has a grant on some of the members sees those, and the rule is about all of them.
-- A number alone is told, and only to whoever may change the household.
create or replace function household_enabled() returns integer language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from membri where enabled and user_id = access_area('household', 'write')
$$;
