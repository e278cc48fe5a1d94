-- The network's id of the account that a post was read from, where the network said it: a handle may have been another account's before.
alter table network_posts add column account_id text;
alter table posts add column source_account_id text;
alter table links add column source_account_id text;
