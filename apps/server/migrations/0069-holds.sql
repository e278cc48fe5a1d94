-- What looks like spam waits for moderators, and members are trusted more with time.
alter table posts drop constraint posts__withheld;
alter table posts add constraint posts__withheld check (withheld in ('hidden', 'removed', 'suspended', 'creator', 'held'));

-- Finds the same words about other hotels; signs, spaces and numbers do not make them others.
create index posts__told on posts (md5(regexp_replace(fold(caption), '[[:space:][:digit:][:punct:]]+', '', 'g')), saved_at)
  where source = 'written' and length(caption) >= 40;

-- What a picture looks like; null where it is of one colour, or older.
alter table pictures add column fingerprint bit(128);

create table removed_pictures (
  id bigint generated always as identity,
  fingerprint bit(128) not null,
  -- The post that was removed, which may be gone.
  post_id bigint not null,
  removed_at timestamptz not null,
  constraint removed_pictures__pkey primary key (id)
);
create index removed_pictures__post on removed_pictures (post_id);

-- The rules by which a post was held; none where it was reported.
alter table moderation_cases add column held_for text[] not null default '{}';

-- What moderators decided, up and down, and when it last changed.
alter table users add column trust smallint not null default 0, add column trust_at timestamptz;
