-- On its own, so that stays are not locked for as long as the lists are written anew.
lock table posts in access exclusive mode;
lock table hotels, users in share row exclusive mode;
drop trigger posts__count_update on posts;
drop trigger posts__note_posted on posts;
drop trigger posts__renew_card on posts;
alter table posts alter column user_id type bigint, alter column hotel_id type bigint;
create trigger posts__count_update after update of archived, hotel_id, user_id on posts for each row when (old.archived is distinct from
  new.archived or old.hotel_id is distinct from new.hotel_id or old.user_id is distinct from new.user_id) execute function count_posts();
create trigger posts__note_posted after insert or update of created_at, user_id on posts for each row execute function note_posted();
create trigger posts__renew_card before update of user_id, hotel_id, caption, location, hotel_name, hotel_url, lat, lng, street, zip, city,
  state, country, price_minor, price_currency, price_per, found, archived, withheld, label, ad_label, source_post_id, source_handle,
  source_url, created_at on posts for each row execute function renew_card();
