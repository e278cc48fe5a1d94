-- Which transaction last changed what the card of a post shows, and what all cards of an author show of them. A server keeps a card as long
-- as both are those that it was made of; numbers of transactions only grow. Favourites are counted beside the card.
alter table posts add column card_version bigint not null default 0;
alter table posts alter column card_version set default pg_current_xact_id()::text::bigint;
alter table users add column card_version bigint not null default 0;

create function renew_card() returns trigger language plpgsql as $$
begin
  new.card_version := pg_current_xact_id()::text::bigint;
  return new;
end $$;

create trigger posts__renew_card before update of user_id, hotel_id, caption, location, hotel_name, hotel_url, lat, lng, street, zip, city,
  state, country, price_minor, price_currency, price_per, found, archived, withheld, label, ad_label, source_post_id, source_handle,
  source_url, created_at on posts for each row execute function renew_card();
create trigger users__renew_card before update of username, name, last_name, avatar_key, atlas_shown on users
  for each row execute function renew_card();

-- A post that the same transaction has made or changed is new already: it is written once, however many pictures it gets.
create function renew_card_of_post() returns trigger language plpgsql as $$
begin
  update posts set card_version = pg_current_xact_id()::text::bigint
  where id in (old.post_id, new.post_id) and card_version <> pg_current_xact_id()::text::bigint;
  return null;
end $$;

create trigger pictures__renew_card after insert or update of post_id, position, key, status, alt, width, height, thumbhash or delete
  on pictures for each row execute function renew_card_of_post();
create trigger post_tags__renew_card after insert or update or delete on post_tags for each row execute function renew_card_of_post();
create trigger links__renew_card after insert or delete on links for each row execute function renew_card_of_post();
create trigger links__renew_card_update after update of post_id, code, partner, switched_off_at on links for each row
  when ((old.post_id, old.code, old.partner, old.switched_off_at) is distinct from (new.post_id, new.code, new.partner, new.switched_off_at))
  execute function renew_card_of_post();

create function renew_cards_of_hotel() returns trigger language plpgsql as $$
begin
  update posts set card_version = pg_current_xact_id()::text::bigint where hotel_id = new.id;
  return null;
end $$;

create trigger hotels__renew_cards after update of slug on hotels
  for each row when (old.slug <> new.slug) execute function renew_cards_of_hotel();

-- Whose account at the photo network it is decides whether a card names it.
create function renew_cards_of_claimant() returns trigger language plpgsql as $$
begin
  update users set card_version = pg_current_xact_id()::text::bigint where id in (old.user_id, new.user_id);
  return null;
end $$;

create trigger claimed_handles__renew_cards after insert or update of handle, user_id, confirmed_at or delete
  on claimed_handles for each row execute function renew_cards_of_claimant();
