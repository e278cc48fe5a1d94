-- Stays, links, hits under review and wishes are counted by bigint, and so is what refers to them. Each table is written anew, with its indexes.
-- All locks first: a table that is in use ends the attempt before anything is written.
lock table posts, links, bookings, favourites, import_items, moderation_cases, notifications, pictures, post_tags, taken_stays, told_marks, wishes, departures
  in access exclusive mode;
-- These name a column whose type changes.
drop trigger links__renew_card_update on links;
drop trigger pictures__renew_card on pictures;
alter table posts alter column id type bigint;
alter table links alter column id type bigint, alter column post_id type bigint;
alter table bookings alter column link_id type bigint, alter column post_id type bigint;
alter table favourites alter column post_id type bigint;
alter table import_items alter column id type bigint, alter column post_id type bigint, alter column duplicate_of type bigint;
alter table moderation_cases alter column post_id type bigint;
alter table notifications alter column post_id type bigint;
alter table pictures alter column post_id type bigint;
alter table post_tags alter column post_id type bigint;
alter table taken_stays alter column post_id type bigint;
alter table told_marks alter column post_id type bigint;
alter table wishes alter column id type bigint, alter column source_post_id type bigint, alter column own_post_id type bigint;
alter table departures alter column posts type bigint[], alter column links type bigint[];
create trigger links__renew_card_update after update of post_id, code, partner, switched_off_at on links for each row
  when (old.post_id is distinct from new.post_id or old.code is distinct from new.code or old.partner is distinct from new.partner
    or old.switched_off_at is distinct from new.switched_off_at) execute function renew_card_of_post();
create trigger pictures__renew_card after insert or delete or update of post_id, position, key, status, alt, width, height, thumbhash on pictures
  for each row execute function renew_card_of_post();
