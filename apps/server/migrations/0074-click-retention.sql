-- The account book needs the time of a click only where a booking came of it: it stays with the booking once the click itself is gone.
alter table bookings add column clicked_at timestamptz;

-- Makes the months ahead; deletes those that ended 13 months ago, after noting at bookings when their clicks were.
-- It runs as the owner of the tables, so that servers whose role owns nothing can have it done.
create or replace function keep_click_months(as_of timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '2s' as $$
declare
  this_month timestamptz := date_trunc('month', as_of);
  starts timestamptz;
  part text;
begin
  for starts in
    select this_month + make_interval(months => ahead) from generate_series(0, 3) ahead
    union select date_trunc('month', day) from parts.clicks_rest order by 1
  loop
    perform public.make_click_month(starts);
  end loop;
  for part in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid, lateral (select pg_get_expr(relpartbound, inhrelid) as bound) b
    where inhparent = 'public.clicks'::regclass and bound <> 'DEFAULT'
      and substring(bound from 'TO \(''([^'']+)''\)')::timestamptz <= this_month - interval '13 months'
    -- Months that an earlier version had taken out of the table.
    union select relname from pg_class where relnamespace = 'parts'::regnamespace and relname ~ '^old_clicks_\d{4}_\d{2}$'
  loop
    execute format('update public.bookings set clicked_at = old.clicked_at from parts.%I old
      where bookings.click_id = old.click_id', part);
    execute format('drop table parts.%I', part);
  end loop;
end $$;
