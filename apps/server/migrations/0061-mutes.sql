-- Whom a member does not want to read of. Nobody else learns of it.
create table mutes (
  user_id integer not null,
  muted_id integer not null,
  created_at timestamptz not null default now(),
  constraint mutes__pkey primary key (user_id, muted_id),
  constraint mutes__user foreign key (user_id) references users (id) on delete cascade,
  constraint mutes__muted foreign key (muted_id) references users (id) on delete cascade,
  constraint mutes__not_self check (user_id <> muted_id)
);
create index mutes__muted on mutes (muted_id);
