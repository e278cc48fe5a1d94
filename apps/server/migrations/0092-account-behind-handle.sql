-- The network's id of the account that a handle was proven with: handles are given up and taken by others, ids are not. Null where the
-- network did not say, as for every claim from before.
alter table claimed_handles add column network_id text;
