-- Since when moderators hide a member's biography from everyone else.
alter table users add column bio_hidden_at timestamptz;
