-- Of a table with a trigger before updates PostgreSQL takes all generated columns as changed, two of `users` are unique, and so two updates of a member
-- at once, such as by two follows, wait for each other's references to that member: a deadlock. A trigger after the update does the same.
drop trigger users__renew_card on users;
create function renew_card_of_member() returns trigger language plpgsql as $$
begin
  update users set card_version = pg_current_xact_id()::text::bigint where id = new.id;
  return null;
end $$;
create trigger users__renew_card after update of username, name, last_name, avatar_key, atlas_shown on users
  for each row execute function renew_card_of_member();

-- Members are locked in the order of their ids, or follows around a ring wait for each other.
create or replace function count_follows() returns trigger language plpgsql as $$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform from users where id in (select user_id from touched union select follower_id from touched)
  order by id for no key update;
  update users set followers_count = followers_count + step * changed.count
  from (select user_id, count(*)::integer as count from touched group by user_id) changed where users.id = changed.user_id;
  update users set following_count = following_count + step * changed.count
  from (select follower_id, count(*)::integer as count from touched group by follower_id) changed where users.id = changed.follower_id;
  return null;
end $$;

-- When a limited member last saved a stay: a stay that they delete makes no room for another one.
alter table users add column limited_save_at timestamptz;
