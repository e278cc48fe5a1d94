-- How many mails were sent since then to an address that its member has not confirmed: it may be a stranger's, so it gets few an hour.
alter table users add column unconfirmed_mails integer not null default 0, add column unconfirmed_mails_since timestamptz;
