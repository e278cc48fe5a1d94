-- Which version of the terms of use a member was told of, from when it holds for them, and when and how they accepted it. Without time
-- of acceptance they have not, or not yet.
create table terms_acceptances (
  id integer generated always as identity,
  user_id integer not null,
  version text not null,
  told_at timestamptz,
  holds_from timestamptz not null,
  read_at timestamptz,
  accepted_at timestamptz,
  way text,
  constraint terms_acceptances__pkey primary key (id),
  constraint terms_acceptances__version unique (user_id, version),
  constraint terms_acceptances__user foreign key (user_id) references users (id) on delete cascade,
  constraint terms_acceptances__way check (way in ('signed_up', 'went_on')),
  constraint terms_acceptances__accepted check ((accepted_at is null) = (way is null))
);
create index terms_acceptances__open on terms_acceptances (holds_from) where accepted_at is null;

-- Whether a member was told of new terms and has not said to have read it.
alter table users add column terms_unread boolean not null default false;
