-- What the photo network calls an account that a member has connected: it names the account so when it asks to forget it.
alter table instagram_accounts add column network_ids text[] not null default '{}';

-- What the photo network has asked for in the name of somebody, so that each request counts once and its code shows what became of it. Whom
-- it was about is not kept.
create table network_requests (
  code text not null,
  request_hash bytea not null,
  kind text not null,
  found boolean not null,
  handled_at timestamptz not null,
  constraint network_requests__pkey primary key (code),
  constraint network_requests__once unique (request_hash),
  constraint network_requests__kind check (kind in ('deauthorization', 'deletion'))
);

create index network_requests__age on network_requests (handled_at);
