-- By which push services know this site (VAPID, RFC 8292): one pair of keys, made on first use.
create table push_keys (
  id integer not null,
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null,
  constraint push_keys__pkey primary key (id),
  constraint push_keys__one check (id = 1)
);

-- Browsers that want notifications while no page of the site is open. A browser is its session: it ends with that.
create table push_subscriptions (
  id bigint generated always as identity,
  user_id integer not null,
  session_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null,
  constraint push_subscriptions__pkey primary key (id),
  constraint push_subscriptions__session unique (session_id),
  constraint push_subscriptions__endpoint unique (endpoint),
  constraint push_subscriptions__user foreign key (user_id) references users (id) on delete cascade,
  constraint push_subscriptions__of_session foreign key (session_id) references sessions (id) on delete cascade
);

create index push_subscriptions__member on push_subscriptions (user_id, id);

-- Null: as usual.
alter table notification_settings add column push boolean;
