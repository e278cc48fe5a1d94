-- Whether everybody may open the member's atlas. Nobody's is shown before its member says so.
alter table users add column atlas_shown boolean not null default false;

update users set atlas_shown = true where demo;

-- Pictures of atlases for link previews and stories; `content` tells what a picture shows, so that one that shows anything else is out of date.
create table atlas_pictures (
  user_id integer not null,
  kind text not null,
  language text not null,
  key text not null,
  content text not null,
  made_at timestamptz not null,
  constraint atlas_pictures__pkey primary key (user_id, kind, language),
  constraint atlas_pictures__user foreign key (user_id) references users (id) on delete cascade,
  constraint atlas_pictures__kind check (kind in ('preview', 'story')),
  constraint atlas_pictures__language check (language in ('en', 'de'))
);
