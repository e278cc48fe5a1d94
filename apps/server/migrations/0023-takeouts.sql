-- Everything of a member packed into one file, which lies in the storage until its time is over. One each: a new one takes its place.

create table takeouts (
  user_id integer not null,
  -- Folder of the file in the storage; unguessable.
  key text not null,
  state text not null,
  done integer not null default 0,
  total integer not null default 0,
  bytes bigint,
  asked_at timestamptz not null,
  expires_at timestamptz,
  constraint takeouts__pkey primary key (user_id),
  constraint takeouts__user foreign key (user_id) references users (id) on delete cascade,
  constraint takeouts__state check (state in ('waiting', 'running', 'ready', 'failed')),
  constraint takeouts__ready check (state <> 'ready' or (bytes is not null and expires_at is not null))
);
