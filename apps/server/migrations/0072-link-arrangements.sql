-- The configuration by which all links were led where they should lead: a start with the same one need not look at every post.
create table link_arrangements (
  routing text not null,
  arranged_at timestamptz not null default now(),
  constraint link_arrangements__pkey primary key (routing)
);
