-- Accounts of the photo network that members have connected by signing in there. The network's token is sealed; what leads back from the
-- network is found by a state of which only the hash is kept, and belongs to the member who set out.

create table instagram_accounts (
  user_id integer not null,
  handle text not null,
  sealed_token bytea not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  connected_at timestamptz not null,
  constraint instagram_accounts__pkey primary key (user_id),
  constraint instagram_accounts__user foreign key (user_id) references users (id) on delete cascade
);

create table instagram_visits (
  state_hash bytea not null,
  user_id integer not null,
  purpose text not null,
  language text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint instagram_visits__pkey primary key (state_hash),
  constraint instagram_visits__user foreign key (user_id) references users (id) on delete cascade,
  constraint instagram_visits__purpose check (purpose in ('import', 'post', 'claim', 'picker'))
);

create index instagram_visits__user on instagram_visits (user_id);
create index instagram_visits__expiry on instagram_visits (expires_at);
