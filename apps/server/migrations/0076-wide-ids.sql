-- The tables that would run out of numbers first. Each is written anew, and locked meanwhile: some seconds for a million rows.
-- Servers of the version before read and write wider numbers as they did.
alter table follows alter column id type bigint;
alter table favourites alter column id type bigint;
alter table pictures alter column id type bigint;
