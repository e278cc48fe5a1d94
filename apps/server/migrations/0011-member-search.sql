-- Folding a name costs more than comparing it, so it is done when the name changes and not at every search.
alter table users add column search_text text
  generated always as (fold(username || ' ' || name || ' ' || coalesce(last_name, ''))) stored;

drop index users__search;
create index users__search on users using gin (search_text gin_trgm_ops);
