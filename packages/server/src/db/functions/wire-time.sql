-- A moment as the contract writes it.
create or replace function wire_time(at timestamptz) returns text language sql stable parallel safe as $$
  select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
