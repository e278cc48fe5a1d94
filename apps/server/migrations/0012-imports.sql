-- Imports of posts from elsewhere, item by item, so that a browser that closes in the middle loses nothing. An item is a post of the source; it
-- becomes a post here with its first picture. What the hotel finder said stays in `finding`, beside what the member made of it.

alter table posts add column ad_label boolean not null default false;

create table imports (
  id integer generated always as identity,
  user_id integer not null,
  source text not null,
  label text not null,
  handle text,
  total integer not null,
  fingerprint text,
  archived boolean not null,
  ad_label boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint imports__pkey primary key (id),
  constraint imports__user foreign key (user_id) references users (id) on delete cascade,
  constraint imports__source check (source in ('export', 'scan', 'account')),
  constraint imports__once unique (user_id, fingerprint)
);

create index imports__owner on imports (user_id, id desc);

create table import_items (
  id integer generated always as identity,
  import_id integer not null,
  user_id integer not null,
  key text not null,
  state text not null,
  caption text not null,
  taken_at timestamptz(3),
  location_name text,
  stay boolean not null,
  probability real not null,
  finding jsonb not null,
  evidence jsonb not null,
  hotel_name text,
  city text,
  region text,
  country text,
  lat double precision,
  lng double precision,
  price_minor bigint,
  price_currency text,
  price_per text,
  corrected boolean not null default false,
  duplicate_of integer,
  post_id integer,
  pictures integer not null default 0,
  decided_at timestamptz(3),
  constraint import_items__pkey primary key (id),
  constraint import_items__once unique (import_id, key),
  constraint import_items__import foreign key (import_id) references imports (id) on delete cascade,
  constraint import_items__duplicate foreign key (duplicate_of) references posts (id) on delete set null,
  constraint import_items__post foreign key (post_id) references posts (id) on delete set null,
  constraint import_items__state check (state in ('review', 'accepted', 'imported', 'rejected', 'duplicate', 'skipped')),
  constraint import_items__price check ((price_minor is null) = (price_currency is null) and price_minor >= 0)
);

create index import_items__queue on import_items (import_id, state, id);
create index import_items__known on import_items (user_id, key);
create index import_items__post_of on import_items (post_id) where post_id is not null;
create index import_items__twin_of on import_items (duplicate_of) where duplicate_of is not null;

-- What a member made of a name that was found; it holds for the next post that names it.
create table import_corrections (
  user_id integer not null,
  found_key text not null,
  found_name text not null,
  hotel_name text not null,
  city text,
  region text,
  country text,
  lat double precision,
  lng double precision,
  caption text not null,
  corrected_at timestamptz(3) not null,
  constraint import_corrections__pkey primary key (user_id, found_key),
  constraint import_corrections__user foreign key (user_id) references users (id) on delete cascade
);
