-- The role of whoever acts, while their own area is open.
create or replace function access_role() returns text language sql stable security definer set search_path = public, pg_temp as $$ select role from users where id = access_owner() $$;

-- The role that runs the statement, also inside functions of the owner.
create or replace function access_role_now() returns name language sql stable as $$
  select case current_setting('role') when 'none' then session_user else current_setting('role')::name end
$$;

-- The owner of the schema, or bussola_system.
create or replace function access_is_system() returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select pg_has_role(access_role_now(), 'bussola_system', 'MEMBER')
    or pg_has_role(access_role_now(), (select relowner from pg_class where oid = 'public.audit'::regclass), 'MEMBER')
$$;
