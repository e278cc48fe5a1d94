-- What a caption sounds like: numbers of some of its passages, so that the same telling with a few other words is known again. Deleted with
-- the post, and after a month.
create table told_marks (
  post_id integer not null,
  marks integer[] not null,
  told_at timestamptz not null,
  constraint told_marks__pkey primary key (post_id),
  constraint told_marks__post foreign key (post_id) references posts (id) on delete cascade
);
create index told_marks__marks on told_marks using gin (marks);
create index told_marks__told on told_marks (told_at);
