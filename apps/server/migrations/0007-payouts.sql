-- Exchange rates, bank details, payouts, and requests to change a booking.

-- Daily reference rates: units of a currency for one euro.
create table exchange_rates (
  day date not null,
  currency text not null,
  units_per_euro numeric(18, 6) not null,
  constraint exchange_rates__pkey primary key (currency, day)
);

create table bank_details (
  id integer generated always as identity,
  user_id integer not null,
  bank_name text not null,
  bank_address text not null,
  holder_name text not null,
  holder_town text not null,
  holder_country text not null,
  -- AES-256-GCM under a key outside the database.
  sealed_iban bytea not null,
  sealed_account bytea not null,
  iban_last4 text not null,
  account_last4 text not null,
  clearing_number text not null,
  -- Payouts pause until then after a change.
  paused_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bank_details__pkey primary key (id),
  constraint bank_details__one_each unique (user_id),
  constraint bank_details__user foreign key (user_id) references users (id) on delete cascade
);

-- One payment file.
create table payouts (
  id integer generated always as identity,
  message_id text not null,
  state text not null,
  file text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  answered_at timestamptz,
  constraint payouts__pkey primary key (id),
  constraint payouts__message unique (message_id),
  constraint payouts__state check (state in ('written', 'sent', 'accepted', 'partly', 'rejected'))
);

-- One payment to one creator in one currency.
create table payout_items (
  id integer generated always as identity,
  payout_id integer not null,
  user_id integer not null,
  -- The bank's name for it in both directions.
  end_to_end_id text not null,
  currency text not null,
  amount_minor bigint not null,
  state text not null,
  reason_code text,
  reason_text text,
  iban_last4 text not null,
  -- Number of the credit note, given when the bank has accepted.
  credit_note text,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint payout_items__pkey primary key (id),
  constraint payout_items__end_to_end unique (end_to_end_id),
  constraint payout_items__credit_note unique (credit_note),
  constraint payout_items__payout foreign key (payout_id) references payouts (id),
  constraint payout_items__user foreign key (user_id) references users (id),
  constraint payout_items__amount check (amount_minor > 0),
  constraint payout_items__state check (state in ('in_payout', 'paid', 'rejected'))
);

create index payout_items__newest on payout_items (user_id, id desc);
create index payout_items__payout on payout_items (payout_id);

-- What a payment pays: the part of each booking, negative where an earlier payment is made up for.
create table payout_lines (
  item_id integer not null,
  booking integer not null,
  amount_minor bigint not null,
  constraint payout_lines__pkey primary key (item_id, booking),
  constraint payout_lines__item foreign key (item_id) references payout_items (id),
  constraint payout_lines__booking foreign key (booking) references bookings (id)
);

-- Doors of a booking for its two sides, by unguessable link; only hashes are kept.
create table booking_doors (
  token_hash bytea not null,
  booking integer not null,
  side text not null,
  constraint booking_doors__pkey primary key (token_hash),
  constraint booking_doors__one_a_side unique (booking, side),
  constraint booking_doors__booking foreign key (booking) references bookings (id),
  constraint booking_doors__side check (side in ('traveller', 'hotel'))
);

create table booking_requests (
  id integer generated always as identity,
  booking integer not null,
  asked_by text not null,
  kind text not null,
  check_in date,
  check_out date,
  message text not null default '',
  state text not null,
  answer text not null default '',
  created_at timestamptz not null,
  answered_at timestamptz,
  constraint booking_requests__pkey primary key (id),
  constraint booking_requests__booking foreign key (booking) references bookings (id),
  constraint booking_requests__side check (asked_by in ('traveller', 'hotel')),
  constraint booking_requests__kind check (kind in ('change', 'cancel')),
  constraint booking_requests__state check (state in ('open', 'accepted', 'declined', 'withdrawn'))
);

create unique index booking_requests__one_open on booking_requests (booking) where state = 'open';
create index booking_requests__of_booking on booking_requests (booking, id desc);
