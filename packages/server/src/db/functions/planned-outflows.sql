-- What is planned to go out in the three years from this day. With dates: what falls due in them. A total without dates was for three
-- calendar years, that in which it was written and the two after it, in equal parts: those that are over do not count.
create or replace function planned_outflows(total numeric, written_on date, dated jsonb, day date) returns numeric language sql stable parallel safe as $$
  select case when dated is not null then (
      select coalesce(sum((one->>'importo')::numeric), 0) from jsonb_array_elements(dated) as one
        where (one->>'data')::date >= day and (one->>'data')::date < day + interval '3 years')
    else round(total * greatest(0, 3 - greatest(0, extract(year from day) - extract(year from written_on))) / 3, 2) end
$$;
