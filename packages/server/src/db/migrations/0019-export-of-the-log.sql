-- The export says of each entry what the screen says: who came, by what right, to which fields; and why, as the entry keeps it (sealed: the server opens it).
create or replace function audit_export(person uuid) returns table ("row" jsonb) language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_strip_nulls(jsonb_build_object('at', a.at, 'action', a.action, 'own', a.who is not distinct from p.pseudonym, 'via', a.via, 'grant', a.grant_id, 'fields', to_jsonb(a.fields),
    'by', case when a.who is distinct from p.pseudonym then nullif(trim(u.first_name || ' ' || u.last_name), '') end, 'reason', case when a.about = p.pseudonym then a.reason end))
  from audit_pseudonyms p join audit a on p.pseudonym in (a.who, a.about) left join audit_pseudonyms w on w.pseudonym = a.who left join users u on u.id = w.user_id
  where p.user_id = person and (person = access_owner() or nullif(current_setting('app.now', true), '') is null) order by a.id
$$;
