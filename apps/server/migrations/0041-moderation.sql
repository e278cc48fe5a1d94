-- What moderators decide, its effects on posts and members, and appeals against it (DSA, articles 17 and 20).

-- A suspended member is met nowhere and cannot sign in; a limited one may post and follow only a little.
alter table users add column suspended_at timestamptz, add column limited_at timestamptz;
create index users__suspended on users (id) where suspended_at is not null;

-- Why moderators keep a post from being shown. Such a post is archived, by the switch that every list knows, and its author cannot undo it.
alter table posts
  add column withheld text,
  -- It is shown once it is no longer withheld.
  add column shows_again boolean not null default false,
  add column label text,
  add constraint posts__withheld check (withheld in ('hidden', 'removed', 'suspended')),
  add constraint posts__withheld_archived check (withheld is null or archived),
  add constraint posts__label check (label in ('advertising', 'misleading'));
create index posts__withheld on posts (user_id) where withheld is not null;

-- Whatever would show a post (an import under way, a member who comes back) cannot show one that is withheld, nor one of a suspended
-- member. The lock is the one that the foreign key takes anyway: a suspension at this moment is waited for.
create function keep_withheld() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for key share;
  if new.withheld is null and exists (select from users where id = new.user_id and suspended_at is not null) then
    new.withheld := 'suspended';
  end if;
  if new.withheld is not null then
    new.archived := true;
    new.shows_again := true;
  end if;
  return new;
end $$;

create trigger posts__keep_withheld before insert or update of archived, withheld on posts
  for each row when (not new.archived) execute function keep_withheld();

create table moderation_decisions (
  id integer generated always as identity,
  case_id integer not null,
  moderator_id integer,
  action text not null,
  -- Null where nothing is done.
  ground text,
  -- Which law or which rule.
  clause text not null,
  facts text not null,
  label text,
  -- Links of no post that were switched off with it.
  links integer[] not null default '{}',
  -- Null until it is taken back.
  until timestamptz,
  -- Its effects are over: by time, or because an appeal was right.
  ended_at timestamptz,
  decided_at timestamptz not null,
  constraint moderation_decisions__pkey primary key (id),
  constraint moderation_decisions__case foreign key (case_id) references moderation_cases (id) on delete cascade,
  constraint moderation_decisions__moderator foreign key (moderator_id) references users (id) on delete set null,
  constraint moderation_decisions__action check (action in ('nothing', 'label', 'hide', 'remove', 'limit', 'suspend')),
  constraint moderation_decisions__ground check (ground in ('law', 'terms')),
  constraint moderation_decisions__label check (label in ('advertising', 'misleading'))
);

create index moderation_decisions__case on moderation_decisions (case_id);
create index moderation_decisions__moderator on moderation_decisions (moderator_id) where moderator_id is not null;
create index moderation_decisions__due on moderation_decisions (until) where ended_at is null and until is not null;

create table moderation_appeals (
  id integer generated always as identity,
  decision_id integer not null,
  text text not null,
  created_at timestamptz not null,
  outcome text,
  answer text,
  decided_by integer,
  decided_at timestamptz,
  constraint moderation_appeals__pkey primary key (id),
  constraint moderation_appeals__once unique (decision_id),
  constraint moderation_appeals__decision foreign key (decision_id) references moderation_decisions (id) on delete cascade,
  constraint moderation_appeals__decider foreign key (decided_by) references users (id) on delete set null,
  constraint moderation_appeals__outcome check (outcome in ('upheld', 'reversed'))
);

create index moderation_appeals__decider on moderation_appeals (decided_by) where decided_by is not null;
create index moderation_appeals__open on moderation_appeals (id) where outcome is null;
