-- What the list of clients filters, sorts and searches, in one row a person: any question of it reads one table by an index.
-- Triggers keep it that of the tables that it stands for.
create table client_index (
  user_id uuid primary key references users on delete cascade,
  kind text not null check (kind in ('client', 'never', 'partner', 'staff')),
  checkup text not null check (checkup in ('none', 'started', 'completed')),
  state text not null check (state in ('to-verify', 'active', 'disabled')),
  first_name text not null,
  last_name text not null,
  email text not null,
  comune text,
  name_key text collate "C" not null,
  words tsvector not null,
  membri integer not null,
  red integer,
  yellow integer,
  green integer,
  grey integer,
  -- Without levels the last.
  reds integer not null,
  -- The last day on which an area became red that still is.
  new_red_on date,
  has_adviser boolean not null,
  updated_at timestamptz not null,
  last_login_at timestamptz not null
);
-- Many names are many words: the planner is told how often each is there.
alter table client_index alter column words set statistics 1000;
create index client_index_name on client_index (kind, name_key, user_id);
create index client_index_updated on client_index (kind, updated_at, user_id);
create index client_index_membri on client_index (kind, membri, user_id);
create index client_index_reds on client_index (kind, reds, user_id);
create index client_index_login on client_index (kind, last_login_at, user_id);
create index client_index_checkup on client_index (kind, checkup);
create index client_index_new_reds on client_index (kind, new_red_on) where new_red_on is not null;
create index client_index_to_verify on client_index (kind) where state = 'to-verify';
create index client_index_no_adviser on client_index (kind) where not has_adviser;
create index client_index_words on client_index using gin (words);
select access_protect('client_index', 'user_id', 'nobody');

-- The words of a text for a search: small letters without accents, whatever stands between them.
create function search_words(said text) returns text[] language sql immutable parallel safe as $$
  select array_remove(regexp_split_to_array(
    lower(regexp_replace(normalize(coalesce(said, ''), NFD), '[\u0300-\u036f]', '', 'g')), '[\s!-/:-@\[-`{-~]+'), '')
$$;
-- What finds the rows whose words begin with these, each of them; nothing is found by a text without words.
create function search_query(said text) returns tsquery language sql immutable parallel safe as $$
  select coalesce((select string_agg(quote_literal(word) || ':*', ' & ') from unnest(search_words(said)) as word), '')::tsquery
$$;

-- The rows of client_index of these people, made from the tables that they stand for.
create function client_index_rows(people uuid[]) returns setof client_index language sql stable security definer set search_path = public, pg_temp as $$
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

create function client_index_refresh(person uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
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
create function client_index_follow() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_old uuid := case when tg_op <> 'INSERT' then (to_jsonb(old)->>tg_argv[0])::uuid end;
  of_new uuid := case when tg_op <> 'DELETE' then (to_jsonb(new)->>tg_argv[0])::uuid end;
begin
  if of_new is not null then perform client_index_refresh(of_new); end if;
  if of_old is distinct from of_new and of_old is not null then perform client_index_refresh(of_old); end if;
  return null;
end $$;

insert into client_index select * from client_index_rows(array(select id from users));

create trigger client_index_users after insert or update of first_name, last_name, email, comune, state, role, checkup, placeholder, deleted_at, last_login_at
  on users for each row execute function client_index_follow('id');
create trigger client_index_areas after insert or update of updated_at on areas for each row execute function client_index_follow('user_id');
create trigger client_index_drafts_new after insert on drafts for each row execute function client_index_follow('user_id');
-- A draft is saved at every field; that it was begun is said once.
create trigger client_index_drafts after update of version on drafts for each row when ((old.version > 0) <> (new.version > 0)) execute function client_index_follow('user_id');
create trigger client_index_membri after insert or delete on membri for each row execute function client_index_follow('user_id');
create trigger client_index_levels after insert or update or delete on household_levels for each row execute function client_index_follow('user_id');
create trigger client_index_advisers after insert or update or delete on consulente_clienti for each row execute function client_index_follow('client_id');
create trigger client_index_grants after insert or delete or update of holder_id on grants for each row execute function client_index_follow('holder_id');
