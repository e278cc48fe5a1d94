-- What was read from the photo network. A page of a scan is kept so that a repeat within the hour costs no upstream call and two people
-- scanning one handle share the work; the posts outlive the page, because a stranger may save a scan days later, after signing up.

create table scan_pages (
  handle text not null,
  cursor text not null,
  next_cursor text,
  total integer,
  post_ids text[] not null,
  fetched_at timestamptz not null,
  constraint scan_pages__pkey primary key (handle, cursor)
);

create table network_posts (
  id text not null,
  handle text not null,
  shortcode text,
  caption text,
  permalink text,
  media_type text not null,
  media_url text,
  children jsonb not null default '[]',
  taken_at timestamptz,
  author_name text,
  author_picture text,
  fetched_at timestamptz not null,
  constraint network_posts__pkey primary key (id)
);

create index network_posts__handle on network_posts (handle);
create index network_posts__shortcode on network_posts (shortcode) where shortcode is not null;

create table claimed_handles (
  handle text not null,
  user_id integer not null,
  code text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  rescan boolean not null default false,
  constraint claimed_handles__pkey primary key (handle, user_id),
  constraint claimed_handles__user foreign key (user_id) references users (id) on delete cascade
);

create unique index claimed_handles__owner on claimed_handles (handle) where confirmed_at is not null;
