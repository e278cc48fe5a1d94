-- Passkeys: what an authenticator (WebAuthn) gave when it was added, and how often it says it was used.
alter table factors add column credential_id bytea;
alter table factors add column public_key bytea;
alter table factors add column sign_count bigint not null default 0;
alter table factors add column transports text[] not null default '{}';
alter table factors add constraint factors__passkey
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null));

-- Of one member: names of credentials are the authenticator's, and nobody may keep another's passkey from coming back by taking its name.
create unique index factors__credential on factors (user_id, credential_id) where removed_at is null;

-- Questions that were put to authenticators. Each is answered once, by whom it was put to: a session, a sign-in that waits, a browser.
create table passkey_challenges (
  challenge bytea not null,
  holder text not null,
  expires_at timestamptz not null,
  constraint passkey_challenges__pkey primary key (challenge)
);
