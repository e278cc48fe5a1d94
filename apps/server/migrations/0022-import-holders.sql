-- Which window of a member works on an import right now, so that a second one waits instead of doing the same; it ends by itself.

alter table imports
  add column holder text,
  add column held_until timestamptz(3),
  add constraint imports__held check ((holder is null) = (held_until is null));
