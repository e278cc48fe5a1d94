-- A post that changed hands may have an open case for each of its members.
drop index moderation_cases__open_post;
create unique index moderation_cases__open_post on moderation_cases (post_id, member_id) where state = 'open' and post_id is not null;
