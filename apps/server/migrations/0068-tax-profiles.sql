-- How a creator is taxed, their number sealed. Asked for once there are bank details, and gone with the account.
create table tax_profiles (
  id bigint generated always as identity,
  user_id integer not null,
  country text not null,
  standing text not null,
  sealed_vat_id bytea,
  vat_id_last4 text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint tax_profiles__pkey primary key (id),
  constraint tax_profiles__one_each unique (user_id),
  constraint tax_profiles__standing check (standing in ('private', 'small_business', 'business')),
  constraint tax_profiles__user foreign key (user_id) references users (id) on delete cascade,
  constraint tax_profiles__details foreign key (user_id) references bank_details (user_id) on delete cascade
);

-- What a credit note says of value added tax, as it was when it was written: kept as long as the payment, as the law asks.
alter table payout_items
  add column vat_treatment text
    constraint payout_items__vat_treatment check (vat_treatment in ('none', 'small_business', 'reverse_charge', 'domestic')),
  add column vat_basis_points integer,
  add column vat_minor bigint,
  add column sealed_vat_id bytea;
