-- A true answer when the amount is absent or inside the bounds of the contract.
create or replace function is_amount(value jsonb) returns boolean language sql immutable parallel safe as $$
  select value is null or (jsonb_typeof(value) = 'number' and value::numeric between 0 and 1000000000)
$$;

create or replace function is_split(value jsonb) returns boolean language sql immutable parallel safe as $$
  select value is null or (jsonb_typeof(value) = 'object' and not exists (
    select 1 from jsonb_each(value) part where jsonb_typeof(part.value) <> 'number' or part.value::numeric not between 0 and 100))
$$;
