-- What the migrations add up to. Written by `node tools/schema.ts --write`; `npm run check` compares.

create extension cube;
create extension earthdistance;
create extension pg_trgm;
create extension unaccent;

CREATE OR REPLACE FUNCTION public.check_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from ledger_entries where transaction_id = new.transaction_id
    group by currency having sum(amount_minor) <> 0
  ) then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.copy_kept_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.kept_rows is distinct from old.kept_rows then new.trunk := new.kept_rows; else new.kept_rows := new.trunk; end if;
  elsif new.trunk = '{}' then new.trunk := new.kept_rows;
  else new.kept_rows := new.trunk;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.count_changed_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  -- How much each counter changes, members and hotels apart and each in the order of their ids: two statements at once take turns.
  of_members constant jsonb := (select jsonb_object_agg(user_id, step) from (
    select user_id, sum(step) as step from (
      select user_id, -1 as step from before where not archived union all select user_id, 1 from after where not archived
    ) changed group by user_id having sum(step) <> 0
  ) counted);
  of_hotels constant jsonb := (select jsonb_object_agg(hotel_id, step) from (
    select hotel_id, sum(step) as step from (
      select hotel_id, -1 as step from before where not archived union all select hotel_id, 1 from after where not archived
    ) changed where hotel_id is not null group by hotel_id having sum(step) <> 0
  ) counted);
begin
  if of_members is not null then
    perform from users where id in (select jsonb_object_keys(of_members)::bigint) order by id for no key update;
    update users set posts_count = posts_count + (of_members ->> id::text)::integer
    where id in (select jsonb_object_keys(of_members)::bigint);
  end if;
  if of_hotels is not null then
    perform from hotels where id in (select jsonb_object_keys(of_hotels)::bigint) order by id for no key update;
    update hotels set posts_count = posts_count + (of_hotels ->> id::text)::integer
    where id in (select jsonb_object_keys(of_hotels)::bigint);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_favourites()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  update posts set favourites_count = favourites_count + step * changed.count
  from (select post_id, count(*)::integer as count from touched group by post_id) changed where posts.id = changed.post_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform from users where id in (select user_id from touched union select follower_id from touched)
  order by id for no key update;
  update users set followers_count = followers_count + step * changed.count
  from (select user_id, count(*)::integer as count from touched group by user_id) changed where users.id = changed.user_id;
  update users set following_count = following_count + step * changed.count
  from (select follower_id, count(*)::integer as count from touched group by follower_id) changed where users.id = changed.follower_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_post_tags()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform from tags where id in (select tag_id from touched) order by id for no key update;
  update tags set posts_count = posts_count + step * changed.count
  from (select tag_id, count(*)::integer as count from touched group by tag_id) changed where tags.id = changed.tag_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and not old.archived then
    update users set posts_count = posts_count - 1 where id = old.user_id;
    if old.hotel_id is not null then
      update hotels set posts_count = posts_count - 1 where id = old.hotel_id;
    end if;
  end if;
  if tg_op <> 'DELETE' and not new.archived then
    update users set posts_count = posts_count + 1 where id = new.user_id;
    if new.hotel_id is not null then
      update hotels set posts_count = posts_count + 1 where id = new.hotel_id;
    end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $function$;

CREATE OR REPLACE FUNCTION public.forget_member(member bigint, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  own record;
  words constant bigint[] := array(
    select tag_id from post_tags join posts on posts.id = post_tags.post_id where posts.user_id = member
  );
begin
  for own in
    select constraints.conrelid::regclass as name, attributes.attname as field
    from pg_constraint constraints
    join pg_attribute attributes on attributes.attrelid = constraints.conrelid and attributes.attnum = constraints.conkey[1]
    where constraints.contype = 'f' and constraints.confrelid = 'users'::regclass and constraints.confdeltype = 'c'
    order by 1, 2
  loop
    execute format('delete from %s where %I = $1', own.name, own.field) using member;
  end loop;
  -- A word that nobody else uses may say who used it.
  delete from tags where id = any(words) and posts_count = 0 and name_de is null;
  delete from links where user_id = member
    and not exists (select from bookings where link_id = links.id) and not exists (select from clicks where link_id = links.id);
  -- Booked or clicked: the booking needs its link, which says no more than the hotel.
  update links set label = coalesce((select name from hotels where id = links.hotel_id), ''), target_url = '', partner_url = null,
    switched_off_at = coalesce(switched_off_at, at) where user_id = member;
  -- So does what it keeps of the words that its link had then.
  update bookings set label = coalesce((select hotels.name from links join hotels on hotels.id = links.hotel_id where links.id = link_id), '')
    where user_id = member;
  if exists (select from links where user_id = member) or exists (select from bookings where user_id = member)
    or exists (select from payout_items where user_id = member) or exists (select from ledger_entries where user_id = member)
  then
    update users set username = '~' || id, name = '', last_name = null, email = '~' || id, password_hash = null, bio = '', language = null,
      permissions = '{}', avatar_key = null, cover_key = null, last_posted_at = null, created_at = at, updated_at = at, left_at = at
    where id = member;
  else
    delete from users where id = member;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_click_months(as_of timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "TimeZone" TO 'UTC'
 SET lock_timeout TO '2s'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_notification_quarters(as_of timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "TimeZone" TO 'UTC'
 SET lock_timeout TO '2s'
AS $function$
declare
  old text;
begin
  perform public.make_parts('notifications', 'id', 'quarter', as_of, 1);
  for old in select part from public.parts_of('notifications') where ends <= date_trunc('quarter', as_of) - interval '12 months' loop
    execute format('drop table parts.%I', old);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_page_days(as_of timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "TimeZone" TO 'UTC'
 SET lock_timeout TO '2s'
AS $function$
declare
  old text;
begin
  perform public.make_parts('scanned_pages', null, 'day', as_of, 3);
  for old in select part from public.parts_of('scanned_pages') where ends <= date_trunc('day', as_of) - interval '1 day' loop
    execute format('drop table parts.%I', old);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_withheld()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id = new.user_id for key share;
  if new.withheld is null and exists (select from users where id = new.user_id and suspended_at is not null) then
    new.withheld := 'suspended';
  end if;
  if new.withheld is not null then
    new.archived := true;
    new.shows_again := true;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.make_part(parent text, own_key text, unit text, starts timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.make_parts(parent text, own_key text, unit text, as_of timestamp with time zone, ahead integer)
 RETURNS void
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.note_posted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update users set last_posted_at = new.created_at
  where id = new.user_id and (last_posted_at is null or last_posted_at < new.created_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.part_column(parent text)
 RETURNS name
 LANGUAGE sql
 STABLE
AS $function$
  select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
  where partrelid = format('public.%I', parent)::regclass
$function$;

CREATE OR REPLACE FUNCTION public.part_length(unit text)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case unit when 'quarter' then interval '3 months' else ('1 ' || unit)::interval end
$function$;

CREATE OR REPLACE FUNCTION public.parts_of(parent text)
 RETURNS TABLE(part text, starts timestamp with time zone, ends timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET "TimeZone" TO 'UTC'
AS $function$
  select relname::text, coalesce(substring(bound from 'FROM \(''([^'']+)''\)')::timestamptz, '-infinity'),
    substring(bound from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits join pg_class on pg_class.oid = inhrelid, lateral (select pg_get_expr(relpartbound, inhrelid) as bound) b
  where inhparent = format('public.%I', parent)::regclass and bound <> 'DEFAULT'
$function$;

CREATE OR REPLACE FUNCTION public.put_away_of_leaving()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id = new.user_id for key share;
  if not new.archived and exists (select from departures where user_id = new.user_id) then
    update departures set posts = posts || new.id where user_id = new.user_id;
    new.archived := true;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_clicked_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from clicks where link_id = old.id) then
    raise exception 'link % has clicks', old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_tie_of_leaving()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from users
    where id in (select (to_jsonb(new) ->> name)::bigint from unnest(tg_argv) name) and left_at is not null
  ) then
    raise exception 'A member of this row of % is leaving', tg_table_name using errcode = 'foreign_key_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_card()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.card_version := pg_current_xact_id()::text::bigint;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_card_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update users set card_version = pg_current_xact_id()::text::bigint where id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_card_of_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update posts set card_version = pg_current_xact_id()::text::bigint
  where id in (old.post_id, new.post_id) and card_version <> pg_current_xact_id()::text::bigint;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_cards_of_claimant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update users set card_version = pg_current_xact_id()::text::bigint where id in (old.user_id, new.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_cards_of_hotel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update posts set card_version = pg_current_xact_id()::text::bigint where hotel_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_ended_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('staylore_sessions', old.id::text);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.words_told(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace(
    translate(public.fold(normalize(value, nfkc)), 'аеорсхуіјѕһԁԛԝквмнтαορνικυχτεβμηɑɡl', 'aeopcxyijshdqwkbmhtaopvikyxtebmnagi'),
    '[[:space:][:digit:][:punct:]\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u3000-\u303f\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U0001f000-\U0001faff\U000e0000-\U000e0fff]+',
    '', 'g')
$function$;

create table atlas_pictures (
  user_id bigint not null,
  kind text not null,
  language text not null,
  key text not null,
  content text not null,
  made_at timestamp with time zone not null,
  constraint atlas_pictures__kind CHECK (kind = ANY (ARRAY['preview'::text, 'story'::text])),
  constraint atlas_pictures__language CHECK (language = ANY (ARRAY['en'::text, 'de'::text])),
  constraint atlas_pictures__pkey PRIMARY KEY (user_id, kind, language),
  constraint atlas_pictures__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table audit_log (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  actor_id bigint,
  act text not null,
  case_id bigint,
  member_id bigint,
  details jsonb not null default '{}'::jsonb,
  constraint audit_log__pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log__at ON audit_log USING btree (at);
CREATE TRIGGER audit_log__append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log__no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bank_details (
  id bigint generated always as identity not null,
  user_id bigint not null,
  bank_name text not null,
  bank_address text not null,
  holder_name text not null,
  holder_town text not null,
  holder_country text not null,
  sealed_iban bytea not null,
  sealed_account bytea not null,
  iban_last4 text not null,
  account_last4 text not null,
  clearing_number text not null,
  paused_until timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint bank_details__one_each UNIQUE (user_id),
  constraint bank_details__pkey PRIMARY KEY (id),
  constraint bank_details__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table blocks (
  user_id bigint not null,
  blocked_id bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint blocks__blocked FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint blocks__not_self CHECK (user_id <> blocked_id),
  constraint blocks__pkey PRIMARY KEY (user_id, blocked_id),
  constraint blocks__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX blocks__blocked ON blocks USING btree (blocked_id);
CREATE TRIGGER blocks__refuse_leaving AFTER INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION refuse_tie_of_leaving('user_id', 'blocked_id');

create table booking_events (
  id bigint generated always as identity not null,
  partner text not null,
  event_id text not null,
  booking bigint not null,
  status text not null,
  amount_minor bigint not null,
  currency text not null,
  check_in date not null,
  check_out date not null,
  occurred_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  source text not null,
  constraint booking_events__booking FOREIGN KEY (booking) REFERENCES bookings(id),
  constraint booking_events__once UNIQUE (partner, event_id),
  constraint booking_events__pkey PRIMARY KEY (id),
  constraint booking_events__source CHECK (source = ANY (ARRAY['push'::text, 'pull'::text, 'operator'::text])),
  constraint booking_events__status CHECK (status = ANY (ARRAY['booked'::text, 'confirmed'::text, 'stayed'::text, 'cancelled'::text, 'no_show'::text, 'refunded'::text]))
);
CREATE INDEX booking_events__of_booking ON booking_events USING btree (booking, occurred_at);
CREATE TRIGGER booking_events__append_only BEFORE DELETE OR UPDATE ON booking_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_events__no_truncate BEFORE TRUNCATE ON booking_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table booking_links (
  token_hash bytea not null,
  booking bigint not null,
  side text not null,
  constraint booking_links__booking FOREIGN KEY (booking) REFERENCES bookings(id),
  constraint booking_links__pkey PRIMARY KEY (token_hash),
  constraint booking_links__side CHECK (side = ANY (ARRAY['traveller'::text, 'hotel'::text]))
);
CREATE INDEX booking_links__of_booking ON booking_links USING btree (booking);

create table booking_requests (
  id bigint generated always as identity not null,
  booking bigint not null,
  asked_by text not null,
  kind text not null,
  check_in date,
  check_out date,
  message text not null default ''::text,
  state text not null,
  answer text not null default ''::text,
  created_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint booking_requests__booking FOREIGN KEY (booking) REFERENCES bookings(id),
  constraint booking_requests__kind CHECK (kind = ANY (ARRAY['change'::text, 'cancel'::text])),
  constraint booking_requests__pkey PRIMARY KEY (id),
  constraint booking_requests__side CHECK (asked_by = ANY (ARRAY['traveller'::text, 'hotel'::text])),
  constraint booking_requests__state CHECK (state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))
);
CREATE INDEX booking_requests__of_booking ON booking_requests USING btree (booking, id DESC);
CREATE UNIQUE INDEX booking_requests__one_open ON booking_requests USING btree (booking) WHERE (state = 'open'::text);

create table bookings (
  id bigint generated always as identity not null,
  partner text not null,
  booking_id text not null,
  click_id text not null,
  link_id bigint not null,
  user_id bigint not null,
  post_id bigint,
  state text not null,
  amount_minor bigint not null,
  currency text not null,
  commission_minor bigint not null,
  check_in date not null,
  check_out date not null,
  booked_at timestamp with time zone not null,
  stayed_at timestamp with time zone,
  payable_at timestamp with time zone,
  held_reason text,
  rejected_reason text,
  difference text,
  traveller_email text,
  traveller_language text,
  hotel_email text,
  confirmation_sent_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  clicked_at timestamp with time zone,
  label text,
  constraint bookings__currency CHECK (currency ~ '^[A-Z]{3}$'::text),
  constraint bookings__link FOREIGN KEY (link_id) REFERENCES links(id),
  constraint bookings__partner_name UNIQUE (partner, booking_id),
  constraint bookings__pkey PRIMARY KEY (id),
  constraint bookings__post FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL,
  constraint bookings__state CHECK (state = ANY (ARRAY['booked'::text, 'confirmed'::text, 'stayed'::text, 'payable'::text, 'in_payout'::text, 'paid'::text, 'cancelled'::text, 'no_show'::text, 'refunded'::text, 'on_hold'::text, 'rejected'::text, 'clawed_back'::text])),
  constraint bookings__user FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX bookings__click ON bookings USING btree (click_id);
CREATE INDEX bookings__link ON bookings USING btree (link_id);
CREATE INDEX bookings__newest ON bookings USING btree (user_id, booked_at DESC, id DESC);
CREATE INDEX bookings__post ON bookings USING btree (post_id) WHERE (post_id IS NOT NULL);
CREATE INDEX bookings__waiting ON bookings USING btree (stayed_at) WHERE (state = ANY (ARRAY['stayed'::text, 'on_hold'::text]));

create table claimed_handles (
  handle text not null,
  user_id bigint not null,
  code text not null,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  rescan boolean not null default false,
  network_id text,
  constraint claimed_handles__pkey PRIMARY KEY (handle, user_id),
  constraint claimed_handles__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX claimed_handles__owner ON claimed_handles USING btree (handle) WHERE (confirmed_at IS NOT NULL);
CREATE TRIGGER claimed_handles__renew_cards AFTER INSERT OR DELETE OR UPDATE OF handle, user_id, confirmed_at ON claimed_handles FOR EACH ROW EXECUTE FUNCTION renew_cards_of_claimant();

create table click_quarters (
  user_id bigint not null,
  quarter timestamp with time zone not null,
  clicks integer not null,
  constraint click_quarters__pkey PRIMARY KEY (user_id, quarter),
  constraint click_quarters__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table click_salts (
  day date not null,
  salt bytea not null,
  constraint click_salts__pkey PRIMARY KEY (day)
);

create table clicks (
  click_id text not null,
  link_id bigint not null,
  visitor bytea not null,
  day timestamp with time zone not null,
  counted boolean not null,
  clicked_at timestamp with time zone not null,
  constraint clicks__once_a_day UNIQUE (link_id, visitor, day)
) partition by RANGE (day);

create table departures (
  user_id bigint not null,
  left_at timestamp with time zone not null,
  until timestamp with time zone not null,
  gives_up boolean not null,
  posts bigint[] not null,
  links bigint[] not null,
  trunk jsonb not null default '{}'::jsonb,
  kept_rows jsonb not null default '{}'::jsonb,
  constraint departures__pkey PRIMARY KEY (user_id),
  constraint departures__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX departures__due ON departures USING btree (until);
CREATE TRIGGER departures__copy_kept_rows BEFORE INSERT OR UPDATE OF trunk, kept_rows ON departures FOR EACH ROW EXECUTE FUNCTION copy_kept_rows();

create table digests (
  user_id bigint not null,
  rhythm text not null,
  last_period text not null,
  told_until timestamp with time zone not null,
  constraint digests__pkey PRIMARY KEY (user_id),
  constraint digests__rhythm CHECK (rhythm = ANY (ARRAY['daily'::text, 'weekly'::text])),
  constraint digests__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table exchange_rates (
  day date not null,
  currency text not null,
  units_per_euro numeric(18,6) not null,
  constraint exchange_rates__pkey PRIMARY KEY (currency, day)
);

create table factors (
  id bigint generated always as identity not null,
  user_id bigint not null,
  kind text not null,
  name text not null,
  sealed_secret bytea,
  last_step bigint,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  removed_at timestamp with time zone,
  credential_id bytea,
  public_key bytea,
  sign_count bigint not null default 0,
  transports text[] not null default '{}'::text[],
  constraint factors__kind CHECK (kind = ANY (ARRAY['totp'::text, 'passkey'::text])),
  constraint factors__passkey CHECK ((kind = 'passkey'::text) = (credential_id IS NOT NULL AND public_key IS NOT NULL)),
  constraint factors__pkey PRIMARY KEY (id),
  constraint factors__totp CHECK ((kind = 'totp'::text) = (sealed_secret IS NOT NULL)),
  constraint factors__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX factors__credential ON factors USING btree (user_id, credential_id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX factors__one_totp ON factors USING btree (user_id) WHERE ((kind = 'totp'::text) AND (removed_at IS NULL));
CREATE INDEX factors__user ON factors USING btree (user_id);

create table favourites (
  id bigint generated always as identity not null,
  user_id bigint not null,
  post_id bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint favourites__once UNIQUE (user_id, post_id),
  constraint favourites__pkey PRIMARY KEY (id),
  constraint favourites__post FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint favourites__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX favourites__newest ON favourites USING btree (user_id, id DESC);
CREATE INDEX favourites__post ON favourites USING btree (post_id);
CREATE TRIGGER favourites__count_delete AFTER DELETE ON favourites REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_favourites();
CREATE TRIGGER favourites__count_insert AFTER INSERT ON favourites REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_favourites();
CREATE TRIGGER favourites__refuse_leaving AFTER INSERT ON favourites FOR EACH ROW EXECUTE FUNCTION refuse_tie_of_leaving('user_id');

create table follows (
  id bigint generated always as identity not null,
  user_id bigint not null,
  follower_id bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint follows__follower FOREIGN KEY (follower_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint follows__not_self CHECK (user_id <> follower_id),
  constraint follows__once UNIQUE (follower_id, user_id),
  constraint follows__pkey PRIMARY KEY (id),
  constraint follows__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX follows__followers ON follows USING btree (user_id, id DESC);
CREATE INDEX follows__following ON follows USING btree (follower_id, id DESC);
CREATE TRIGGER follows__count_delete AFTER DELETE ON follows REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
CREATE TRIGGER follows__count_insert AFTER INSERT ON follows REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
CREATE TRIGGER follows__refuse_leaving AFTER INSERT ON follows FOR EACH ROW EXECUTE FUNCTION refuse_tie_of_leaving('user_id', 'follower_id');

create table former_slugs (
  slug text not null,
  hotel_id bigint not null,
  merged_at timestamp with time zone not null default now(),
  constraint former_slugs__hotel FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  constraint former_slugs__pkey PRIMARY KEY (slug)
);
CREATE INDEX former_slugs__hotel_id ON former_slugs USING btree (hotel_id);

create table freed_usernames (
  username_hash bytea not null,
  user_id bigint,
  freed_at timestamp with time zone not null,
  constraint freed_usernames_pkey PRIMARY KEY (username_hash),
  constraint freed_usernames_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX freed_usernames__user ON freed_usernames USING btree (user_id);

create table hotel_lookups (
  service text not null,
  name_key text not null,
  place_key text not null,
  houses jsonb not null,
  asked_at timestamp with time zone not null,
  constraint hotel_lookups__pkey PRIMARY KEY (service, name_key, place_key)
);

create table hotels (
  id bigint generated always as identity not null,
  slug text not null,
  name text not null,
  name_key text not null,
  street text,
  zip text,
  city text,
  state text,
  country text,
  lat double precision,
  lng double precision,
  website text,
  posts_count integer not null default 0,
  created_at timestamp with time zone not null default now(),
  key_version smallint not null default 0,
  placed_by text,
  place_id text,
  placed_at timestamp with time zone,
  constraint hotels__pkey PRIMARY KEY (id),
  constraint hotels__slug UNIQUE (slug)
);
CREATE INDEX hotels__house ON hotels USING btree (placed_by, place_id) WHERE (place_id IS NOT NULL);
CREATE INDEX hotels__key ON hotels USING btree (name_key);
CREATE INDEX hotels__key_version ON hotels USING btree (key_version, id);
CREATE INDEX hotels__name_key ON hotels USING gin (name_key gin_trgm_ops);
CREATE INDEX hotels__place ON hotels USING gist (ll_to_earth(lat, lng)) WHERE ((lat IS NOT NULL) AND (lng IS NOT NULL));
CREATE TRIGGER hotels__renew_cards AFTER UPDATE OF slug ON hotels FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION renew_cards_of_hotel();

create table identities (
  provider text not null,
  subject text not null,
  user_id bigint not null,
  email text,
  created_at timestamp with time zone not null default now(),
  constraint identities__pkey PRIMARY KEY (provider, subject),
  constraint identities__provider CHECK (provider = ANY (ARRAY['google'::text, 'apple'::text, 'instagram'::text])),
  constraint identities__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX identities__user ON identities USING btree (user_id);

create table import_corrections (
  user_id bigint not null,
  found_key text not null,
  found_name text not null,
  hotel_name text not null,
  city text,
  region text,
  country text,
  lat double precision,
  lng double precision,
  caption text not null,
  corrected_at timestamp(3) with time zone not null,
  constraint import_corrections__pkey PRIMARY KEY (user_id, found_key),
  constraint import_corrections__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table import_items (
  id bigint generated always as identity not null,
  import_id bigint not null,
  user_id bigint not null,
  key text not null,
  state text not null,
  caption text not null,
  taken_at timestamp(3) with time zone,
  location_name text,
  stay boolean not null,
  probability real not null,
  finding jsonb not null,
  evidence jsonb not null,
  hotel_name text,
  city text,
  region text,
  country text,
  lat double precision,
  lng double precision,
  price_minor bigint,
  price_currency text,
  price_per text,
  corrected boolean not null default false,
  duplicate_of bigint,
  post_id bigint,
  pictures integer not null default 0,
  decided_at timestamp(3) with time zone,
  doubt text,
  constraint import_items__duplicate FOREIGN KEY (duplicate_of) REFERENCES posts(id) ON DELETE SET NULL,
  constraint import_items__import FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_items__once UNIQUE (import_id, key),
  constraint import_items__pkey PRIMARY KEY (id),
  constraint import_items__post FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL,
  constraint import_items__price CHECK ((price_minor IS NULL) = (price_currency IS NULL) AND price_minor >= 0),
  constraint import_items__state CHECK (state = ANY (ARRAY['review'::text, 'accepted'::text, 'imported'::text, 'rejected'::text, 'duplicate'::text, 'skipped'::text])),
  constraint import_items_doubt_check CHECK (doubt = ANY (ARRAY['stay'::text, 'handle'::text, 'hotel'::text, 'price'::text]))
);
CREATE INDEX import_items__known ON import_items USING btree (user_id, key);
CREATE INDEX import_items__post_of ON import_items USING btree (post_id) WHERE (post_id IS NOT NULL);
CREATE INDEX import_items__queue ON import_items USING btree (import_id, state, id);
CREATE INDEX import_items__twin_of ON import_items USING btree (duplicate_of) WHERE (duplicate_of IS NOT NULL);

create table imports (
  id bigint generated always as identity not null,
  user_id bigint not null,
  source text not null,
  label text not null,
  handle text,
  total integer not null,
  fingerprint text,
  archived boolean not null,
  ad_label boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  holder text,
  held_until timestamp(3) with time zone,
  constraint imports__held CHECK ((holder IS NULL) = (held_until IS NULL)),
  constraint imports__once UNIQUE (user_id, fingerprint),
  constraint imports__pkey PRIMARY KEY (id),
  constraint imports__source CHECK (source = ANY (ARRAY['export'::text, 'scan'::text, 'account'::text])),
  constraint imports__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX imports__owner ON imports USING btree (user_id, id DESC);

create table instagram_accounts (
  user_id bigint not null,
  handle text not null,
  sealed_token bytea not null,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  connected_at timestamp with time zone not null,
  network_ids text[] not null default '{}'::text[],
  constraint instagram_accounts__pkey PRIMARY KEY (user_id),
  constraint instagram_accounts__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table instagram_visits (
  state_hash bytea not null,
  user_id bigint not null,
  purpose text not null,
  language text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint instagram_visits__pkey PRIMARY KEY (state_hash),
  constraint instagram_visits__purpose CHECK (purpose = ANY (ARRAY['import'::text, 'post'::text, 'claim'::text, 'picker'::text])),
  constraint instagram_visits__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX instagram_visits__expiry ON instagram_visits USING btree (expires_at);
CREATE INDEX instagram_visits__user ON instagram_visits USING btree (user_id);

create table ledger_entries (
  id bigint generated always as identity not null,
  transaction_id bigint not null,
  account text not null,
  user_id bigint not null,
  booking bigint not null,
  currency text not null,
  amount_minor bigint not null,
  constraint ledger_entries__account CHECK (account = ANY (ARRAY['expected'::text, 'payable'::text, 'in_payout'::text, 'paid'::text, 'commission'::text])),
  constraint ledger_entries__booking FOREIGN KEY (booking) REFERENCES bookings(id),
  constraint ledger_entries__not_zero CHECK (amount_minor <> 0),
  constraint ledger_entries__pkey PRIMARY KEY (id),
  constraint ledger_entries__transaction FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id),
  constraint ledger_entries__user FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX ledger_entries__balances ON ledger_entries USING btree (user_id, currency, account) INCLUDE (amount_minor);
CREATE INDEX ledger_entries__booking ON ledger_entries USING btree (booking);
CREATE INDEX ledger_entries__transaction ON ledger_entries USING btree (transaction_id);
CREATE TRIGGER ledger_entries__append_only BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_entries__balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balanced();
CREATE TRIGGER ledger_entries__no_truncate BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table ledger_proofs (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  balanced boolean not null,
  report jsonb not null,
  constraint ledger_proofs__pkey PRIMARY KEY (id)
);

create table ledger_transactions (
  id bigint generated always as identity not null,
  cause text not null,
  cause_id text not null,
  at timestamp with time zone not null,
  constraint ledger_transactions__cause CHECK (cause = ANY (ARRAY['booking'::text, 'payout'::text, 'operator'::text])),
  constraint ledger_transactions__pkey PRIMARY KEY (id)
);
CREATE INDEX ledger_transactions__cause ON ledger_transactions USING btree (cause_id);
CREATE TRIGGER ledger_transactions__append_only BEFORE DELETE OR UPDATE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transactions__no_truncate BEFORE TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table link_arrangements (
  routing text not null,
  arranged_at timestamp with time zone not null default now(),
  constraint link_arrangements__pkey PRIMARY KEY (routing)
);

create table links (
  id bigint generated always as identity not null,
  code text not null,
  user_id bigint not null,
  post_id bigint,
  hotel_id bigint,
  label text not null,
  target_url text not null,
  partner text not null,
  clicks_count integer not null default 0,
  switched_off_at timestamp with time zone,
  broken_at timestamp with time zone,
  broken_reason text,
  checked_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  partner_url text,
  revision integer not null default 0,
  failed_checks smallint not null default 0,
  source_handle text,
  handed_at timestamp with time zone,
  source_account_id text,
  constraint links__code UNIQUE (code),
  constraint links__hotel FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE SET NULL,
  constraint links__pkey PRIMARY KEY (id),
  constraint links__post FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL,
  constraint links__user FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX links__newest ON links USING btree (user_id, id DESC);
CREATE UNIQUE INDEX links__one_a_post ON links USING btree (post_id) WHERE (post_id IS NOT NULL);
CREATE INDEX links__to_check ON links USING btree (checked_at NULLS FIRST) WHERE (switched_off_at IS NULL);
CREATE TRIGGER links__keep_clicks BEFORE DELETE ON links FOR EACH ROW EXECUTE FUNCTION refuse_clicked_link();
CREATE TRIGGER links__refuse_leaving AFTER INSERT ON links FOR EACH ROW WHEN (new.post_id IS NULL) EXECUTE FUNCTION refuse_tie_of_leaving('user_id');
CREATE TRIGGER links__renew_card AFTER INSERT OR DELETE ON links FOR EACH ROW EXECUTE FUNCTION renew_card_of_post();
CREATE TRIGGER links__renew_card_update AFTER UPDATE OF post_id, code, partner, switched_off_at ON links FOR EACH ROW WHEN (old.post_id IS DISTINCT FROM new.post_id OR old.code IS DISTINCT FROM new.code OR old.partner IS DISTINCT FROM new.partner OR old.switched_off_at IS DISTINCT FROM new.switched_off_at) EXECUTE FUNCTION renew_card_of_post();

create table lookup_budgets (
  import_key text not null,
  asked integer not null,
  began_at timestamp with time zone not null,
  constraint lookup_budgets__pkey PRIMARY KEY (import_key)
);

create table mail_tokens (
  token_hash bytea not null,
  user_id bigint not null,
  purpose text not null,
  payload jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint mail_tokens__pkey PRIMARY KEY (token_hash),
  constraint mail_tokens__purpose CHECK (purpose = ANY (ARRAY['reset_password'::text, 'undo_email'::text, 'confirm_email'::text, 'change_email'::text, 'not_me'::text])),
  constraint mail_tokens__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mail_tokens__user ON mail_tokens USING btree (user_id, purpose);

create table moderation_appeals (
  id bigint generated always as identity not null,
  decision_id bigint not null,
  text text not null,
  created_at timestamp with time zone not null,
  outcome text,
  answer text,
  decided_by bigint,
  decided_at timestamp with time zone,
  constraint moderation_appeals__decider FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint moderation_appeals__decision FOREIGN KEY (decision_id) REFERENCES moderation_decisions(id) ON DELETE CASCADE,
  constraint moderation_appeals__once UNIQUE (decision_id),
  constraint moderation_appeals__outcome CHECK (outcome = ANY (ARRAY['upheld'::text, 'reversed'::text])),
  constraint moderation_appeals__pkey PRIMARY KEY (id)
);
CREATE INDEX moderation_appeals__decider ON moderation_appeals USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX moderation_appeals__open ON moderation_appeals USING btree (id) WHERE (outcome IS NULL);

create table moderation_cases (
  id bigint generated always as identity not null,
  subject text not null,
  post_id bigint,
  member_id bigint not null,
  state text not null default 'open'::text,
  urgent boolean not null,
  opened_at timestamp with time zone not null,
  held_for text[] not null default '{}'::text[],
  constraint moderation_cases__member FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint moderation_cases__pkey PRIMARY KEY (id),
  constraint moderation_cases__post FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL,
  constraint moderation_cases__state CHECK (state = ANY (ARRAY['open'::text, 'decided'::text])),
  constraint moderation_cases__subject CHECK (subject = ANY (ARRAY['post'::text, 'member'::text]))
);
CREATE INDEX moderation_cases__member ON moderation_cases USING btree (member_id);
CREATE UNIQUE INDEX moderation_cases__open_member ON moderation_cases USING btree (member_id) WHERE ((state = 'open'::text) AND (subject = 'member'::text));
CREATE UNIQUE INDEX moderation_cases__open_post ON moderation_cases USING btree (post_id, member_id) WHERE ((state = 'open'::text) AND (post_id IS NOT NULL));
CREATE INDEX moderation_cases__post ON moderation_cases USING btree (post_id) WHERE (post_id IS NOT NULL);
CREATE INDEX moderation_cases__queue ON moderation_cases USING btree (state, urgent, id);

create table moderation_decisions (
  id bigint generated always as identity not null,
  case_id bigint not null,
  moderator_id bigint,
  action text not null,
  ground text,
  clause text not null,
  facts text not null,
  label text,
  links bigint[] not null default '{}'::bigint[],
  until timestamp with time zone,
  ended_at timestamp with time zone,
  decided_at timestamp with time zone not null,
  constraint moderation_decisions__action CHECK (action = ANY (ARRAY['nothing'::text, 'label'::text, 'hide'::text, 'remove'::text, 'limit'::text, 'suspend'::text])),
  constraint moderation_decisions__case FOREIGN KEY (case_id) REFERENCES moderation_cases(id) ON DELETE CASCADE,
  constraint moderation_decisions__ground CHECK (ground = ANY (ARRAY['law'::text, 'terms'::text])),
  constraint moderation_decisions__label CHECK (label = ANY (ARRAY['advertising'::text, 'misleading'::text])),
  constraint moderation_decisions__moderator FOREIGN KEY (moderator_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint moderation_decisions__pkey PRIMARY KEY (id)
);
CREATE INDEX moderation_decisions__case ON moderation_decisions USING btree (case_id);
CREATE INDEX moderation_decisions__due ON moderation_decisions USING btree (until) WHERE ((ended_at IS NULL) AND (until IS NOT NULL));
CREATE INDEX moderation_decisions__moderator ON moderation_decisions USING btree (moderator_id) WHERE (moderator_id IS NOT NULL);

create table mutes (
  user_id bigint not null,
  muted_id bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint mutes__muted FOREIGN KEY (muted_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint mutes__not_self CHECK (user_id <> muted_id),
  constraint mutes__pkey PRIMARY KEY (user_id, muted_id),
  constraint mutes__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mutes__muted ON mutes USING btree (muted_id);
CREATE TRIGGER mutes__refuse_leaving AFTER INSERT ON mutes FOR EACH ROW EXECUTE FUNCTION refuse_tie_of_leaving('user_id', 'muted_id');

create table network_posts (
  id text not null,
  handle text not null,
  shortcode text,
  caption text,
  permalink text,
  media_type text not null,
  media_url text,
  children jsonb not null default '[]'::jsonb,
  taken_at timestamp with time zone,
  author_name text,
  author_picture text,
  fetched_at timestamp with time zone not null,
  account_id text,
  constraint network_posts__pkey PRIMARY KEY (id)
);
CREATE INDEX network_posts__handle ON network_posts USING btree (handle);
CREATE INDEX network_posts__shortcode ON network_posts USING btree (shortcode) WHERE (shortcode IS NOT NULL);

create table network_requests (
  code text not null,
  request_hash bytea not null,
  kind text not null,
  found boolean not null,
  handled_at timestamp with time zone not null,
  constraint network_requests__kind CHECK (kind = ANY (ARRAY['deauthorization'::text, 'deletion'::text])),
  constraint network_requests__once UNIQUE (request_hash),
  constraint network_requests__pkey PRIMARY KEY (code)
);
CREATE INDEX network_requests__age ON network_requests USING btree (handled_at);

create table notification_settings (
  user_id bigint not null,
  kind text not null,
  in_app boolean not null default true,
  mail boolean not null default false,
  push boolean,
  constraint notification_settings__pkey PRIMARY KEY (user_id, kind),
  constraint notification_settings__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table notifications (
  id bigint generated always as identity not null,
  user_id bigint not null,
  kind text not null,
  actor_id bigint,
  post_id bigint,
  payload jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  constraint notifications__actor FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint notifications__post FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint notifications__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
) partition by RANGE (created_at);
CREATE INDEX notifications__actor ON ONLY public.notifications USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX notifications__newest ON ONLY public.notifications USING btree (user_id, id DESC);
CREATE INDEX notifications__post ON ONLY public.notifications USING btree (post_id) WHERE (post_id IS NOT NULL);
CREATE INDEX notifications__unread ON ONLY public.notifications USING btree (user_id) WHERE (read_at IS NULL);

create table passkey_challenges (
  challenge bytea not null,
  holder text not null,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges__pkey PRIMARY KEY (challenge)
);

create table payout_items (
  id bigint generated always as identity not null,
  payout_id bigint not null,
  user_id bigint not null,
  end_to_end_id text not null,
  currency text not null,
  amount_minor bigint not null,
  state text not null,
  reason_code text,
  reason_text text,
  iban_last4 text not null,
  credit_note text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  vat_treatment text,
  vat_basis_points integer,
  vat_minor bigint,
  sealed_vat_id bytea,
  sealed_note bytea,
  returned_at timestamp with time zone,
  deducted_by bigint,
  constraint payout_items__amount CHECK (amount_minor > 0),
  constraint payout_items__credit_note UNIQUE (credit_note),
  constraint payout_items__deducted_by FOREIGN KEY (deducted_by) REFERENCES payout_items(id),
  constraint payout_items__end_to_end UNIQUE (end_to_end_id),
  constraint payout_items__payout FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint payout_items__pkey PRIMARY KEY (id),
  constraint payout_items__state CHECK (state = ANY (ARRAY['in_payout'::text, 'paid'::text, 'rejected'::text, 'returned'::text])),
  constraint payout_items__user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint payout_items__vat_treatment CHECK (vat_treatment = ANY (ARRAY['none'::text, 'small_business'::text, 'reverse_charge'::text, 'domestic'::text]))
);
CREATE INDEX payout_items__newest ON payout_items USING btree (user_id, id DESC);
CREATE INDEX payout_items__payout ON payout_items USING btree (payout_id);
CREATE INDEX payout_items__returned ON payout_items USING btree (user_id) WHERE (state = 'returned'::text);

create table payout_lines (
  item_id bigint not null,
  booking bigint not null,
  amount_minor bigint not null,
  constraint payout_lines__booking FOREIGN KEY (booking) REFERENCES bookings(id),
  constraint payout_lines__item FOREIGN KEY (item_id) REFERENCES payout_items(id),
  constraint payout_lines__pkey PRIMARY KEY (item_id, booking)
);

create table payouts (
  id bigint generated always as identity not null,
  message_id text not null,
  state text not null,
  file text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  answered_at timestamp with time zone,
  constraint payouts__message UNIQUE (message_id),
  constraint payouts__pkey PRIMARY KEY (id),
  constraint payouts__state CHECK (state = ANY (ARRAY['written'::text, 'sent'::text, 'accepted'::text, 'partly'::text, 'rejected'::text]))
);

create table pending_sign_ins (
  token_hash bytea not null,
  user_id bigint not null,
  expires_at timestamp with time zone not null,
  constraint pending_sign_ins__pkey PRIMARY KEY (token_hash),
  constraint pending_sign_ins__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX pending_sign_ins__user ON pending_sign_ins USING btree (user_id);

create table pictures (
  id bigint generated always as identity not null,
  post_id bigint not null,
  "position" smallint not null,
  key text not null,
  status text not null default 'pending'::text,
  source_url text,
  alt text,
  width integer,
  height integer,
  thumbhash text,
  failure text,
  created_at timestamp with time zone not null default now(),
  fingerprint bit(128),
  constraint pictures__key UNIQUE (key),
  constraint pictures__pkey PRIMARY KEY (id),
  constraint pictures__position UNIQUE (post_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint pictures__post FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint pictures__status CHECK (status = ANY (ARRAY['pending'::text, 'ready'::text, 'failed'::text]))
);
CREATE TRIGGER pictures__renew_card AFTER INSERT OR DELETE OR UPDATE OF post_id, "position", key, status, alt, width, height, thumbhash ON pictures FOR EACH ROW EXECUTE FUNCTION renew_card_of_post();

create table post_tags (
  post_id bigint not null,
  tag_id bigint not null,
  "position" smallint not null default 0,
  constraint post_tags__pkey PRIMARY KEY (post_id, tag_id),
  constraint post_tags__post FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint post_tags__tag FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE
);
CREATE INDEX post_tags__tag ON post_tags USING btree (tag_id);
CREATE TRIGGER post_tags__count_delete AFTER DELETE ON post_tags REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_post_tags();
CREATE TRIGGER post_tags__count_insert AFTER INSERT ON post_tags REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_post_tags();
CREATE TRIGGER post_tags__renew_card AFTER INSERT OR DELETE OR UPDATE ON post_tags FOR EACH ROW EXECUTE FUNCTION renew_card_of_post();

create table posts (
  id bigint generated always as identity not null,
  user_id bigint not null,
  caption text not null default ''::text,
  location text not null default ''::text,
  hotel_id bigint,
  hotel_name text,
  hotel_url text,
  lat double precision,
  lng double precision,
  street text,
  zip text,
  city text,
  state text,
  country text,
  price_minor bigint,
  price_currency text,
  price_per text,
  found smallint not null default 0,
  archived boolean not null default false,
  source text not null default 'written'::text,
  source_post_id text,
  source_handle text,
  source_url text,
  content_hash bytea,
  favourites_count integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  saved_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  search_text text generated always as (fold(((((((((location || ' '::text) || COALESCE(hotel_name, ''::text)) || ' '::text) || COALESCE(city, ''::text)) || ' '::text) || COALESCE(state, ''::text)) || ' '::text) || COALESCE(country, ''::text)))) stored,
  ad_label boolean not null default false,
  withheld text,
  shows_again boolean not null default false,
  label text,
  card_version bigint not null default ((pg_current_xact_id())::text)::bigint,
  source_account_id text,
  typed_by_saver boolean not null default false,
  constraint posts__found CHECK (found >= 0 AND found <= 3),
  constraint posts__hotel FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE SET NULL,
  constraint posts__label CHECK (label = ANY (ARRAY['advertising'::text, 'misleading'::text])),
  constraint posts__pkey PRIMARY KEY (id),
  constraint posts__place CHECK ((lat IS NULL) = (lng IS NULL)),
  constraint posts__price CHECK ((price_minor IS NULL) = (price_currency IS NULL) AND price_minor >= 0),
  constraint posts__price_per CHECK (price_per = ANY (ARRAY['night'::text, 'person'::text, 'stay'::text, 'week'::text])),
  constraint posts__source CHECK (source = ANY (ARRAY['written'::text, 'instagram'::text, 'export'::text, 'link'::text])),
  constraint posts__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint posts__withheld CHECK (withheld = ANY (ARRAY['hidden'::text, 'removed'::text, 'suspended'::text, 'creator'::text, 'held'::text])),
  constraint posts__withheld_archived CHECK (withheld IS NULL OR archived)
);
CREATE INDEX posts__author ON posts USING btree (user_id, archived, created_at DESC, id DESC);
CREATE UNIQUE INDEX posts__content_once ON posts USING btree (user_id, content_hash) WHERE (content_hash IS NOT NULL);
CREATE INDEX posts__country_latest ON posts USING btree (country, created_at DESC, id DESC) WHERE (NOT archived);
CREATE INDEX posts__favoured ON posts USING btree (favourites_count DESC, created_at DESC, id DESC) WHERE (NOT archived);
CREATE INDEX posts__hotel_favoured ON posts USING btree (hotel_id, favourites_count DESC, id) WHERE (NOT archived);
CREATE INDEX posts__hotel_latest ON posts USING btree (hotel_id, created_at DESC, id DESC) WHERE (NOT archived);
CREATE INDEX posts__latest ON posts USING btree (created_at DESC, id DESC) WHERE (NOT archived);
CREATE INDEX posts__map ON posts USING btree (lat, lng) INCLUDE (id, user_id) WHERE ((lat IS NOT NULL) AND (NOT archived));
CREATE INDEX posts__place_index ON posts USING gist (ll_to_earth(lat, lng)) WHERE ((lat IS NOT NULL) AND (NOT archived));
CREATE INDEX posts__search ON posts USING gin (search_text gin_trgm_ops) WHERE (NOT archived);
CREATE INDEX posts__source_handle ON posts USING btree (lower(source_handle), id DESC) WHERE (source_handle IS NOT NULL);
CREATE UNIQUE INDEX posts__source_once ON posts USING btree (user_id, source_post_id) WHERE (source_post_id IS NOT NULL);
CREATE INDEX posts__told ON posts USING btree (md5(regexp_replace(fold(caption), '[[:space:][:digit:][:punct:]]+'::text, ''::text, 'g'::text)), saved_at) WHERE ((source = 'written'::text) AND (length(caption) >= 40));
CREATE INDEX posts__withheld ON posts USING btree (user_id) WHERE (withheld IS NOT NULL);
CREATE INDEX posts__words_told ON posts USING btree (md5(words_told(caption)), saved_at) WHERE ((source = 'written'::text) AND (length(caption) >= 40));
CREATE TRIGGER posts__count_insert_delete AFTER INSERT OR DELETE ON posts FOR EACH ROW EXECUTE FUNCTION count_posts();
CREATE TRIGGER posts__count_update AFTER UPDATE ON posts REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_changed_posts();
CREATE TRIGGER posts__keep_withheld BEFORE INSERT OR UPDATE OF archived, withheld ON posts FOR EACH ROW WHEN (NOT new.archived) EXECUTE FUNCTION keep_withheld();
CREATE TRIGGER posts__note_posted AFTER INSERT OR UPDATE OF created_at, user_id ON posts FOR EACH ROW EXECUTE FUNCTION note_posted();
CREATE TRIGGER posts__put_away_of_leaving BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION put_away_of_leaving();
CREATE TRIGGER posts__renew_card BEFORE UPDATE OF user_id, hotel_id, caption, location, hotel_name, hotel_url, lat, lng, street, zip, city, state, country, price_minor, price_currency, price_per, found, archived, withheld, label, ad_label, source_post_id, source_handle, source_url, created_at ON posts FOR EACH ROW EXECUTE FUNCTION renew_card();

create table push_keys (
  id bigint not null,
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamp with time zone not null,
  constraint push_keys__one CHECK (id = 1),
  constraint push_keys__pkey PRIMARY KEY (id)
);

create table push_subscriptions (
  id bigint generated always as identity not null,
  user_id bigint not null,
  session_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamp with time zone not null,
  constraint push_subscriptions__endpoint UNIQUE (endpoint),
  constraint push_subscriptions__of_session FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint push_subscriptions__pkey PRIMARY KEY (id),
  constraint push_subscriptions__session UNIQUE (session_id),
  constraint push_subscriptions__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions__member ON push_subscriptions USING btree (user_id, id);

create table rate_limits (
  key text not null,
  points integer not null,
  expire bigint,
  constraint rate_limits__pkey PRIMARY KEY (key)
);

create table recommendations (
  id bigint generated always as identity not null,
  from_id bigint not null,
  to_id bigint,
  location text not null,
  lat double precision,
  lng double precision,
  street text,
  zip text,
  city text,
  state text,
  country text,
  created_at timestamp with time zone not null default now(),
  constraint recommendations__from FOREIGN KEY (from_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint recommendations__pkey PRIMARY KEY (id),
  constraint recommendations__to FOREIGN KEY (to_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX recommendations__from_newest ON recommendations USING btree (from_id, id DESC);
CREATE INDEX recommendations__to_newest ON recommendations USING btree (to_id, id DESC) WHERE (to_id IS NOT NULL);
CREATE TRIGGER recommendations__refuse_leaving AFTER INSERT ON recommendations FOR EACH ROW EXECUTE FUNCTION refuse_tie_of_leaving('from_id', 'to_id');

create table recovery_codes (
  id bigint generated always as identity not null,
  user_id bigint not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  replaced_at timestamp with time zone,
  constraint recovery_codes__pkey PRIMARY KEY (id),
  constraint recovery_codes__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX recovery_codes__user ON recovery_codes USING btree (user_id);

create table removed_pictures (
  id bigint generated always as identity not null,
  fingerprint bit(128) not null,
  post_id bigint not null,
  removed_at timestamp with time zone not null,
  constraint removed_pictures__pkey PRIMARY KEY (id)
);
CREATE INDEX removed_pictures__post ON removed_pictures USING btree (post_id);

create table reports (
  id bigint generated always as identity not null,
  case_id bigint not null,
  part text not null,
  url text not null,
  category text not null,
  reason text not null,
  reporter_id bigint,
  reporter_name text,
  reporter_email text,
  language text not null,
  created_at timestamp with time zone not null,
  shown jsonb,
  constraint reports__case FOREIGN KEY (case_id) REFERENCES moderation_cases(id) ON DELETE CASCADE,
  constraint reports__category CHECK (category = ANY (ARRAY['illegal'::text, 'child_abuse'::text, 'hate'::text, 'personal_data'::text, 'copyright'::text, 'fraud'::text, 'hidden_advertising'::text, 'rules'::text])),
  constraint reports__language CHECK (language = ANY (ARRAY['en'::text, 'de'::text])),
  constraint reports__part CHECK (part = ANY (ARRAY['post'::text, 'caption'::text, 'profile'::text, 'list'::text])),
  constraint reports__pkey PRIMARY KEY (id),
  constraint reports__reporter FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX reports__case ON reports USING btree (case_id, id);
CREATE INDEX reports__email ON reports USING btree (lower(reporter_email)) WHERE (reporter_email IS NOT NULL);
CREATE INDEX reports__reporter ON reports USING btree (reporter_id) WHERE (reporter_id IS NOT NULL);

create table scan_leases (
  handle text not null,
  cursor text not null,
  ends_at timestamp with time zone not null,
  constraint scan_leases__pkey PRIMARY KEY (handle, cursor)
);

create table scan_pages (
  handle text not null,
  cursor text not null,
  next_cursor text,
  total integer,
  post_ids text[] not null,
  fetched_at timestamp with time zone not null,
  constraint scan_pages__pkey PRIMARY KEY (handle, cursor)
);

create table scanned_pages (
  handle text not null,
  cursor text not null,
  next_cursor text,
  total integer,
  post_ids text[] not null,
  fetched_at timestamp with time zone not null,
  constraint scanned_pages__pkey PRIMARY KEY (handle, cursor, fetched_at)
) partition by RANGE (fetched_at);

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migrations__pkey PRIMARY KEY (name)
);

create table second_readings (
  caption_hash bytea not null,
  model text not null,
  answer jsonb,
  read_at timestamp with time zone not null,
  constraint second_readings__pkey PRIMARY KEY (caption_hash, model)
);

create table secret_keys (
  name text not null,
  number integer not null,
  sealed bytea not null,
  master text not null,
  created_at timestamp with time zone not null default now(),
  resealed_at timestamp with time zone,
  constraint secret_keys__pkey PRIMARY KEY (name, number)
);

create table sessions (
  id bigint generated always as identity not null,
  token_hash bytea not null,
  user_id bigint not null,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  proven_at timestamp with time zone not null default now(),
  proof_code_hash bytea,
  proof_code_until timestamp with time zone,
  proof_code_tries integer not null default 0,
  proof_needs_cookie boolean not null default false,
  constraint sessions__pkey PRIMARY KEY (id),
  constraint sessions__token_hash UNIQUE (token_hash),
  constraint sessions__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions__user ON sessions USING btree (user_id);
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_ended_session();

create table sign_in_attempts (
  state_hash bytea not null,
  browser_hash bytea not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  next_path text,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  redeemed_at timestamp with time zone,
  verified_at timestamp with time zone,
  finished_at timestamp with time zone,
  subject text,
  email text,
  email_trusted boolean not null default false,
  name text,
  last_name text,
  constraint sign_in_attempts__pkey PRIMARY KEY (state_hash),
  constraint sign_in_attempts__provider CHECK (provider = ANY (ARRAY['google'::text, 'apple'::text]))
);
CREATE INDEX sign_in_attempts__browser ON sign_in_attempts USING btree (browser_hash);
CREATE INDEX sign_in_attempts__expiry ON sign_in_attempts USING btree (expires_at);
CREATE INDEX sign_in_attempts__name ON sign_in_attempts USING btree (provider, subject) WHERE (name IS NOT NULL);

create table tags (
  id bigint generated always as identity not null,
  name text not null,
  name_de text,
  posts_count integer not null default 0,
  constraint tags__name UNIQUE (name),
  constraint tags__pkey PRIMARY KEY (id)
);
CREATE INDEX tags__prefix ON tags USING btree (name text_pattern_ops);

create table taken_stays (
  post_id bigint not null,
  way text not null,
  saver_id bigint not null,
  taken_by bigint not null,
  taken_at timestamp with time zone not null,
  constraint taken_stays__pkey PRIMARY KEY (post_id),
  constraint taken_stays__post FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint taken_stays__saver FOREIGN KEY (saver_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint taken_stays__taker FOREIGN KEY (taken_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint taken_stays__way CHECK (way = ANY (ARRAY['down'::text, 'over'::text]))
);
CREATE INDEX taken_stays__saver ON taken_stays USING btree (saver_id);
CREATE INDEX taken_stays__taker ON taken_stays USING btree (taken_by);

create table takeouts (
  user_id bigint not null,
  key text not null,
  state text not null,
  done integer not null default 0,
  total integer not null default 0,
  bytes bigint,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint takeouts__pkey PRIMARY KEY (user_id),
  constraint takeouts__ready CHECK (state <> 'ready'::text OR bytes IS NOT NULL AND expires_at IS NOT NULL),
  constraint takeouts__state CHECK (state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text])),
  constraint takeouts__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table tax_profiles (
  id bigint generated always as identity not null,
  user_id bigint not null,
  country text not null,
  standing text not null,
  sealed_vat_id bytea,
  vat_id_last4 text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint tax_profiles__details FOREIGN KEY (user_id) REFERENCES bank_details(user_id) ON DELETE CASCADE,
  constraint tax_profiles__one_each UNIQUE (user_id),
  constraint tax_profiles__pkey PRIMARY KEY (id),
  constraint tax_profiles__standing CHECK (standing = ANY (ARRAY['private'::text, 'small_business'::text, 'business'::text])),
  constraint tax_profiles__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table terms_acceptances (
  id bigint generated always as identity not null,
  user_id bigint not null,
  version text not null,
  told_at timestamp with time zone,
  holds_from timestamp with time zone not null,
  read_at timestamp with time zone,
  accepted_at timestamp with time zone,
  way text,
  constraint terms_acceptances__accepted CHECK ((accepted_at IS NULL) = (way IS NULL)),
  constraint terms_acceptances__pkey PRIMARY KEY (id),
  constraint terms_acceptances__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint terms_acceptances__version UNIQUE (user_id, version),
  constraint terms_acceptances__way CHECK (way = ANY (ARRAY['signed_up'::text, 'went_on'::text]))
);
CREATE INDEX terms_acceptances__open ON terms_acceptances USING btree (holds_from) WHERE (accepted_at IS NULL);

create table told_marks (
  post_id bigint not null,
  marks integer[] not null,
  told_at timestamp with time zone not null,
  constraint told_marks__pkey PRIMARY KEY (post_id),
  constraint told_marks__post FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX told_marks__marks ON told_marks USING gin (marks);
CREATE INDEX told_marks__told ON told_marks USING btree (told_at);

create table totp_drafts (
  session_id bigint not null,
  sealed_secret bytea not null,
  expires_at timestamp with time zone not null,
  constraint totp_drafts__pkey PRIMARY KEY (session_id),
  constraint totp_drafts__session FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);

create table users (
  id bigint generated by default as identity not null,
  username text not null,
  username_key text generated always as (lower(username)) stored,
  name text not null,
  last_name text,
  email text not null,
  email_key text generated always as (lower(email)) stored,
  password_hash text,
  bio text not null default ''::text,
  language text,
  permissions text[] not null default '{}'::text[],
  avatar_key text,
  cover_key text,
  followers_count integer not null default 0,
  following_count integer not null default 0,
  posts_count integer not null default 0,
  demo boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  last_posted_at timestamp(3) with time zone,
  search_text text generated always as (fold(((((username || ' '::text) || name) || ' '::text) || COALESCE(last_name, ''::text)))) stored,
  left_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  payouts_paused_until timestamp with time zone,
  suspended_at timestamp with time zone,
  limited_at timestamp with time zone,
  atlas_shown boolean not null default false,
  browsers_known_since timestamp with time zone,
  terms_unread boolean not null default false,
  trust smallint not null default 0,
  trust_at timestamp with time zone,
  card_version bigint not null default 0,
  limited_save_at timestamp with time zone,
  bio_hidden_at timestamp with time zone,
  unconfirmed_mails integer not null default 0,
  unconfirmed_mails_since timestamp with time zone,
  constraint users__email_key UNIQUE (email_key),
  constraint users__language CHECK (language = ANY (ARRAY['en'::text, 'de'::text])),
  constraint users__pkey PRIMARY KEY (id),
  constraint users__username_key UNIQUE (username_key)
);
CREATE INDEX users__gone_avatar ON users USING btree (avatar_key) WHERE ((suspended_at IS NOT NULL) OR (left_at IS NOT NULL));
CREATE INDEX users__gone_cover ON users USING btree (cover_key) WHERE ((suspended_at IS NOT NULL) OR (left_at IS NOT NULL));
CREATE INDEX users__search ON users USING gin (search_text gin_trgm_ops);
CREATE INDEX users__suspended ON users USING btree (id) WHERE (suspended_at IS NOT NULL);
CREATE INDEX users__username_prefix ON users USING btree (username_key text_pattern_ops);
CREATE TRIGGER users__renew_card AFTER UPDATE OF username, name, last_name, avatar_key, atlas_shown ON users FOR EACH ROW EXECUTE FUNCTION renew_card_of_member();

create table wishes (
  id bigint generated always as identity not null,
  user_id bigint not null,
  state text not null default 'open'::text,
  mark text not null,
  hotel_id bigint,
  hotel_name text not null,
  city text,
  region text,
  country text,
  lat double precision,
  lng double precision,
  source_url text,
  source_author text,
  source_post_id bigint,
  own_post_id bigint,
  saved_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  constraint wishes__hotel FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE SET NULL,
  constraint wishes__once UNIQUE (user_id, mark),
  constraint wishes__own_post FOREIGN KEY (own_post_id) REFERENCES posts(id) ON DELETE SET NULL,
  constraint wishes__pkey PRIMARY KEY (id),
  constraint wishes__source_post FOREIGN KEY (source_post_id) REFERENCES posts(id) ON DELETE SET NULL,
  constraint wishes__state CHECK (state = ANY (ARRAY['open'::text, 'stayed'::text, 'removed'::text])),
  constraint wishes__user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX wishes__hotel_of ON wishes USING btree (hotel_id) WHERE (hotel_id IS NOT NULL);
CREATE INDEX wishes__newest ON wishes USING btree (user_id, state, saved_at DESC, id DESC);
CREATE INDEX wishes__own_of ON wishes USING btree (own_post_id) WHERE (own_post_id IS NOT NULL);
CREATE INDEX wishes__source_of ON wishes USING btree (source_post_id) WHERE (source_post_id IS NOT NULL);

create view booking_doors as
 SELECT token_hash,
    booking,
    side
   FROM booking_links;

create view placing_budgets as
 SELECT import_key AS undertaking,
    asked,
    began_at
   FROM lookup_budgets;
