-- A reason opens the parts of a client that it names, each for fifteen minutes. Looks of before named no part: they end now.
delete from looks where kind = 'open';
alter table looks drop constraint looks_kind_check,
  add constraint looks_kind_check check (kind in ('card', 'sintesi', 'famiglia', 'dati', 'report', 'documenti', 'accessi'));

-- The log of a person, for the person and for the system.
create function audit_of(person uuid, only_grant uuid) returns table (seq bigint, canonical text, hash text, name text) language sql stable security definer set search_path = public, pg_temp as $$
  select c.seq, c.canonical, c.hash, nullif(trim(u.first_name || ' ' || u.last_name), '')
  from audit_pseudonyms me join audit_chain c on c.about = me.pseudonym join audit a on a.id = c.audit_id
  left join audit_pseudonyms p on p.pseudonym = a.who left join users u on u.id = p.user_id
  where me.user_id = person and (person = access_owner() or access_is_system()) and a.who is distinct from me.pseudonym and (only_grant is null or a.grant_id = only_grant)
$$;
