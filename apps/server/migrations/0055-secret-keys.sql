-- The keys under which bank details, tokens and shared secrets are sealed, and links of mails are signed. Every key lies here sealed under a
-- master key, which the servers of a site share and the database never holds. A name has several keys over time; the highest number seals,
-- all of them open.
create table secret_keys (
  name text not null,
  number integer not null,
  sealed bytea not null,
  -- Id of the master key.
  master text not null,
  created_at timestamptz not null default now(),
  -- When everything stored had been sealed under this key; null while something may still be under an earlier one.
  resealed_at timestamptz,
  constraint secret_keys__pkey primary key (name, number)
);
