-- Of the open area, for whoever may read or write something of it; also where a grant shows only a part. A number alone is told.
create or replace function area_stored_bytes() returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select (select coalesce(sum(size_bytes), 0) from files where user_id = area.id)::bigint
    + (select coalesce(sum(size_bytes), 0) from avatars where user_id = area.id)::bigint
    + (select coalesce(sum(size_bytes), 0) from reports where user_id = area.id)::bigint
  from (select coalesce(access_area('documenti', 'read'), access_area('household', 'write'), access_area('report', 'write')) as id) area
$$;
