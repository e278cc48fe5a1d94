-- Usernames that a member gave up, kept for them for a while: links to their pages must not lead to somebody else at once. Of members who were
-- deleted no name may be kept, so it is only its hash, and without a member.
create table freed_usernames (
  username_hash bytea primary key,
  user_id bigint references users on delete set null,
  freed_at timestamptz not null
);
create index freed_usernames__user on freed_usernames (user_id);
