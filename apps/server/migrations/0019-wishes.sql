-- Hotels that members wish to stay at, for their own eyes: out of the posts they saved elsewhere, or from a stay of somebody here. What
-- was removed stays marked, so that bringing the same saved posts again does not bring it back.

create table wishes (
  id integer generated always as identity,
  user_id integer not null,
  state text not null default 'open',
  -- The same for every spelling of one hotel: a hotel is wished once.
  mark text not null,
  hotel_id integer,
  hotel_name text not null,
  city text,
  region text,
  country text,
  lat double precision,
  lng double precision,
  source_url text,
  source_author text,
  source_post_id integer,
  own_post_id integer,
  saved_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint wishes__pkey primary key (id),
  constraint wishes__once unique (user_id, mark),
  constraint wishes__user foreign key (user_id) references users (id) on delete cascade,
  constraint wishes__hotel foreign key (hotel_id) references hotels (id) on delete set null,
  constraint wishes__source_post foreign key (source_post_id) references posts (id) on delete set null,
  constraint wishes__own_post foreign key (own_post_id) references posts (id) on delete set null,
  constraint wishes__state check (state in ('open', 'stayed', 'removed'))
);

create index wishes__newest on wishes (user_id, state, saved_at desc, id desc);
create index wishes__hotel_of on wishes (hotel_id) where hotel_id is not null;
create index wishes__source_of on wishes (source_post_id) where source_post_id is not null;
create index wishes__own_of on wishes (own_post_id) where own_post_id is not null;
