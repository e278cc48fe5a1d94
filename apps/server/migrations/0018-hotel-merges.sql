-- Two records of one hotel can be made one; the address of the page that went leads to the one that stayed.

create table former_slugs (
  slug text not null,
  hotel_id integer not null,
  merged_at timestamptz not null default now(),
  constraint former_slugs__pkey primary key (slug),
  constraint former_slugs__hotel foreign key (hotel_id) references hotels (id) on delete cascade
);

create index former_slugs__hotel_id on former_slugs (hotel_id);
create index hotels__key on hotels (name_key);
