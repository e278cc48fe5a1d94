-- Earnings: tracked links, clicks, bookings with their events, the account book.

create table links (
  id integer generated always as identity,
  -- Public part of /go/{code}; random, so that links cannot be counted through.
  code text not null,
  user_id integer not null,
  -- Links of a deleted post stay with their clicks and commissions, detached from it.
  post_id integer,
  hotel_id integer,
  -- What the link is called in lists, usually the hotel.
  label text not null,
  -- The hotel's page at the partner or its own site, without any tracking; the partner adapter builds the redirect from it.
  target_url text not null,
  partner text not null,
  clicks_count integer not null default 0,
  switched_off_at timestamptz,
  -- Set when the last check of the target failed, with the reason for the creator.
  broken_at timestamptz,
  broken_reason text,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint links__pkey primary key (id),
  constraint links__code unique (code),
  constraint links__user foreign key (user_id) references users (id),
  constraint links__post foreign key (post_id) references posts (id) on delete set null,
  constraint links__hotel foreign key (hotel_id) references hotels (id) on delete set null
);

create unique index links__one_a_post on links (post_id) where post_id is not null;
create index links__newest on links (user_id, id desc);
create index links__to_check on links (checked_at nulls first) where switched_off_at is null;

-- One row for each visitor, link and hour. The visitor is a hash under a salt that is thrown away after its day; no address is kept.
create table clicks (
  id bigint generated always as identity,
  -- What the partner hands back with a booking: 128 random bits.
  click_id text not null,
  link_id integer not null,
  visitor bytea not null,
  hour timestamptz not null,
  -- False for the creator's own visits, which stand in no figure.
  counted boolean not null,
  clicked_at timestamptz not null,
  constraint clicks__pkey primary key (id),
  constraint clicks__click_id unique (click_id),
  constraint clicks__once_an_hour unique (link_id, visitor, hour),
  constraint clicks__link foreign key (link_id) references links (id)
);

-- Counted clicks of a creator by quarter of an hour, so that days are exact in every time zone.
create table click_quarters (
  user_id integer not null,
  quarter timestamptz not null,
  clicks integer not null,
  constraint click_quarters__pkey primary key (user_id, quarter),
  constraint click_quarters__user foreign key (user_id) references users (id) on delete cascade
);

create table click_salts (
  day date not null,
  salt bytea not null,
  constraint click_salts__pkey primary key (day)
);

create table bookings (
  id integer generated always as identity,
  partner text not null,
  -- The partner's name for it.
  booking_id text not null,
  click_id text not null,
  link_id integer not null,
  user_id integer not null,
  post_id integer,
  state text not null,
  amount_minor bigint not null,
  currency text not null,
  commission_minor bigint not null,
  check_in date not null,
  check_out date not null,
  booked_at timestamptz not null,
  -- When the hold began: check-out or the stay's report, whichever is later.
  stayed_at timestamptz,
  payable_at timestamptz,
  -- The operator's word, with the reason that the creator reads.
  held_reason text,
  rejected_reason text,
  -- What the partner's list said when it differed from what it had reported.
  difference text,
  traveller_email text,
  traveller_language text,
  hotel_email text,
  confirmation_sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bookings__pkey primary key (id),
  constraint bookings__partner_name unique (partner, booking_id),
  constraint bookings__link foreign key (link_id) references links (id),
  constraint bookings__user foreign key (user_id) references users (id),
  constraint bookings__post foreign key (post_id) references posts (id) on delete set null,
  constraint bookings__state check (state in ('booked', 'confirmed', 'stayed', 'payable', 'in_payout', 'paid', 'cancelled',
    'no_show', 'refunded', 'on_hold', 'rejected', 'clawed_back')),
  constraint bookings__currency check (currency ~ '^[A-Z]{3}$')
);

create index bookings__newest on bookings (user_id, booked_at desc, id desc);
create index bookings__click on bookings (click_id);
create index bookings__link on bookings (link_id);
create index bookings__waiting on bookings (stayed_at) where state in ('stayed', 'on_hold');

-- What partners reported, word by word; a booking's state is computed from all its events.
create table booking_events (
  id bigint generated always as identity,
  partner text not null,
  event_id text not null,
  booking integer not null,
  status text not null,
  amount_minor bigint not null,
  currency text not null,
  check_in date not null,
  check_out date not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  -- push: the partner's call; pull: read from its list; operator: entered by hand.
  source text not null,
  constraint booking_events__pkey primary key (id),
  constraint booking_events__once unique (partner, event_id),
  constraint booking_events__booking foreign key (booking) references bookings (id),
  constraint booking_events__status check (status in ('booked', 'confirmed', 'stayed', 'cancelled', 'no_show', 'refunded')),
  constraint booking_events__source check (source in ('push', 'pull', 'operator'))
);

create index booking_events__of_booking on booking_events (booking, occurred_at);

-- The account book. Each entry group names its cause and sums to zero in each currency.
create table ledger_transactions (
  id bigint generated always as identity,
  -- booking: an event or the hold's end; payout: taken up, accepted or returned by the bank; operator: held, released, rejected.
  cause text not null,
  -- The record that caused it, such as event:12, hold:34, payout-item:56.
  cause_id text not null,
  at timestamptz not null,
  constraint ledger_transactions__pkey primary key (id),
  constraint ledger_transactions__cause check (cause in ('booking', 'payout', 'operator'))
);

create index ledger_transactions__cause on ledger_transactions (cause_id);

create table ledger_entries (
  id bigint generated always as identity,
  transaction_id bigint not null,
  -- expected, payable, in_payout and paid belong to a creator; commission is the counter account.
  account text not null,
  user_id integer not null,
  booking integer not null,
  currency text not null,
  -- Positive: owed to the creator (or, in paid, handed over). Every group sums to zero with its counter account.
  amount_minor bigint not null,
  constraint ledger_entries__pkey primary key (id),
  constraint ledger_entries__transaction foreign key (transaction_id) references ledger_transactions (id),
  constraint ledger_entries__booking foreign key (booking) references bookings (id),
  constraint ledger_entries__user foreign key (user_id) references users (id),
  constraint ledger_entries__account check (account in ('expected', 'payable', 'in_payout', 'paid', 'commission')),
  constraint ledger_entries__not_zero check (amount_minor <> 0)
);

create index ledger_entries__balances on ledger_entries (user_id, currency, account) include (amount_minor);
create index ledger_entries__booking on ledger_entries (booking);
create index ledger_entries__transaction on ledger_entries (transaction_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger ledger_entries__append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries__no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_transactions__append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_transactions__no_truncate before truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger booking_events__append_only before update or delete on booking_events
  for each row execute function refuse_change();

create function check_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries where transaction_id = new.transaction_id
    group by currency having sum(amount_minor) <> 0
  ) then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_entries__balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function check_balanced();

-- Outcome of each proof of the book, newest last.
create table ledger_proofs (
  id bigint generated always as identity,
  at timestamptz not null,
  balanced boolean not null,
  report jsonb not null,
  constraint ledger_proofs__pkey primary key (id)
);
