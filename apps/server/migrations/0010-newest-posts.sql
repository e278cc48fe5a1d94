-- Feeds of people who follow many begin with the few who posted last.
-- Never earlier than the newest post that others see; later when that one was archived or deleted, which readers of it allow for.
alter table users add column last_posted_at timestamptz(3);

update users set last_posted_at = (select max(created_at) from posts where posts.user_id = users.id);

create function note_posted() returns trigger language plpgsql as $$
begin
  update users set last_posted_at = new.created_at
  where id = new.user_id and (last_posted_at is null or last_posted_at < new.created_at);
  return null;
end $$;

create trigger posts__note_posted after insert or update of created_at, user_id on posts
  for each row execute function note_posted();
