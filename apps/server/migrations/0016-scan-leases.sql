-- Who fetches a page of a handle right now, so that other servers wait for it instead of asking upstream as well.
create unlogged table scan_leases (
  handle text not null,
  cursor text not null,
  ends_at timestamptz not null,
  constraint scan_leases__pkey primary key (handle, cursor)
);
