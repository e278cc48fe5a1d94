-- Clicks lie in a part for each month, so that old ones leave as a whole. The parts have a schema of their own: everybody asks `clicks`.
create schema parts;

-- What there is becomes the first part, as it is: nothing is written anew.
alter table clicks set schema parts;
alter table parts.clicks rename to clicks_until_now;

create table clicks (
  click_id text not null,
  link_id integer not null,
  visitor bytea not null,
  day timestamptz not null,
  counted boolean not null,
  clicked_at timestamptz not null,
  constraint clicks__once_a_day unique (link_id, visitor, day)
) partition by range (day);

do $$
declare
  ends timestamp;
begin
  select date_trunc('month', greatest(now(), max(day)) at time zone 'UTC') + interval '1 month' into ends from parts.clicks_until_now;
  execute format('alter table parts.clicks_until_now rename to %I', 'clicks_' || to_char(ends - interval '1 month', 'YYYY_MM'));
  execute format('alter table clicks attach partition parts.%I for values from (minvalue) to (%L)',
    'clicks_' || to_char(ends - interval '1 month', 'YYYY_MM'), ends::text || '+00');
end $$;

-- Takes what no month is there for, such as clicks of a server whose clock is wrong. A reference is unique in its part; it is 128 random bits.
create table parts.clicks_rest partition of clicks (constraint clicks_rest__pkey primary key (click_id)) default;

-- Makes the part of a month unless one holds it already, and moves there what the rest has of it.
create function make_click_month(starts timestamptz) returns void
language plpgsql set timezone = 'UTC' as $$
declare
  ends timestamptz := starts + interval '1 month';
  part text := 'clicks_' || to_char(starts, 'YYYY_MM');
begin
  if exists (
    select from pg_inherits join pg_class on pg_class.oid = inhrelid,
      lateral (select pg_get_expr(relpartbound, inhrelid) as bound) b
    where inhparent = 'public.clicks'::regclass and bound <> 'DEFAULT'
      and coalesce(substring(bound from 'FROM \(''([^'']+)''\)')::timestamptz, '-infinity') <= starts
      and substring(bound from 'TO \(''([^'']+)''\)')::timestamptz > starts
  ) then
    return;
  end if;
  lock table parts.clicks_rest in access exclusive mode;
  execute format('create table parts.%I (like public.clicks including all, constraint %I primary key (click_id))', part, part || '__pkey');
  execute format('with moved as (delete from parts.clicks_rest where day >= %L and day < %L returning *) insert into parts.%I select * from moved',
    starts, ends, part);
  execute format('alter table public.clicks attach partition parts.%I for values from (%L) to (%L)', part, starts, ends);
end $$;

-- Makes the months ahead; takes those out of `clicks` that ended 24 months ago, and deletes these 10 years after the end of their year.
-- It runs as the owner of the tables, so that servers whose role owns nothing can have it done.
create function keep_click_months(as_of timestamptz) returns void
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
      and substring(bound from 'TO \(''([^'']+)''\)')::timestamptz <= this_month - interval '24 months'
  loop
    execute format('alter table public.clicks detach partition parts.%I', part);
    execute format('alter table parts.%I rename to %I', part, 'old_' || part);
  end loop;
  for part in
    select relname from pg_class where relnamespace = 'parts'::regnamespace and relname ~ '^old_clicks_\d{4}_\d{2}$'
      and make_date(substr(relname, 12, 4)::integer + 11, 1, 1) <= as_of
  loop
    execute format('drop table parts.%I', part);
  end loop;
end $$;

do $$ begin perform keep_click_months(now()); end $$;
