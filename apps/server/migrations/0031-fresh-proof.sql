-- When whoever holds a session last proved who they are: at sign-in, or since. A code that was mailed for it is kept as a hash, with the tries.
alter table sessions add column proven_at timestamptz;
update sessions set proven_at = created_at;
alter table sessions alter column proven_at set not null;
alter table sessions alter column proven_at set default now();
alter table sessions add column proof_code_hash bytea;
alter table sessions add column proof_code_until timestamptz;
alter table sessions add column proof_code_tries integer not null default 0;

-- Payouts of a member wait until then, whatever their bank details say: the mail address has changed.
alter table users add column payouts_paused_until timestamptz;

alter table mail_tokens drop constraint mail_tokens__purpose;
alter table mail_tokens add constraint mail_tokens__purpose
  check (purpose in ('reset_password', 'undo_email', 'confirm_email', 'change_email'));
