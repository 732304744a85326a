-- The name that the browser bound a passkey to (the relying party id): the site and the back office
-- may have two. Null: made before, at the site.
alter table passkeys add column domain text;
