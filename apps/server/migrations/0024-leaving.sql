-- Members who leave. From the moment they ask, nobody meets them; for a while they can come back to everything as it was; then they are
-- forgotten. What they published is put away by the switch that every list knows (posts.archived), what ties them to others waits in a trunk.

-- Since when a member has been leaving. Stays on the row that is left of somebody who was paid, and by which the account book is proved.
alter table users add column left_at timestamptz;

create table departures (
  user_id integer not null,
  left_at timestamptz not null,
  -- Not before that moment they are forgotten.
  until timestamptz not null,
  -- They do not wait for money that is still coming to them.
  gives_up boolean not null,
  -- Posts that were shown, and links of no post that led on.
  posts integer[] not null,
  links integer[] not null,
  -- Rows of other tables by the name of their table, as they were.
  trunk jsonb not null default '{}',
  constraint departures__pkey primary key (user_id),
  constraint departures__user foreign key (user_id) references users (id) on delete cascade
);

create index departures__due on departures (until);

-- Work that was under way when its member left may still bring a post: it comes put away, and is shown should they come back. The lock is the
-- one that the foreign key takes anyway, only earlier: who leaves at this moment is waited for.
create function put_away_of_leaving() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for key share;
  if not new.archived and exists (select from departures where user_id = new.user_id) then
    update departures set posts = posts || new.id where user_id = new.user_id;
    new.archived := true;
  end if;
  return new;
end $$;

create trigger posts__put_away_of_leaving before insert on posts for each row execute function put_away_of_leaving();

-- Who has ten thousand followers changes ten thousand rows by leaving, and the own row once and not ten thousand times: counts follow
-- statements and not rows.
create or replace function count_follows() returns trigger language plpgsql as $$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  update users set followers_count = followers_count + step * changed.count
  from (select user_id, count(*)::integer as count from touched group by user_id) changed where users.id = changed.user_id;
  update users set following_count = following_count + step * changed.count
  from (select follower_id, count(*)::integer as count from touched group by follower_id) changed where users.id = changed.follower_id;
  return null;
end $$;

create or replace function count_favourites() returns trigger language plpgsql as $$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  update posts set favourites_count = favourites_count + step * changed.count
  from (select post_id, count(*)::integer as count from touched group by post_id) changed where posts.id = changed.post_id;
  return null;
end $$;

drop trigger follows__count on follows;
create trigger follows__count_insert after insert on follows referencing new table as touched
  for each statement execute function count_follows();
create trigger follows__count_delete after delete on follows referencing old table as touched
  for each statement execute function count_follows();
drop trigger favourites__count on favourites;
create trigger favourites__count_insert after insert on favourites referencing new table as touched
  for each statement execute function count_favourites();
create trigger favourites__count_delete after delete on favourites referencing old table as touched
  for each statement execute function count_favourites();

-- What refers to members and posts that go is found by these, and not by reading everything once a post.
create index notifications__actor on notifications (actor_id) where actor_id is not null;
create index notifications__post on notifications (post_id) where post_id is not null;
create index bookings__post on bookings (post_id) where post_id is not null;

-- Forgets a member: every row of every table that belongs to them, which is every reference that goes with the row of its member
-- (on delete cascade). So a table that comes later cannot be left out. What is no such reference is money, and stays with what is left of the
-- row: no name, no address, a number. Without money the row goes as well.
create function forget_member(member integer, at timestamptz) returns void language plpgsql as $$
declare
  own record;
  words constant integer[] := array(
    select tag_id from post_tags join posts on posts.id = post_tags.post_id where posts.user_id = member
  );
begin
  for own in
    select constraints.conrelid::regclass as name, attributes.attname as field
    from pg_constraint constraints
    join pg_attribute attributes on attributes.attrelid = constraints.conrelid and attributes.attnum = constraints.conkey[1]
    where constraints.contype = 'f' and constraints.confrelid = 'users'::regclass and constraints.confdeltype = 'c'
    order by 1, 2
  loop
    execute format('delete from %s where %I = $1', own.name, own.field) using member;
  end loop;
  -- A word that nobody else uses may say who used it.
  delete from tags where id = any(words) and posts_count = 0 and name_de is null;
  delete from links where user_id = member
    and not exists (select from bookings where link_id = links.id) and not exists (select from clicks where link_id = links.id);
  -- Booked or clicked: the booking needs its link, which says no more than the hotel.
  update links set label = coalesce((select name from hotels where id = links.hotel_id), ''), target_url = '', partner_url = null,
    switched_off_at = coalesce(switched_off_at, at) where user_id = member;
  if exists (select from links where user_id = member) or exists (select from bookings where user_id = member)
    or exists (select from payout_items where user_id = member) or exists (select from ledger_entries where user_id = member)
  then
    update users set username = '~' || id, name = '', last_name = null, email = '~' || id, password_hash = null, bio = '', language = null,
      permissions = '{}', avatar_key = null, cover_key = null, last_posted_at = null, created_at = at, updated_at = at, left_at = at
    where id = member;
  else
    delete from users where id = member;
  end if;
end $$;
