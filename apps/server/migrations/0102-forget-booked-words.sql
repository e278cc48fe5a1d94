-- Bookings of a deleted member name their hotel, no longer in that member's words.
create or replace function forget_member(member bigint, at timestamptz) returns void language plpgsql as $$
declare
  own record;
  words constant bigint[] := array(
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
  -- So does what it keeps of the words that its link had then.
  update bookings set label = coalesce((select hotels.name from links join hotels on hotels.id = links.hotel_id where links.id = link_id), '')
    where user_id = member;
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
