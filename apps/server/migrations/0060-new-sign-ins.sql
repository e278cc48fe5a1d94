-- Browsers from which a member signed in before this are not known any more; null: all that the site has signed for are.
alter table users add column browsers_known_since timestamptz;

-- A mail about a sign-in from a browser that was not known has a link by which the member says that it was not them.
alter table mail_tokens drop constraint mail_tokens__purpose;
alter table mail_tokens add constraint mail_tokens__purpose
  check (purpose in ('reset_password', 'undo_email', 'confirm_email', 'change_email', 'not_me'));
