-- Hotel links: the address at the partner, and what the click counter needs to stay quick and exact.

alter table links
  -- Where the reader is sent, without a click reference; null while the partner has not made it, or where none is needed.
  add column partner_url text,
  -- Raised with every change of where the link leads.
  add column revision integer not null default 0,
  -- Checks of the target that failed one after the other.
  add column failed_checks smallint not null default 0;

-- Counters change with every click; room on the page keeps those changes away from the indexes.
alter table links set (fillfactor = 80);
alter table click_quarters set (fillfactor = 80);
