create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only';
end $$;

create or replace function consents_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the history of consents is append-only';
end $$;

create or replace function portal_history_is_append_only() returns trigger language plpgsql as $$
begin raise exception 'The history of the portals is only ever added to'; end $$;
