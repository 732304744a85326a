-- The outflows that are planned, each with its date; absent: a total without dates, or nothing.
alter table areas add column uscite jsonb check (jsonb_typeof(uscite) = 'array' and jsonb_array_length(uscite) <= 12);
-- The day on which `uscite_pianificate` was written, which says the years that it is for.
alter table areas add column uscite_scritte_il date;
update areas set uscite_scritte_il = (updated_at at time zone 'Europe/Rome')::date where uscite_pianificate is not null;
alter table areas add check ((uscite_pianificate is null) = (uscite_scritte_il is null));
-- What is planned to go out in the three years from this day. With dates: what falls due in them. A total without dates was for three
-- calendar years, that in which it was written and the two after it, in equal parts: those that are over do not count.
create function planned_outflows(total numeric, written_on date, dated jsonb, day date) returns numeric language sql stable parallel safe as $$
  select case when dated is not null then (
      select coalesce(sum((one->>'importo')::numeric), 0) from jsonb_array_elements(dated) as one
        where (one->>'data')::date >= day and (one->>'data')::date < day + interval '3 years')
    else round(total * greatest(0, 3 - greatest(0, extract(year from day) - extract(year from written_on))) / 3, 2) end
$$;
