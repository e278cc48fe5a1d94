-- Who wants a mail with what is new, how often, and up to where it was told. A member without a row wants none.

create table digests (
  user_id integer not null,
  rhythm text not null,
  last_period text not null,
  told_until timestamptz not null,
  constraint digests__pkey primary key (user_id),
  constraint digests__user foreign key (user_id) references users (id) on delete cascade,
  constraint digests__rhythm check (rhythm in ('daily', 'weekly'))
);
