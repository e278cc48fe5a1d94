-- On its own, so that stays are not locked for as long as the clicks are written anew.
alter table clicks alter column link_id type bigint;
