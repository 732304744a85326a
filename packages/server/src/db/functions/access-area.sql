-- The open area when the right covers the section, else null. Sections: those of the contract; `own`: nobody but the owner;
-- `any`: whoever has any right; `household`: whoever has a section that is made of members, or their reports.
create or replace function access_area(section text, act text) returns uuid language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  r access_right := access_right_now();
  wanted text[];
begin
  if r.via in ('own', 'placeholder') then return r.area; end if;
  if r.via is null or section = 'own' then return null; end if;
  wanted := case section
    when 'any' then array['dati', 'patrimonio', 'protezione', 'previdenza', 'report', 'documenti', 'appuntamenti']
    when 'household' then case act when 'read' then array['dati', 'patrimonio', 'protezione', 'previdenza', 'report'] else array['dati', 'patrimonio', 'protezione', 'previdenza'] end
    else array[section] end;
  if exists (select from unnest(wanted) w where w || ':write' = any (r.scopes) or (act = 'read' and w = any (r.scopes))) then return r.area; end if;
  return null;
end $$;

-- Members that the right is about; null for all.
create or replace function access_members() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$ select (access_right_now()).members $$;

create or replace function access_amounts_hidden() returns boolean language sql stable security definer set search_path = public, pg_temp as $$ select coalesce((access_right_now()).hide_amounts, false) $$;

-- Whoever acts, whosever area is open; null without a living session.
create or replace function access_person() returns uuid language sql stable security definer set search_path = public, pg_temp as $$ select (access_right_now()).person $$;

-- The same, only while their own area is open: what is theirs does not follow them into somebody else's.
create or replace function access_owner() returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select (r).person from access_right_now() r where (r).via = 'own'
$$;

create or replace function access_email() returns text language sql stable security definer set search_path = public, pg_temp as $$
  select email_folded from users where id = access_owner() and state = 'active'
$$;

-- People whose names may be read: both ends of a grant or of an adviser's link, who of the staff asked to look together, and the
-- owner of the open area.
create or replace function access_known() returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  r access_right := access_right_now();
begin
  if r.person is null then return '{}'; end if;
  if r.via is distinct from 'own' and r.via is distinct from 'adviser' then return array_remove(array[r.person, r.area], null); end if;
  return array(
    select r.person union select r.area where r.area is not null
    union select owner_id from grants where holder_id = r.person or (holder_id is null and holder_email = (select email_folded from users where id = r.person and state = 'active'))
    union select holder_id from grants where owner_id = r.person and holder_id is not null
    union select client_id from consulente_clienti where consulente_id = r.person
    union select consulente_id from consulente_clienti where client_id = r.person
    union select staff_id from joint_looks where client_id = r.person);
end $$;
