-- What the policies of pages stopped in browsers, by the hour: part of the product, directive, origin. No person, no page, no code is in it.
create table portal_violations (
  hour timestamptz not null,
  -- `shell` on pages of no portal.
  portal text not null,
  directive text not null,
  blocked text not null,
  n bigint not null,
  primary key (hour, portal, directive, blocked)
);
revoke all on portal_violations from bussola_app;
