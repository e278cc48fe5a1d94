-- What members keep in lists.
lock table favourites, follows, notifications, links, import_items, wishes, post_tags, click_quarters, taken_stays, former_slugs in access
  exclusive mode;
lock table hotels, imports, posts, tags, users in share row exclusive mode;
alter table favourites alter column user_id type bigint;
alter table follows alter column user_id type bigint, alter column follower_id type bigint;
alter table notifications alter column user_id type bigint, alter column actor_id type bigint;
alter table links alter column user_id type bigint, alter column hotel_id type bigint;
alter table import_items alter column import_id type bigint, alter column user_id type bigint;
alter table wishes alter column user_id type bigint, alter column hotel_id type bigint;
alter table post_tags alter column tag_id type bigint;
alter table click_quarters alter column user_id type bigint;
alter table taken_stays alter column saver_id type bigint, alter column taken_by type bigint;
alter table former_slugs alter column hotel_id type bigint;
