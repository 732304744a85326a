-- What migration 0008 made, behind the wall of 0004.
select access_protect('files', 'user_id', 'documenti'), access_protect('notes', 'user_id', 'own'), access_protect('avatars', 'user_id', 'household'),
  -- Sealed by the master key: whoever opens a section needs the key of what is in it.
  access_protect('personal_keys', 'user_id', 'any');
alter policy may_read on avatars using (user_id = (select access_area('household', 'read')) and ((select access_members()) is null or member_id = any ((select access_members())::uuid[])));
alter policy may_remove on personal_keys using (false);
-- What migration 0006 made.
select access_protect('notices', 'user_id', 'person'), access_protect('totp', 'user_id', 'person'), access_protect('passkeys', 'user_id', 'person'),
  access_protect('recovery_codes', 'user_id', 'person'), access_protect('email_changes', 'user_id', 'person'), access_protect('challenges', 'user_id', 'person');
-- And 0007; invitations are of people who are nobody yet.
select access_protect('social_identities', 'user_id', 'person'), access_protect('invitations', 'invited_by', 'nobody');
