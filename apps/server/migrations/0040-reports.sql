-- Reports about what members publish (DSA, article 16), the cases they belong to, and the log of what moderators and operators do.

-- What is to be judged: a post, or a member with profile and lists. Further reports about it belong to the case as long as it is open.
create table moderation_cases (
  id integer generated always as identity,
  subject text not null,
  -- Null for a member, and for a post that its author has deleted meanwhile.
  post_id integer,
  member_id integer not null,
  state text not null default 'open',
  -- Judged before the others.
  urgent boolean not null,
  opened_at timestamptz not null,
  constraint moderation_cases__pkey primary key (id),
  constraint moderation_cases__post foreign key (post_id) references posts (id) on delete set null,
  constraint moderation_cases__member foreign key (member_id) references users (id) on delete cascade,
  constraint moderation_cases__subject check (subject in ('post', 'member')),
  constraint moderation_cases__state check (state in ('open', 'decided'))
);

create unique index moderation_cases__open_post on moderation_cases (post_id) where state = 'open' and post_id is not null;
create unique index moderation_cases__open_member on moderation_cases (member_id) where state = 'open' and subject = 'member';
create index moderation_cases__queue on moderation_cases (state, urgent, id);
create index moderation_cases__post on moderation_cases (post_id) where post_id is not null;
create index moderation_cases__member on moderation_cases (member_id);

create table reports (
  id integer generated always as identity,
  case_id integer not null,
  -- What of it is meant.
  part text not null,
  url text not null,
  category text not null,
  reason text not null,
  reporter_id integer,
  -- Null where the law lets a report be anonymous, and once the person is forgotten.
  reporter_name text,
  reporter_email text,
  language text not null,
  created_at timestamptz not null,
  constraint reports__pkey primary key (id),
  constraint reports__case foreign key (case_id) references moderation_cases (id) on delete cascade,
  constraint reports__reporter foreign key (reporter_id) references users (id) on delete set null,
  constraint reports__part check (part in ('post', 'caption', 'profile', 'list')),
  constraint reports__category check (category in (
    'illegal', 'child_abuse', 'hate', 'personal_data', 'copyright', 'fraud', 'hidden_advertising', 'rules'
  )),
  constraint reports__language check (language in ('en', 'de'))
);

create index reports__case on reports (case_id, id);
create index reports__reporter on reports (reporter_id) where reporter_id is not null;
create index reports__email on reports (lower(reporter_email)) where reporter_email is not null;

-- Who did what with a role, and when. Numbers of members and no names, so that it outlives them.
create table audit_log (
  id bigint generated always as identity,
  at timestamptz not null,
  -- Null for a visitor, the command line and the clock.
  actor_id integer,
  act text not null,
  case_id integer,
  member_id integer,
  details jsonb not null default '{}',
  constraint audit_log__pkey primary key (id)
);

create index audit_log__at on audit_log (at);
create trigger audit_log__append_only before delete or update on audit_log for each row execute function refuse_change();
create trigger audit_log__no_truncate before truncate on audit_log for each statement execute function refuse_change();
