-- Says for this transaction who acts, with which session, whose area is open and what time it is, and becomes bussola_app.
create or replace function access_enter(session uuid, actor uuid, area uuid, at timestamptz) returns void language plpgsql as $$
begin
  perform set_config('app.session', coalesce(session::text, ''), true), set_config('app.actor', coalesce(actor::text, ''), true),
    set_config('app.area', coalesce(area::text, ''), true), set_config('app.now', at::text, true), set_config('role', 'bussola_app', true);
end $$;
