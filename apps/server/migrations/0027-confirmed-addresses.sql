-- Since when a mail address is known to be its member's: confirmed by a mailed link or vouched for by a sign-in provider. Null: not known.
alter table users add column email_verified_at timestamptz;

update users set email_verified_at = created_at where demo;

-- Accounts without a password were only ever entered by way of a provider. Where there is a password, whoever chose it need not be who owns the
-- address, so these confirm it by mail, or by signing in with a provider, which ends that password.
update users set email_verified_at = identities.created_at
from identities
where identities.user_id = users.id and lower(identities.email) = users.email_key and users.password_hash is null;

alter table mail_tokens drop constraint mail_tokens__purpose;
alter table mail_tokens add constraint mail_tokens__purpose check (purpose in ('reset_password', 'undo_email', 'confirm_email'));
