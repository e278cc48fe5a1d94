-- What the proven owner of an account does about stays that others saved from it: not shown any more, or the owner's own.
alter table posts drop constraint posts__withheld;
alter table posts add constraint posts__withheld check (withheld in ('hidden', 'removed', 'suspended', 'creator'));

create index posts__source_handle on posts (lower(source_handle), id desc) where source_handle is not null;

create table taken_stays (
  post_id integer not null,
  way text not null,
  -- Who had saved it.
  saver_id integer not null,
  taken_by integer not null,
  taken_at timestamptz not null,
  constraint taken_stays__pkey primary key (post_id),
  constraint taken_stays__post foreign key (post_id) references posts (id) on delete cascade,
  constraint taken_stays__saver foreign key (saver_id) references users (id) on delete cascade,
  constraint taken_stays__taker foreign key (taken_by) references users (id) on delete cascade,
  constraint taken_stays__way check (way in ('down', 'over'))
);

create index taken_stays__saver on taken_stays (saver_id);
create index taken_stays__taker on taken_stays (taken_by);
