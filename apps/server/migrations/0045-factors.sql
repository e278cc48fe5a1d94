-- Second factors: whoever signs in shows one after the password or the provider. What is removed or replaced is kept for a while, so that a
-- change that its member did not make can be taken back.
create table factors (
  id bigint generated always as identity,
  user_id integer not null,
  kind text not null,
  name text not null,
  -- Authenticator app: the shared secret, sealed, and the last step of time whose code was used. No code works twice.
  sealed_secret bytea,
  last_step bigint,
  created_at timestamptz not null,
  last_used_at timestamptz,
  removed_at timestamptz,
  constraint factors__pkey primary key (id),
  constraint factors__user foreign key (user_id) references users (id) on delete cascade,
  constraint factors__kind check (kind in ('totp', 'passkey')),
  constraint factors__totp check ((kind = 'totp') = (sealed_secret is not null))
);

create index factors__user on factors (user_id);
create unique index factors__one_totp on factors (user_id) where kind = 'totp' and removed_at is null;

-- Codes for a member who has lost every factor; each works once. Only a keyed hash is stored.
create table recovery_codes (
  id bigint generated always as identity,
  user_id integer not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz,
  constraint recovery_codes__pkey primary key (id),
  constraint recovery_codes__user foreign key (user_id) references users (id) on delete cascade
);

create index recovery_codes__user on recovery_codes (user_id);

-- An authenticator app that is being set up: the secret that was shown, until the first right code, or the end of the session.
create table totp_drafts (
  session_id bigint not null,
  sealed_secret bytea not null,
  expires_at timestamptz not null,
  constraint totp_drafts__pkey primary key (session_id),
  constraint totp_drafts__session foreign key (session_id) references sessions (id) on delete cascade
);

-- Sign-ins that wait for the second factor. The token lies in a cookie of the browser; only its hash is kept.
create table pending_sign_ins (
  token_hash bytea not null,
  user_id integer not null,
  expires_at timestamptz not null,
  constraint pending_sign_ins__pkey primary key (token_hash),
  constraint pending_sign_ins__user foreign key (user_id) references users (id) on delete cascade
);

create index pending_sign_ins__user on pending_sign_ins (user_id);
