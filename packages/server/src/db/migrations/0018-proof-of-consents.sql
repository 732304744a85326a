-- What an erased account had agreed to, for as long as it may have to be proved (domain.md 10.3): no name and no address, but a keyed hash of the
-- address, by which whoever brings the address can be answered. The work of the system alone.
create table consent_proofs (
  id bigint generated always as identity primary key,
  who text not null,
  kind text not null,
  granted boolean not null,
  text_version text not null,
  at timestamptz not null,
  keep_until timestamptz not null
);
create index consent_proofs_who on consent_proofs (who);
create index consent_proofs_ending on consent_proofs (keep_until);
revoke all on consent_proofs from bussola_app;
