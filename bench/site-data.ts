import { createHash } from 'node:crypto';
import pg from 'pg';

export interface SiteScale {
  members: number;
  posts: number;
  /** Members whom the measured viewer follows. */
  followed: number;
  /** Follows of all others, spread evenly; one member in a hundred follows the popular one besides. */
  follows: number;
}

/** Token of the measured viewer, member 1. */
export const viewerToken = 'benchmark-viewer-token';
/** The member with the longest list of followers. */
export const popularMember = 2;
/** The town where one post in a hundred lies, all within a few kilometres. */
export const busyTown = { lat: 45.4, lng: 12.3, name: 'Lagoon City' } as const;
/** Posts that the viewer has favourited. */
const favourites = 300;

type Run = (sql: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** Fills an empty, migrated database with generated members, posts, pictures, tags and follows. Triggers rest and indexes are built afterwards. */
export async function fillSite(
  url: string,
  scale: SiteScale,
  onProgress: (text: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run: Run = (sql, values = []) => client.query(sql, values);
  try {
    await run('set session_replication_role = replica');
    await run('set synchronous_commit = off');
    await run(`set maintenance_work_mem = '256MB'`);
    const indexes = await dropIndexes(run);
    await fillMembers(run, scale);
    await inSteps(scale.posts, 'posts', onProgress, (from, to) => fillPosts(run, scale, { from, to }));
    await fillFollows(run, scale, onProgress);
    await run(
      `insert into favourites (user_id, post_id)
       select 1, 1 + (i * 37) % $1 from generate_series(1, $2::integer) i on conflict do nothing`,
      [scale.posts, favourites],
    );
    for (const [done, index] of indexes.entries()) {
      onProgress(`index ${done + 1} of ${indexes.length}`);
      await run(index);
    }
    onProgress('analysing');
    await run('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Drops the indexes that no constraint needs; answers the statements that make them again. */
async function dropIndexes(run: Run): Promise<string[]> {
  const { rows } = await run(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement from pg_index
     where indrelid in ('posts'::regclass, 'users'::regclass, 'follows'::regclass, 'post_tags'::regclass)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  const indexes = rows as { name: string; statement: string }[];
  for (const { name } of indexes) await run(`drop index ${name}`);
  return indexes.map(({ statement }) => statement);
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

/** As many given and family names as a town has, in every combination. */
const combine = (firsts: readonly string[], lasts: readonly string[]) =>
  firsts.flatMap((first) => lasts.map((last) => first + last));
const givenNames = combine(beginnings, endings);
const familyNames = combine(families, familyEndings);

/** The username of a generated member. */
export function memberNamed(id: number): string {
  const given = givenNames[id % givenNames.length];
  const family = familyNames[Math.floor(id / givenNames.length) % familyNames.length];
  return `${given}.${family}${id}`.toLowerCase();
}

async function fillMembers(run: Run, { members }: SiteScale): Promise<void> {
  await run(
    `insert into users (id, username, name, last_name, email, followers_count)
     select i, lower(given || '.' || family) || i, given, family, 'member' || i || '@bench.example', i % 100
     from generate_series(1, $1::integer) i,
       lateral (select ($2::text[])[i % $4 + 1] as given, ($3::text[])[i / $4 % $5 + 1] as family) names`,
    [members, givenNames, familyNames, givenNames.length, familyNames.length],
  );
  const session = createHash('sha256').update(viewerToken).digest();
  await run(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, 1, now() + interval '1 year')`,
    [session],
  );
  await run(`insert into tags (name) select 'tag' || i from generate_series(1, 300) i`);
}

/** Posts a minute apart, two thousand towns over the world and one busy town, a picture and two tags each. */
async function fillPosts(run: Run, scale: SiteScale, { from, to }: { from: number; to: number }) {
  await run(
    `insert into posts (id, user_id, caption, location, hotel_name, city, country, lat, lng, price_minor, price_currency, price_per, found, created_at)
     overriding system value
     select i, 1 + i % $3, 'Night ' || i || ': a room with a view, bread at seven, the ferry at nine.',
       'Hotel ' || i % 5000 || ', ' || town, 'Hotel ' || i % 5000, town, case when busy then 'IT' else 'CH' end,
       case when busy then $5 + (i / 100 % 200 - 100) / 1000.0 else -60 + (i % 2000 * 7919 % 120000) / 1000.0 + i / 2000 % 100 / 1000.0 end,
       case when busy then $6 + (i / 100 % 140 - 70) / 1000.0 else -180 + (i % 2000 * 104729 % 359000) / 1000.0 + i / 2000 % 100 / 1000.0 end,
       10000 + i % 40000, 'EUR', 'night', 3, date_trunc('minute', now()) - (($4 - i) || ' minutes')::interval
     from generate_series($1::integer, $2::integer) i,
       lateral (select i % 100 = 0 as busy) one, lateral (select case when busy then $7 else 'Town ' || i % 2000 end as town) two`,
    [from, to, scale.members, scale.posts, busyTown.lat, busyTown.lng, busyTown.name],
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

async function fillFollows(run: Run, scale: SiteScale, onProgress: (text: string) => void): Promise<void> {
  await run(
    `insert into follows (follower_id, user_id) select 1, i + 1 from generate_series(1, $1::integer) i`,
    [scale.followed],
  );
  await run(
    `insert into follows (follower_id, user_id) select i, $2 from generate_series(100, $1::integer, 100) i where i <> $2`,
    [scale.members, popularMember],
  );
  await inSteps(scale.follows, 'follows', onProgress, (from, to) =>
    run(
      `insert into follows (follower_id, user_id)
       select follower, followed from generate_series($2::integer, $3::integer) i,
         lateral (select 2 + i % ($1::integer - 1) as follower, 1 + (i::bigint * 7919 % $1)::integer as followed) pair
       where follower <> followed on conflict do nothing`,
      [scale.members, from, to],
    ),
  );
}

const step = 50_000;

async function inSteps(
  count: number,
  what: string,
  onProgress: (text: string) => void,
  work: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 1; from <= count; from += step) {
    const to = Math.min(count, from + step - 1);
    await work(from, to);
    onProgress(`${to.toLocaleString('en')} of ${count.toLocaleString('en')} ${what}`);
  }
}
