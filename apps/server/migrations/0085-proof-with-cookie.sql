-- In a browser a proof of identity counts along with the session's cookie only: the token, which scripts can read there, is not enough.
alter table sessions add column proof_needs_cookie boolean not null default false;
