-- Who is leaving is tied to nobody: what they, or others with them, began just before finds them gone, as if their row were.
-- By name it comes after the check of the foreign keys, which waits for a departure that is being written and holds up those to come.
create function refuse_tie_of_leaving() returns trigger language plpgsql as $$
begin
  if exists (
    select from users
    where id in (select (to_jsonb(new) ->> name)::bigint from unnest(tg_argv) name) and left_at is not null
  ) then
    raise exception 'A member of this row of % is leaving', tg_table_name using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create trigger follows__refuse_leaving after insert on follows
  for each row execute function refuse_tie_of_leaving('user_id', 'follower_id');
create trigger blocks__refuse_leaving after insert on blocks
  for each row execute function refuse_tie_of_leaving('user_id', 'blocked_id');
create trigger mutes__refuse_leaving after insert on mutes
  for each row execute function refuse_tie_of_leaving('user_id', 'muted_id');
create trigger favourites__refuse_leaving after insert on favourites
  for each row execute function refuse_tie_of_leaving('user_id');
create trigger recommendations__refuse_leaving after insert on recommendations
  for each row execute function refuse_tie_of_leaving('from_id', 'to_id');
-- Those of stays are put away with their stay.
create trigger links__refuse_leaving after insert on links
  for each row when (new.post_id is null) execute function refuse_tie_of_leaving('user_id');
