-- One line of JSON, the same for ever: what is hashed and what its reader is shown.
create or replace function audit_canonical(a audit, seq bigint, place bigint) returns text language sql stable as $$
  select jsonb_build_array(seq, place, wire_time(a.at), a.who, a.about, a.via, a.grant_id, a.action, a.reason, to_jsonb(a.fields), a.detail, a.request_id)::text
$$;

-- The hash of a link of the chain: of the one before it and of its row.
create or replace function audit_hash(before text, row_hash text) returns text language sql immutable as $$
  select encode(sha256(decode(before, 'hex') || decode(row_hash, 'hex')), 'hex')
$$;

create or replace function audit_seal_row(id bigint) returns void language plpgsql volatile security definer set search_path = public, pg_temp as $$
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
revoke execute on function audit_seal_row(bigint) from public;

create or replace function audit_seal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin perform audit_seal_row(new.id); return null; end $$;
