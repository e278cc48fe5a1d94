-- When a link last changed its member: a click from before may be the new one's own, which was counted because it was not theirs yet.
alter table links add column handed_at timestamptz;
update links set handed_at = taken_stays.taken_at from taken_stays
  where taken_stays.post_id = links.post_id and taken_stays.way = 'over' and taken_stays.taken_by = links.user_id;
