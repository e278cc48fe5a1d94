-- One attempt to sign in with a provider. Apple answers by a form from its own site, which brings no cookie along, so what was asked is kept
-- here and found by the state; only the browser that holds the cookie can finish. Secrets are kept as hashes.
-- Rows that hold a name outlive the attempt: Apple tells it only once, and a later attempt must still find it.

create table sign_in_attempts (
  state_hash bytea not null,
  browser_hash bytea not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  next_path text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  redeemed_at timestamptz,
  verified_at timestamptz,
  finished_at timestamptz,
  subject text,
  email text,
  email_trusted boolean not null default false,
  name text,
  last_name text,
  constraint sign_in_attempts__pkey primary key (state_hash),
  constraint sign_in_attempts__provider check (provider in ('google', 'apple'))
);

create index sign_in_attempts__browser on sign_in_attempts (browser_hash);
create index sign_in_attempts__expiry on sign_in_attempts (expires_at);
create index sign_in_attempts__name on sign_in_attempts (provider, subject) where name is not null;
