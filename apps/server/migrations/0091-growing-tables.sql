-- Notifications and pages of scans lie in parts by time, as clicks do, so that old ones leave as a whole. All parts lie in the schema `parts`.
-- The functions below are for every table in parts. A unit of time is 'day', 'month' or 'quarter'; times are in UTC.

create function part_length(unit text) returns interval language sql immutable as $$
  select case unit when 'quarter' then interval '3 months' else ('1 ' || unit)::interval end
$$;

-- The column by which a table is divided.
create function part_column(parent text) returns name language sql stable as $$
  select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
  where partrelid = format('public.%I', parent)::regclass
$$;

-- The parts of a table with their times; the first has no beginning. The rest, which takes what no part is there for, is not among them.
create function parts_of(parent text) returns table (part text, starts timestamptz, ends timestamptz)
language sql stable set timezone = 'UTC' as $$
  select relname::text, coalesce(substring(bound from 'FROM \(''([^'']+)''\)')::timestamptz, '-infinity'),
    substring(bound from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits join pg_class on pg_class.oid = inhrelid, lateral (select pg_get_expr(relpartbound, inhrelid) as bound) b
  where inhparent = format('public.%I', parent)::regclass and bound <> 'DEFAULT'
$$;

-- Makes the part that begins then, unless another one holds that time, and moves there what the rest has of it. `own_key` is unique within
-- a part where no key of the whole table is.
create function make_part(parent text, own_key text, unit text, starts timestamptz) returns void
language plpgsql set timezone = 'UTC' as $$
declare
  ends timestamptz := starts + public.part_length(unit);
  part text := parent || '_' || to_char(starts, case unit when 'day' then 'YYYY_MM_DD' else 'YYYY_MM' end);
  at name := public.part_column(parent);
begin
  if exists (select from public.parts_of(parent) made where made.starts <= make_part.starts and made.ends > make_part.starts) then
    return;
  end if;
  execute format('lock table parts.%I in access exclusive mode', parent || '_rest');
  execute format('create table parts.%I (like public.%I including all excluding identity)', part, parent);
  if own_key is not null then
    execute format('alter table parts.%I add constraint %I primary key (%I)', part, part || '__pkey', own_key);
  end if;
  execute format('with moved as (delete from parts.%I where %I >= %L and %I < %L returning *) insert into parts.%I select * from moved',
    parent || '_rest', at, starts, at, ends, part);
  execute format('alter table public.%I attach partition parts.%I for values from (%L) to (%L)', parent, part, starts, ends);
end $$;

-- Makes the parts of now and of so many units ahead, and those of what waits in the rest.
create function make_parts(parent text, own_key text, unit text, as_of timestamptz, ahead integer) returns void
language plpgsql set timezone = 'UTC' as $$
declare
  waiting timestamptz[];
  starts timestamptz;
begin
  execute format('select array(select distinct date_trunc(%L, %I) from parts.%I)', unit, public.part_column(parent), parent || '_rest')
    into waiting;
  for starts in
    select date_trunc(unit, as_of) + step * public.part_length(unit) from generate_series(0, ahead) step
    union select unnest(waiting) order by 1
  loop
    perform public.make_part(parent, own_key, unit, starts);
  end loop;
end $$;

-- The three that follow run as the owner of the tables, so that a server whose role owns nothing can have it done.
create or replace function keep_click_months(as_of timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '2s' as $$
declare
  old text;
begin
  perform public.make_parts('clicks', 'click_id', 'month', as_of, 3);
  for old in
    select part from public.parts_of('clicks') where ends <= date_trunc('month', as_of) - interval '13 months'
    -- Months that an earlier version had taken out of the table.
    union select relname from pg_class where relnamespace = 'parts'::regnamespace and relname ~ '^old_clicks_\d{4}_\d{2}$'
  loop
    execute format('update public.bookings set clicked_at = old.clicked_at from parts.%I old
      where bookings.click_id = old.click_id', old);
    execute format('drop table parts.%I', old);
  end loop;
end $$;
drop function make_click_month(timestamptz);

create function keep_notification_quarters(as_of timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '2s' as $$
declare
  old text;
begin
  perform public.make_parts('notifications', 'id', 'quarter', as_of, 1);
  for old in select part from public.parts_of('notifications') where ends <= date_trunc('quarter', as_of) - interval '12 months' loop
    execute format('drop table parts.%I', old);
  end loop;
end $$;

create function keep_page_days(as_of timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '2s' as $$
declare
  old text;
begin
  perform public.make_parts('scanned_pages', null, 'day', as_of, 3);
  for old in select part from public.parts_of('scanned_pages') where ends <= date_trunc('day', as_of) - interval '1 day' loop
    execute format('drop table parts.%I', old);
  end loop;
end $$;

-- The notifications that there are become the first part, as they are: nothing is written anew.
alter table notifications set schema parts;
alter table parts.notifications rename to notifications_until_now;
create table notifications (
  id bigint not null,
  user_id bigint not null,
  kind text not null,
  actor_id bigint,
  post_id bigint,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notifications__actor foreign key (actor_id) references users (id) on delete cascade,
  constraint notifications__post foreign key (post_id) references posts (id) on delete cascade,
  constraint notifications__user foreign key (user_id) references users (id) on delete cascade
) partition by range (created_at);
create index notifications__actor on notifications (actor_id) where actor_id is not null;
create index notifications__newest on notifications (user_id, id desc);
create index notifications__post on notifications (post_id) where post_id is not null;
create index notifications__unread on notifications (user_id) where read_at is null;

do $$
declare
  ends timestamp;
  first text;
  next bigint;
begin
  select date_trunc('quarter', greatest(now(), max(created_at)) at time zone 'UTC') + interval '3 months' into ends
    from parts.notifications_until_now;
  first := 'notifications_' || to_char(ends - interval '3 months', 'YYYY_MM');
  select coalesce(last_value + 1, start_value) into next from pg_sequences
    where format('%I.%I', schemaname, sequencename)::regclass = pg_get_serial_sequence('parts.notifications_until_now', 'id')::regclass;
  alter table parts.notifications_until_now alter id drop identity;
  execute format('alter table parts.notifications_until_now rename to %I', first);
  execute format('alter table notifications alter id add generated always as identity (start with %s)', next);
  execute format('alter table notifications attach partition parts.%I for values from (minvalue) to (%L)', first, ends::text || '+00');
end $$;
create table parts.notifications_rest partition of notifications (constraint notifications_rest__pkey primary key (id)) default;

-- What a page of a scan held, whenever it was fetched. Servers of the version before keep theirs in `scan_pages`, until a later release drops it.
create table scanned_pages (
  handle text not null,
  cursor text not null,
  next_cursor text,
  total integer,
  post_ids text[] not null,
  fetched_at timestamptz not null,
  constraint scanned_pages__pkey primary key (handle, cursor, fetched_at)
) partition by range (fetched_at);
create table parts.scanned_pages_rest partition of scanned_pages default;

do $$ begin
  perform keep_click_months(now());
  perform keep_notification_quarters(now());
  perform keep_page_days(now());
end $$;
