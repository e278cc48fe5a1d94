-- Follows and favourites, one row each, counted by triggers; blocks; recommendations; notifications.

create table follows (
  id integer generated always as identity,
  user_id integer not null,
  follower_id integer not null,
  created_at timestamptz not null default now(),
  constraint follows__pkey primary key (id),
  constraint follows__once unique (follower_id, user_id),
  constraint follows__user foreign key (user_id) references users (id) on delete cascade,
  constraint follows__follower foreign key (follower_id) references users (id) on delete cascade,
  constraint follows__not_self check (user_id <> follower_id)
);

create index follows__followers on follows (user_id, id desc);
create index follows__following on follows (follower_id, id desc);

create table favourites (
  id integer generated always as identity,
  user_id integer not null,
  post_id integer not null,
  created_at timestamptz not null default now(),
  constraint favourites__pkey primary key (id),
  constraint favourites__once unique (user_id, post_id),
  constraint favourites__user foreign key (user_id) references users (id) on delete cascade,
  constraint favourites__post foreign key (post_id) references posts (id) on delete cascade
);

create index favourites__newest on favourites (user_id, id desc);
create index favourites__post on favourites (post_id);

create table blocks (
  user_id integer not null,
  blocked_id integer not null,
  created_at timestamptz not null default now(),
  constraint blocks__pkey primary key (user_id, blocked_id),
  constraint blocks__user foreign key (user_id) references users (id) on delete cascade,
  constraint blocks__blocked foreign key (blocked_id) references users (id) on delete cascade,
  constraint blocks__not_self check (user_id <> blocked_id)
);

create index blocks__blocked on blocks (blocked_id);

create table recommendations (
  id integer generated always as identity,
  from_id integer not null,
  to_id integer,
  location text not null,
  lat double precision,
  lng double precision,
  street text,
  zip text,
  city text,
  state text,
  country text,
  created_at timestamptz not null default now(),
  constraint recommendations__pkey primary key (id),
  constraint recommendations__from foreign key (from_id) references users (id) on delete cascade,
  constraint recommendations__to foreign key (to_id) references users (id) on delete cascade
);

create index recommendations__from_newest on recommendations (from_id, id desc);
create index recommendations__to_newest on recommendations (to_id, id desc) where to_id is not null;

create table notifications (
  id bigint generated always as identity,
  user_id integer not null,
  kind text not null,
  actor_id integer,
  post_id integer,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notifications__pkey primary key (id),
  constraint notifications__user foreign key (user_id) references users (id) on delete cascade,
  constraint notifications__actor foreign key (actor_id) references users (id) on delete cascade,
  constraint notifications__post foreign key (post_id) references posts (id) on delete cascade
);

create index notifications__newest on notifications (user_id, id desc);
create index notifications__unread on notifications (user_id) where read_at is null;

create table notification_settings (
  user_id integer not null,
  kind text not null,
  in_app boolean not null default true,
  mail boolean not null default false,
  constraint notification_settings__pkey primary key (user_id, kind),
  constraint notification_settings__user foreign key (user_id) references users (id) on delete cascade
);

create function count_follows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update users set followers_count = followers_count + 1 where id = new.user_id;
    update users set following_count = following_count + 1 where id = new.follower_id;
  else
    update users set followers_count = followers_count - 1 where id = old.user_id;
    update users set following_count = following_count - 1 where id = old.follower_id;
  end if;
  return null;
end $$;

create trigger follows__count after insert or delete on follows for each row execute function count_follows();

create function count_favourites() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update posts set favourites_count = favourites_count + 1 where id = new.post_id;
  else
    update posts set favourites_count = favourites_count - 1 where id = old.post_id;
  end if;
  return null;
end $$;

create trigger favourites__count after insert or delete on favourites for each row execute function count_favourites();
