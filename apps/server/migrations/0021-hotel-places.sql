-- Hotels are placed by a maps service after they were saved, and the rules by which names become keys have a version.

alter table hotels
  add column key_version smallint not null default 0,
  add column placed_by text,
  add column place_id text,
  add column placed_at timestamptz;

create index hotels__key_version on hotels (key_version, id);
create index hotels__house on hotels (placed_by, place_id) where place_id is not null;

-- What a maps service answered about a name near a place; only as much as its terms let be kept.
create table hotel_lookups (
  service text not null,
  name_key text not null,
  place_key text not null,
  houses jsonb not null,
  asked_at timestamptz not null,
  constraint hotel_lookups__pkey primary key (service, name_key, place_key)
);

-- How often a maps service was asked for one scan or import.
create table placing_budgets (
  undertaking text not null,
  asked integer not null,
  began_at timestamptz not null,
  constraint placing_budgets__pkey primary key (undertaking)
);
