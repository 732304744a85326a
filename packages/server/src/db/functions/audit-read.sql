-- What happened to a release of the constants; of people nothing.
create or replace function audit_of_release(id uuid) returns table (at text, actor uuid, action text, detail text) language sql stable security definer set search_path = public, pg_temp as $$
  select wire_time(a.at), p.user_id, a.action, a.detail from audit a left join audit_pseudonyms p on p.pseudonym = a.who
  where a.about = audit_of_release.id::text and exists (select from costanti_releases r where r.id = audit_of_release.id) order by a.id limit 1000
$$;

-- What others did in the area of a person: for the person, and for the system, which shows staff the same rows.
create or replace function audit_of(person uuid, only_grant uuid) returns table (seq bigint, canonical text, hash text, name text) language sql stable security definer set search_path = public, pg_temp as $$
  select c.seq, c.canonical, c.hash, nullif(trim(u.first_name || ' ' || u.last_name), '')
  from audit_pseudonyms me join audit_chain c on c.about = me.pseudonym join audit a on a.id = c.audit_id
  left join audit_pseudonyms p on p.pseudonym = a.who left join users u on u.id = p.user_id
  where me.user_id = person and (person = access_owner() or access_is_system()) and a.who is distinct from me.pseudonym and (only_grant is null or a.grant_id = only_grant)
$$;
-- «Chi ha visto i miei dati»: in the session of whoever asks only.
create or replace function audit_of_me(only_grant uuid) returns table (seq bigint, canonical text, hash text, name text) language sql stable security definer set search_path = public, pg_temp as $$
  select * from audit_of(access_owner(), only_grant)
$$;

-- Hashes of rows, which say nothing of whose they are: with them anybody can walk the chain from one signed head to the next.
create or replace function audit_walk(from_seq bigint, to_seq bigint) returns table (seq bigint, row_hash text) language sql stable security definer set search_path = public, pg_temp as $$
  select c.seq, c.row_hash from audit_chain c where c.seq > from_seq and c.seq <= to_seq order by c.seq
$$;

-- For the export of one's own data: what one did, and what was done about one, without who else it was. Of each entry it says what
-- the screen says: who came, by what right, to which fields; and why, as the entry keeps it (sealed: the server opens it).
create or replace function audit_export(person uuid) returns table ("row" jsonb) language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_strip_nulls(jsonb_build_object('at', a.at, 'action', a.action, 'own', a.who is not distinct from p.pseudonym, 'via', a.via, 'grant', a.grant_id, 'fields', to_jsonb(a.fields),
    'by', case when a.who is distinct from p.pseudonym then nullif(trim(u.first_name || ' ' || u.last_name), '') end, 'reason', case when a.about = p.pseudonym then a.reason end))
  from audit_pseudonyms p join audit a on p.pseudonym in (a.who, a.about) left join audit_pseudonyms w on w.pseudonym = a.who left join users u on u.id = w.user_id
  where p.user_id = person and (person = access_owner() or access_is_system()) order by a.id
$$;
