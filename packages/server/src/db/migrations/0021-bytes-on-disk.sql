-- The quota of an area counts the bytes that lie on the disk: documents, pictures and reports.
-- Pictures that are there already are squares of 256 pixels: none of them is larger than this.
alter table avatars add column size_bytes integer not null default 65536 check (size_bytes > 0);

-- Of the open area, for whoever may read or write something of it; also where a grant shows only a part. A number alone is told.
create function area_stored_bytes() returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select (select coalesce(sum(size_bytes), 0) from files where user_id = area.id)::bigint
    + (select coalesce(sum(size_bytes), 0) from avatars where user_id = area.id)::bigint
    + (select coalesce(sum(size_bytes), 0) from reports where user_id = area.id)::bigint
  from (select coalesce(access_area('documenti', 'read'), access_area('household', 'write'), access_area('report', 'write')) as id) area
$$;
