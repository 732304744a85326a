-- The audit as a chain: each row is sealed, at commit, onto the one before it. People are in it by names that only a table of their own
-- can read: when an account goes, its row there goes, the entries stay, and nobody can tell whose they were.

create table audit_pseudonyms (
  user_id uuid primary key references users on delete cascade,
  pseudonym text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
-- A person's name in the audit; what is no person (a release of the constants) is called by its id.
create function audit_name(id uuid) returns text language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare name text;
begin
  if id is null then return null; end if;
  select p.pseudonym into name from audit_pseudonyms p where p.user_id = id;
  if name is not null then return name; end if;
  if not exists (select from users u where u.id = audit_name.id) then return id::text; end if;
  insert into audit_pseudonyms (user_id) values (id) on conflict (user_id) do nothing;
  select p.pseudonym into name from audit_pseudonyms p where p.user_id = id;
  return name;
end $$;

alter table audit add column who text, add column about text, add column via text, add column grant_id uuid, add column reason text, add column fields text[];
alter table audit disable trigger audit_append_only;
update audit set who = audit_name(actor), about = audit_name(subject);
alter table audit enable trigger audit_append_only;
alter table audit drop column actor, drop column subject;
create index audit_about on audit (about, id) where about is not null;

create table audit_chain (
  seq bigint primary key,
  audit_id bigint not null unique references audit,
  about text,
  -- The how-manieth about this area: a gap would be seen by its owner.
  place bigint not null,
  canonical text not null,
  row_hash text not null,
  -- SHA-256 of the hash before and the hash of the canonical row; the first stands on zeros.
  hash text not null
);
create unique index audit_chain_place on audit_chain (about, place) where about is not null;
create trigger audit_chain_append_only before update or delete on audit_chain for each row execute function audit_is_append_only();
create trigger audit_not_emptied before truncate on audit execute function audit_is_append_only();
create trigger audit_chain_not_emptied before truncate on audit_chain execute function audit_is_append_only();

-- One line of JSON, the same for ever: what is hashed and what its reader is shown.
create function audit_canonical(a audit, seq bigint, place bigint) returns text language sql stable as $$
  select jsonb_build_array(seq, place, wire_time(a.at), a.who, a.about, a.via, a.grant_id, a.action, a.reason, to_jsonb(a.fields), a.detail, a.request_id)::text
$$;
create function audit_hash(before text, row_hash text) returns text language sql immutable as $$
  select encode(sha256(decode(before, 'hex') || decode(row_hash, 'hex')), 'hex')
$$;
create function audit_seal_row(id bigint) returns void language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  a audit;
  before record;
  next_place bigint;
  text_of text;
  hash_of text;
begin
  -- Held to the end of the commit: seals follow one another, also from several servers.
  perform pg_advisory_xact_lock(727273);
  select * into a from audit x where x.id = audit_seal_row.id;
  select c.seq, c.hash into before from audit_chain c order by c.seq desc limit 1;
  select coalesce(max(c.place), 0) + 1 into next_place from audit_chain c where c.about = a.about;
  text_of := audit_canonical(a, coalesce(before.seq, 0) + 1, next_place);
  hash_of := encode(sha256(convert_to(text_of, 'UTF8')), 'hex');
  insert into audit_chain (seq, audit_id, about, place, canonical, row_hash, hash)
    values (coalesce(before.seq, 0) + 1, a.id, a.about, next_place, text_of, hash_of, audit_hash(coalesce(before.hash, repeat('0', 64)), hash_of));
end $$;
do $$ declare one bigint; begin for one in select id from audit order by id loop perform audit_seal_row(one); end loop; end $$;

create function audit_seal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin perform audit_seal_row(new.id); return null; end $$;
create constraint trigger audit_sealed after insert on audit deferrable initially deferred for each row execute function audit_seal();

-- The only way in. Whoever acts for a person cannot write in another's name.
create function audit_note(at timestamptz, actor uuid, subject uuid, action text, detail text, via text, grant_id uuid, reason text, fields text[], request_id text) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into audit (at, who, about, action, detail, via, grant_id, reason, fields, request_id)
  values (at, audit_name(coalesce(nullif(current_setting('app.actor', true), '')::uuid, actor)), audit_name(subject), action, detail, via, grant_id, reason, fields, request_id)
$$;
-- What happened to a release of the constants; of people nothing.
create function audit_of_release(id uuid) returns table (at text, actor uuid, action text, detail text) language sql stable security definer set search_path = public, pg_temp as $$
  select wire_time(a.at), p.user_id, a.action, a.detail from audit a left join audit_pseudonyms p on p.pseudonym = a.who
  where a.about = audit_of_release.id::text and exists (select from costanti_releases r where r.id = audit_of_release.id) order by a.id limit 1000
$$;
-- «Chi ha visto i miei dati»: what others did in the area of whoever asks, in their own session only.
create function audit_of_me(only_grant uuid) returns table (seq bigint, canonical text, hash text, name text) language sql stable security definer set search_path = public, pg_temp as $$
  select c.seq, c.canonical, c.hash, nullif(trim(u.first_name || ' ' || u.last_name), '')
  from audit_pseudonyms me join audit_chain c on c.about = me.pseudonym join audit a on a.id = c.audit_id
  left join audit_pseudonyms p on p.pseudonym = a.who left join users u on u.id = p.user_id
  where me.user_id = access_owner() and a.who is distinct from me.pseudonym and (only_grant is null or a.grant_id = only_grant)
$$;
-- Hashes of rows, which say nothing of whose they are: with them anybody can walk the chain from one signed head to the next.
create function audit_walk(from_seq bigint, to_seq bigint) returns table (seq bigint, row_hash text) language sql stable security definer set search_path = public, pg_temp as $$
  select c.seq, c.row_hash from audit_chain c where c.seq > from_seq and c.seq <= to_seq order by c.seq
$$;

revoke all on audit, audit_chain, audit_pseudonyms from bussola_app;
revoke execute on function audit_seal_row(bigint), audit_name(uuid) from public;
select access_protect('audit_pseudonyms', 'user_id', 'nobody');

-- For the export of one's own data: what one did, and what was done about one, without who else it was.
create function audit_export(person uuid) returns table ("row" jsonb) language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('at', a.at, 'action', a.action, 'own', a.who = p.pseudonym) from audit_pseudonyms p join audit a on p.pseudonym in (a.who, a.about)
  where p.user_id = person and (person = access_owner() or nullif(current_setting('app.now', true), '') is null) order by a.id
$$;
