-- Three names in plain words. Servers of the version before go on under the old ones, by views and a trigger, until a later release drops them.
alter table booking_doors rename to booking_links;
alter table booking_links rename constraint booking_doors__pkey to booking_links__pkey;
alter table booking_links rename constraint booking_doors__booking to booking_links__booking;
alter table booking_links rename constraint booking_doors__side to booking_links__side;
alter index booking_doors__of_booking rename to booking_links__of_booking;
create view booking_doors as select token_hash, booking, side from booking_links;

alter table placing_budgets rename to lookup_budgets;
alter table lookup_budgets rename column undertaking to import_key;
alter table lookup_budgets rename constraint placing_budgets__pkey to lookup_budgets__pkey;
create view placing_budgets as select import_key as undertaking, asked, began_at from lookup_budgets;

alter table departures add column kept_rows jsonb not null default '{}';
update departures set kept_rows = trunk;

create function copy_kept_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.kept_rows is distinct from old.kept_rows then new.trunk := new.kept_rows; else new.kept_rows := new.trunk; end if;
  elsif new.trunk = '{}' then new.trunk := new.kept_rows;
  else new.kept_rows := new.trunk;
  end if;
  return new;
end $$;
create trigger departures__copy_kept_rows before insert or update of trunk, kept_rows on departures
  for each row execute function copy_kept_rows();
