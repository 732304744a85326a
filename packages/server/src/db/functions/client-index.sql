-- The words of a text for a search: small letters without accents, whatever stands between them.
create or replace function search_words(said text) returns text[] language sql immutable parallel safe as $$
  select array_remove(regexp_split_to_array(
    lower(regexp_replace(normalize(coalesce(said, ''), NFD), '[\u0300-\u036f]', '', 'g')), '[\s!-/:-@\[-`{-~]+'), '')
$$;
-- What finds the rows whose words begin with these, each of them; nothing is found by a text without words.
-- One or two letters begin tens of thousands of words: they find only a word that is just those.
create or replace function search_query(said text) returns tsquery language sql immutable parallel safe as $$
  select coalesce((select string_agg(quote_literal(word) || case when length(word) < 3 then '' else ':*' end, ' & ') from unnest(search_words(said)) as word), '')::tsquery
$$;

-- The rows of client_index of these people, made from the tables that they stand for.
create or replace function client_index_rows(people uuid[]) returns setof client_index language sql stable security definer set search_path = public, pg_temp as $$
  select u.id,
    case when u.role <> 'User' then 'staff'
      when u.checkup or d.version > 0 then 'client'
      when exists (select from grants g where g.holder_id = u.id) then 'partner'
      else 'never' end,
    case when u.checkup then 'completed' when d.version > 0 then 'started' else 'none' end,
    u.state, u.first_name, u.last_name, coalesce(u.email, ''), u.comune->>'comune',
    array_to_string(search_words(u.last_name || ' ' || u.first_name), ' ') collate "C",
    array_to_tsvector(search_words(u.last_name || ' ' || u.first_name || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.comune->>'comune', ''))),
    (select count(*)::int from membri m where m.user_id = u.id),
    l.red, l.yellow, l.green, l.grey, coalesce(l.red, -1),
    (select max(h.day) from level_history h where h.user_id = u.id and h.after = 'red' and l.levels->>h.area = 'red'),
    exists (select from consulente_clienti k join users c on c.id = k.consulente_id where k.client_id = u.id and c.deleted_at is null),
    coalesce(a.updated_at, u.created_at), coalesce(u.last_login_at, 'epoch')
  from users u left join areas a on a.user_id = u.id left join drafts d on d.user_id = u.id left join household_levels l on l.user_id = u.id
  where u.id = any (people) and u.state <> 'provisional' and not u.placeholder and u.deleted_at is null
$$;
revoke all on function client_index_rows(uuid[]) from public;

create or replace function client_index_refresh(person uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  written integer;
begin
  -- Two changes of one person at once: the second reads what the first wrote.
  perform from client_index where user_id = person for update;
  insert into client_index select * from client_index_rows(array[person])
    on conflict (user_id) do update set (kind, checkup, state, first_name, last_name, email, comune, name_key, words, membri, red, yellow, green, grey, reds, new_red_on, has_adviser, updated_at, last_login_at)
      = (excluded.kind, excluded.checkup, excluded.state, excluded.first_name, excluded.last_name, excluded.email, excluded.comune, excluded.name_key, excluded.words, excluded.membri, excluded.red, excluded.yellow, excluded.green, excluded.grey, excluded.reds, excluded.new_red_on, excluded.has_adviser, excluded.updated_at, excluded.last_login_at);
  get diagnostics written = row_count;
  if written = 0 then delete from client_index where user_id = person; end if;
end $$;
revoke all on function client_index_refresh(uuid) from public;

-- For a trigger of a table: its argument is the column that names the person.
create or replace function client_index_follow() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_old uuid := case when tg_op <> 'INSERT' then (to_jsonb(old)->>tg_argv[0])::uuid end;
  of_new uuid := case when tg_op <> 'DELETE' then (to_jsonb(new)->>tg_argv[0])::uuid end;
begin
  if of_new is not null then perform client_index_refresh(of_new); end if;
  if of_old is distinct from of_new and of_old is not null then perform client_index_refresh(of_old); end if;
  return null;
end $$;
