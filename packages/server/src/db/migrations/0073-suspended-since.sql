-- Since when an account is suspended: the lists of staff say it. For those of before, the log knows.
alter table users add column suspended_at timestamptz;
update users u set suspended_at = (
  select max(a.at) from audit a join audit_pseudonyms p on p.pseudonym = a.about
  where p.user_id = u.id and a.action in ('client.suspended', 'staff.suspended')
) where u.state = 'disabled' and not u.placeholder;
