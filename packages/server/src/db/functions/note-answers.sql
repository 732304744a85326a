-- The answers of a member one by one: what is inside a group has its path as its name.
create or replace function answers_of(data jsonb) returns jsonb language sql immutable parallel safe as $$
  select (data - array['polizze', 'laureato', 'stimati'])
    || coalesce((select jsonb_object_agg('polizze.' || key, value) from jsonb_each(data->'polizze')), '{}')
    || coalesce((select jsonb_object_agg('laureato.' || key, value) from jsonb_each(data->'laureato')), '{}')
$$;

-- Who writes, and when, as access_enter said; the system writes for the owner.
create or replace function note_answer(area uuid, member uuid, name text, told jsonb, supposed boolean) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into answer_history (user_id, member_id, key, value, estimated, author_id, at)
  values (area, member, name, told, supposed, coalesce(nullif(current_setting('app.actor', true), '')::uuid, area),
    coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()));
  delete from answer_history where user_id = area and member_id is not distinct from member and key = name and id not in (
    select id from answer_history where user_id = area and member_id is not distinct from member and key = name order by id desc limit 20);
$$;
revoke all on function note_answer(uuid, uuid, text, jsonb, boolean) from public;

-- The database notes each answer that changes, so that no way of saving one can forget it.
create or replace function note_answers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before jsonb := '{}';
  after jsonb := answers_of(new.data);
  supposed_before jsonb := '[]';
  supposed_after jsonb := coalesce(new.data->'stimati', '[]');
begin
  if tg_op = 'UPDATE' then
    before := answers_of(old.data);
    supposed_before := coalesce(old.data->'stimati', '[]');
  end if;
  perform note_answer(new.user_id, new.id, name, after->name, supposed_after ? name)
    from jsonb_object_keys(before || after) as name
    where before->name is distinct from after->name or (after ? name and (supposed_before ? name) <> (supposed_after ? name));
  return null;
end $$;

create or replace function note_household_answers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.analisi_familiare is distinct from new.analisi_familiare then
    perform note_answer(new.user_id, null, 'analisiFamiliare', to_jsonb(new.analisi_familiare), false);
  end if;
  if old.uscite_pianificate is distinct from new.uscite_pianificate then
    perform note_answer(new.user_id, null, 'uscitePianificate', to_jsonb(new.uscite_pianificate), false);
  end if;
  if old.investimenti <> new.investimenti then
    perform note_answer(new.user_id, null, 'investimenti', to_jsonb(new.investimenti), false);
  end if;
  if old.personaldata <> new.personaldata then
    perform note_answer(new.user_id, null, 'personaldata', to_jsonb(new.personaldata), false);
  end if;
  return null;
end $$;
