-- Stays, their pictures and tags. created_at is when the stay was told (for an import: on the photo network), so that an import of
-- sixty posts does not push everybody else out of the feeds. Lists walk (…, created_at desc, id desc).

create table hotels (
  id integer generated always as identity,
  slug text not null,
  name text not null,
  name_key text not null,
  street text,
  zip text,
  city text,
  state text,
  country text,
  lat double precision,
  lng double precision,
  website text,
  posts_count integer not null default 0,
  created_at timestamptz not null default now(),
  constraint hotels__pkey primary key (id),
  constraint hotels__slug unique (slug)
);

create index hotels__name_key on hotels using gin (name_key gin_trgm_ops);
create index hotels__place on hotels using gist (ll_to_earth(lat, lng)) where lat is not null and lng is not null;

create table posts (
  id integer generated always as identity,
  user_id integer not null,
  caption text not null default '',
  location text not null default '',
  hotel_id integer,
  hotel_name text,
  hotel_url text,
  lat double precision,
  lng double precision,
  street text,
  zip text,
  city text,
  state text,
  country text,
  price_minor bigint,
  price_currency text,
  price_per text,
  found smallint not null default 0,
  archived boolean not null default false,
  source text not null default 'written',
  source_post_id text,
  source_handle text,
  source_url text,
  content_hash bytea,
  favourites_count integer not null default 0,
  created_at timestamptz(3) not null default now(),
  saved_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (
    fold(location || ' ' || coalesce(hotel_name, '') || ' ' || coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(country, ''))
  ) stored,
  constraint posts__pkey primary key (id),
  constraint posts__user foreign key (user_id) references users (id) on delete cascade,
  constraint posts__hotel foreign key (hotel_id) references hotels (id) on delete set null,
  constraint posts__found check (found between 0 and 3),
  constraint posts__price check ((price_minor is null) = (price_currency is null) and price_minor >= 0),
  constraint posts__price_per check (price_per in ('night', 'person', 'stay', 'week')),
  constraint posts__place check ((lat is null) = (lng is null)),
  constraint posts__source check (source in ('written', 'instagram', 'export', 'link'))
);

create index posts__latest on posts (created_at desc, id desc) where not archived;
create index posts__author on posts (user_id, archived, created_at desc, id desc);
create index posts__favoured on posts (favourites_count desc, created_at desc, id desc) where not archived;
create index posts__hotel_latest on posts (hotel_id, created_at desc, id desc) where not archived;
create index posts__place_index on posts using gist (ll_to_earth(lat, lng)) where lat is not null and not archived;
create index posts__search on posts using gin (search_text gin_trgm_ops) where not archived;
-- One import of a post for one member, however often it is sent.
create unique index posts__source_once on posts (user_id, source_post_id) where source_post_id is not null;
create unique index posts__content_once on posts (user_id, content_hash) where content_hash is not null;

create table pictures (
  id integer generated always as identity,
  post_id integer not null,
  position smallint not null,
  key text not null,
  status text not null default 'pending',
  source_url text,
  poster jsonb,
  alt text,
  width integer,
  height integer,
  thumbhash text,
  failure text,
  created_at timestamptz not null default now(),
  constraint pictures__pkey primary key (id),
  constraint pictures__key unique (key),
  constraint pictures__position unique (post_id, position) deferrable initially deferred,
  constraint pictures__post foreign key (post_id) references posts (id) on delete cascade,
  constraint pictures__status check (status in ('pending', 'ready', 'failed'))
);

create table tags (
  id integer generated always as identity,
  name text not null,
  name_de text,
  posts_count integer not null default 0,
  constraint tags__pkey primary key (id),
  constraint tags__name unique (name)
);

create index tags__prefix on tags (name text_pattern_ops);

create table post_tags (
  post_id integer not null,
  tag_id integer not null,
  position smallint not null default 0,
  constraint post_tags__pkey primary key (post_id, tag_id),
  constraint post_tags__post foreign key (post_id) references posts (id) on delete cascade,
  constraint post_tags__tag foreign key (tag_id) references tags (id) on delete cascade
);

create index post_tags__tag on post_tags (tag_id);

create function count_posts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and not old.archived then
    update users set posts_count = posts_count - 1 where id = old.user_id;
    if old.hotel_id is not null then
      update hotels set posts_count = posts_count - 1 where id = old.hotel_id;
    end if;
  end if;
  if tg_op <> 'DELETE' and not new.archived then
    update users set posts_count = posts_count + 1 where id = new.user_id;
    if new.hotel_id is not null then
      update hotels set posts_count = posts_count + 1 where id = new.hotel_id;
    end if;
  end if;
  return null;
end $$;

create trigger posts__count_insert_delete after insert or delete on posts for each row execute function count_posts();
create trigger posts__count_update after update of archived, hotel_id, user_id on posts for each row
  when (old.archived is distinct from new.archived or old.hotel_id is distinct from new.hotel_id or old.user_id is distinct from new.user_id)
  execute function count_posts();

create function count_post_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update tags set posts_count = posts_count + 1 where id = new.tag_id;
  else
    update tags set posts_count = posts_count - 1 where id = old.tag_id;
  end if;
  return null;
end $$;

create trigger post_tags__count after insert or delete on post_tags for each row execute function count_post_tags();
