-- Hiding all stays of a member (leaving, suspension) changed the member's row once for each of them, and every such change took longer than the one
-- before: with ten thousand stays longer than a statement may take. Counted per statement, the member's row changes once.
drop trigger posts__count_update on posts;
create function count_changed_posts() returns trigger language plpgsql as $$
declare
  -- How much each counter changes, members and hotels apart and each in the order of their ids: two statements at once take turns.
  of_members constant jsonb := (select jsonb_object_agg(user_id, step) from (
    select user_id, sum(step) as step from (
      select user_id, -1 as step from before where not archived union all select user_id, 1 from after where not archived
    ) changed group by user_id having sum(step) <> 0
  ) counted);
  of_hotels constant jsonb := (select jsonb_object_agg(hotel_id, step) from (
    select hotel_id, sum(step) as step from (
      select hotel_id, -1 as step from before where not archived union all select hotel_id, 1 from after where not archived
    ) changed where hotel_id is not null group by hotel_id having sum(step) <> 0
  ) counted);
begin
  if of_members is not null then
    perform from users where id in (select jsonb_object_keys(of_members)::bigint) order by id for no key update;
    update users set posts_count = posts_count + (of_members ->> id::text)::integer
    where id in (select jsonb_object_keys(of_members)::bigint);
  end if;
  if of_hotels is not null then
    perform from hotels where id in (select jsonb_object_keys(of_hotels)::bigint) order by id for no key update;
    update hotels set posts_count = posts_count + (of_hotels ->> id::text)::integer
    where id in (select jsonb_object_keys(of_hotels)::bigint);
  end if;
  return null;
end $$;
create trigger posts__count_update after update on posts referencing old table as before new table as after
  for each statement execute function count_changed_posts();

-- The same for a tag that all of them have.
drop trigger post_tags__count on post_tags;
create or replace function count_post_tags() returns trigger language plpgsql as $$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform from tags where id in (select tag_id from touched) order by id for no key update;
  update tags set posts_count = posts_count + step * changed.count
  from (select tag_id, count(*)::integer as count from touched group by tag_id) changed where tags.id = changed.tag_id;
  return null;
end $$;
create trigger post_tags__count_insert after insert on post_tags referencing new table as touched
  for each statement execute function count_post_tags();
create trigger post_tags__count_delete after delete on post_tags referencing old table as touched
  for each statement execute function count_post_tags();
