import { createHash } from 'node:crypto';
import { sandboxUrl } from '../servers.ts';
import { bulkFill, inSteps, type Run, type Say } from './bulk-fill.ts';

export interface SiteScale {
  members: number;
  posts: number;
  /** Members whom the measured viewer follows. */
  followed: number;
  /** Follows of all others, spread evenly; one member in a hundred also follows the popular one. */
  follows: number;
}

/** Members who look at pages: the first ones. Each follows as many. */
export const viewers = 20;
/** Token of a viewer; member 1 by default. */
export const tokenOf = (viewer: number): string => `benchmark-viewer-token-${viewer}`;
/** The member with the longest list of followers. */
export const popularMember = 2;
/** The town with one post in a hundred, all within a few kilometres. */
export const busyTown = { lat: 45.4, lng: 12.3, name: 'Lagoon City' } as const;
const favourites = 300;

/** Hotels that posts are about, all with about as many. */
export const hotels = 5000;

/** Changes with what is generated, so that an older stored database is not mistaken for it. */
const edition = 5;

export const siteName = ({ members, posts, followed, follows }: SiteScale): string =>
  ['site', edition, members, posts, followed, follows].join('_');

/** Fills an empty, migrated database with generated members, posts, pictures, tags and follows. */
export async function fillSite(url: string, scale: SiteScale, onProgress: Say): Promise<void> {
  const fill = async (run: Run) => {
    await fillMembers(run, scale);
    await inSteps(scale.posts, { what: 'posts', onProgress }, (from, to) =>
      fillPosts(run, scale, { from, to }),
    );
    await inSteps(scale.posts, { what: 'links', onProgress }, (from, to) => fillLinks(run, { from, to }));
    await fillFollows(run, scale, onProgress);
    await run(
      `insert into favourites (user_id, post_id)
       select 1, 1 + (i * 37) % $1 from generate_series(1, $2::integer) i on conflict do nothing`,
      [scale.posts, favourites],
    );
    await doAsTriggersDo(run);
    await countOn(run);
  };
  await bulkFill(url, {
    tables: ['posts', 'users', 'follows', 'post_tags', 'pictures', 'links'],
    fill,
    onProgress,
  });
}

/** Rows written from now on continue the ids that were assigned while filling. */
async function countOn(run: Run): Promise<void> {
  for (const table of ['users', 'hotels', 'posts'])
    await run(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
}

/** What triggers would have written for each row: each table is written once, including counters. */
async function doAsTriggersDo(run: Run): Promise<void> {
  await run(
    `update users set posts_count = coalesce(own.count, 0), last_posted_at = own.newest,
       followers_count = coalesce(followers.count, 0), following_count = coalesce(following.count, 0)
     from users same
       left join (select user_id as id, count(*) as count, max(created_at) as newest from posts group by 1) own using (id)
       left join (select user_id as id, count(*) as count from follows group by 1) followers using (id)
       left join (select follower_id as id, count(*) as count from follows group by 1) following using (id)
     where same.id = users.id`,
  );
  await run(
    `update posts set favourites_count = all_of.count from (
       select post_id, count(*) as count from favourites group by post_id
     ) all_of where all_of.post_id = posts.id`,
  );
  await run(
    `update hotels set posts_count = all_of.count from (
       select hotel_id, count(*) as count from posts group by hotel_id
     ) all_of where all_of.hotel_id = hotels.id`,
  );
  await run(
    `update tags set posts_count = all_of.count from (
       select tag_id, count(*) as count from post_tags group by tag_id
     ) all_of where all_of.tag_id = tags.id`,
  );
}

const beginnings = ['An', 'Bru', 'Cla', 'Dav', 'El', 'Fel', 'Gre', 'Hu', 'Jo', 'Lu', 'Mar', 'Nor'];
const endings = ['a', 'on', 'ine', 'id', 'ena', 'ix', 'go'];
const families = [
  'Ad',
  'Berg',
  'Cost',
  'Dub',
  'Ev',
  'Fisch',
  'Gar',
  'Hans',
  'Ivan',
  'Kel',
  'Mey',
  'Pet',
  'Ros',
];
const familyEndings = ['ler', 'er', 'a', 'ois', 'ans', 'mann', 'cia', 'en', 'ov'];

/** As many given and family names as in a town, in every combination. */
const combine = (firsts: readonly string[], lasts: readonly string[]) =>
  firsts.flatMap((first) => lasts.map((last) => first + last));
const givenNames = combine(beginnings, endings);
const familyNames = combine(families, familyEndings);

export function memberNamed(id: number): string {
  const given = givenNames[id % givenNames.length];
  const family = familyNames[Math.floor(id / givenNames.length) % familyNames.length];
  return `${given}.${family}${id}`.toLowerCase();
}

async function fillMembers(run: Run, { members }: SiteScale): Promise<void> {
  await run(
    `insert into users (id, username, name, last_name, email)
     select i, lower(given || '.' || family) || i, given, family, 'member' || i || '@bench.example'
     from generate_series(1, $1::integer) i,
       lateral (select ($2::text[])[i % $4 + 1] as given, ($3::text[])[i / $4 % $5 + 1] as family) names`,
    [members, givenNames, familyNames, givenNames.length, familyNames.length],
  );
  for (let viewer = 1; viewer <= viewers; viewer += 1) {
    const session = createHash('sha256').update(tokenOf(viewer)).digest();
    await run(
      `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 year')`,
      [session, viewer],
    );
  }
  await run(
    `insert into hotels (id, slug, name, name_key, city, country)
     overriding system value
     select i, 'hotel-' || i, 'Hotel ' || i, 'hotel ' || i, 'Town ' || i % 2000, 'CH' from generate_series(1, $1::integer) i`,
    [hotels],
  );
  await run(`insert into tags (name) select 'tag' || i from generate_series(1, 300) i`);
}

/** Posts a minute apart, two thousand towns over the world and one busy town, a picture and two tags each. */
async function fillPosts(run: Run, scale: SiteScale, { from, to }: { from: number; to: number }) {
  await run(
    `insert into posts (id, user_id, hotel_id, caption, location, hotel_name, city, country, lat, lng, price_minor, price_currency, price_per, found, created_at)
     overriding system value
     select i, 1 + i % $3, 1 + i % $8, 'Night ' || i || ': a room with a view, bread at seven, the ferry at nine.',
       'Hotel ' || 1 + i % $8 || ', ' || town, 'Hotel ' || 1 + i % $8, town, case when busy then 'IT' else 'CH' end,
       case when busy then $5 + (i / 100 % 200 - 100) / 1000.0 else -60 + (i % 2000 * 7919 % 120000) / 1000.0 + i / 2000 % 100 / 1000.0 end,
       case when busy then $6 + (i / 100 % 140 - 70) / 1000.0 else -180 + (i % 2000 * 104729 % 359000) / 1000.0 + i / 2000 % 100 / 1000.0 end,
       10000 + i % 40000, 'EUR', 'night', 3, date_trunc('minute', now()) - (($4 - i) || ' minutes')::interval
     from generate_series($1::integer, $2::integer) i,
       lateral (select i % 100 = 0 as busy) one, lateral (select case when busy then $7 else 'Town ' || i % 2000 end as town) two`,
    [from, to, scale.members, scale.posts, busyTown.lat, busyTown.lng, busyTown.name, hotels],
  );
  await run(
    `insert into pictures (post_id, position, key, status, width, height, thumbhash)
     select i, 0, 'p/' || md5(i::text), 'ready', 1080, 1350, 'mwcGDYJpiHd/d3h4h3iHeIiAeAj3' from generate_series($1::integer, $2::integer) i`,
    [from, to],
  );
  await run(
    `insert into post_tags (post_id, tag_id, position)
     select i, 1 + (i::bigint * 7 + n * 31) % 300, n from generate_series($1::integer, $2::integer) i, generate_series(0, 1) n`,
    [from, to],
  );
}

/** A link for each post, as the product makes them for the sandbox's booking partner: it would take an hour for ten million. */
async function fillLinks(run: Run, { from, to }: { from: number; to: number }) {
  await run(
    `insert into links (code, user_id, post_id, hotel_id, label, target_url, partner, partner_url)
     select 'b' || lpad(to_hex(posts.id), 9, '0'), posts.user_id, posts.id, hotels.id, hotels.name, address, 'sandbox', address
     from posts join hotels on hotels.id = posts.hotel_id,
       lateral (select $3 || '/partner/hotels/' || hotels.slug || '?name=' || replace(hotels.name, ' ', '%20')
         || '&city=' || replace(hotels.city, ' ', '%20') || '&country=' || hotels.country as address) one
     where posts.id between $1 and $2`,
    [from, to, sandboxUrl],
  );
}

/** Each member's follows together, as they are in the index, and long ago: so many in a day would exceed the limit. */
async function fillFollows(run: Run, scale: SiteScale, onProgress: Say): Promise<void> {
  const { members, followed, follows } = scale;
  const each = Math.ceil(follows / members);
  await run(
    `insert into follows (follower_id, user_id, created_at)
     select viewer, viewer + i, now() - interval '30 days' from generate_series(1, $2::integer) viewer, generate_series(1, $1::integer) i`,
    [followed, viewers],
  );
  await inSteps(members, { what: 'follows', rowsEach: each, onProgress }, (from, to) =>
    run(
      `insert into follows (follower_id, user_id, created_at)
       select follower, followed, now() - interval '30 days' from generate_series($2::integer, $3::integer) follower,
         lateral (
           select 1 + ((follower * 31 + k::bigint * 7919) % $1)::integer as followed from generate_series(1, $4::integer) k
           union select $5 where follower % 100 = 0
         ) own
       where follower > $6 and follower <> followed`,
      [members, from, to, each, popularMember, viewers],
    ),
  );
}
