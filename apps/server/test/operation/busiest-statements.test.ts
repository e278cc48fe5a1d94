import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;
let client: pg.Client;
const headers = {
  authorization: 'Bearer of-somebody-who-reads',
  'user-agent': 'Mozilla/5.0 (Linux; Android 16)',
};

/** A site of three thousand members, twelve thousand posts and what belongs to them. */
const fill = `
  set session_replication_role = replica;
  insert into users (id, username, name, last_name, email, last_posted_at)
    select i, 'reader' || i, 'Reader', 'No' || i, 'reader' || i || '@test.example', now() - i * interval '1 minute' from generate_series(1, 3000) i;
  insert into sessions (token_hash, user_id, expires_at) select sha256(i::text::bytea), i, now() + interval '1 year' from generate_series(2, 3000) i;
  insert into hotels (id, slug, name, name_key, city, country, lat, lng, posts_count)
    overriding system value select i, 'hotel-' || i, 'Hotel ' || i, 'hotel ' || i, 'Town', 'CH', -60 + i % 120, -170 + i % 340, 6 from generate_series(1, 2000) i;
  insert into tags (name) select 'tag' || i from generate_series(1, 100) i;
  insert into posts (id, user_id, hotel_id, caption, location, hotel_name, lat, lng, found, favourites_count, created_at)
    overriding system value
    select i, 1 + i % 3000, 1 + i % 2000, 'Night ' || i, 'Town ' || i % 500, 'Hotel ' || i % 2000, -60 + i % 120, -170 + i % 340, 3, i % 50,
      now() - i * interval '1 hour' from generate_series(1, 12000) i;
  insert into pictures (post_id, position, key, status) select i, 0, 'p/' || i, 'ready' from generate_series(1, 12000) i;
  insert into post_tags (post_id, tag_id, position) select i, 1 + (i + n) % 100, n from generate_series(1, 12000) i, generate_series(0, 1) n;
  insert into links (code, user_id, post_id, label, target_url, partner) select 'c' || lpad(i::text, 9, '0'), 1 + i % 3000, i, 'Hotel', 'https://hotel.example/' || i, 'none' from generate_series(1, 12000) i;
  insert into follows (follower_id, user_id) select i, 1 + (i + k * 17) % 3000 from generate_series(1, 3000) i, generate_series(1, 20) k;
  insert into favourites (user_id, post_id) select i, 1 + (i * 7 + k) % 12000 from generate_series(1, 3000) i, generate_series(1, 10) k;
  insert into notifications (user_id, kind, actor_id, post_id) select i, 'favourite', 1 + (i + k) % 3000, 1 + (i * 4 + k) % 12000 from generate_series(1, 3000) i, generate_series(1, 5) k;
  reset session_replication_role;
  analyze;`;

beforeAll(async () => {
  app = await startApp();
  client = new pg.Client({ connectionString: app.platform.databaseUrl });
  await client.connect();
  await client.query(fill);
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, 1, now() + interval '1 year')`,
    [createHash('sha256').update('of-somebody-who-reads').digest()],
  );
});

afterAll(async () => {
  vi.restoreAllMocks();
  await client?.end();
  await app?.close();
});

interface Asked {
  text: string;
  values: unknown[];
  prepared: boolean;
}

/** What a call asks the database. */
async function statementsOf(url: string): Promise<Asked[]> {
  const asking = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await app.app.http.inject({ url, headers });
  const calls = asking.mock.calls as unknown as [string | { text: string }, unknown[] | undefined][];
  asking.mockRestore();
  expect([url, answer.statusCode]).toEqual([url, url.startsWith('/go/') ? 302 : 200]);
  return calls
    .map(([query, values = []]) =>
      typeof query === 'string'
        ? { text: query, values, prepared: false }
        : { text: query.text, values, prepared: true },
    )
    .filter(({ text }) => /^(?:select|with|insert|update|delete)\b/i.test(text.trim()));
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The tables that a statement reads whole; a prepared one by the plan that holds for any values. */
async function readWhole({ text, values, prepared }: Asked): Promise<string[]> {
  const how = prepared ? 'generic_plan, format json' : 'format json';
  const { rows } = await client.query({ text: `explain (${how}) ${text}`, values: prepared ? [] : values });
  const { Plan: plan } = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0];
  return nodesOf(plan).flatMap((node) =>
    node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [],
  );
}

/** Tables that grow with the site. */
async function largeTables(): Promise<Set<string>> {
  const { rows } = await client.query(
    'select relname from pg_class where relkind = $1 and reltuples > 1000',
    ['r'],
  );
  return new Set(rows.map(({ relname }: { relname: string }) => relname));
}

const busiest: Record<string, string> = {
  'who is asking': '/api/me',
  'the feed': '/api/users/followers/allposts',
  'the latest stays': '/api/posts/latest/1',
  discoveries: '/api/feed/discover',
  'a stay': '/api/posts/700',
  "a member's stays": '/api/user/5/posts/0',
  'a profile': '/api/users/username/reader5',
  followers: '/api/users/5/followers',
  'a hotel': '/api/hotels/hotel-70',
  'the stays of a hotel': '/api/hotels/hotel-70/posts',
  'the hotels of a place': '/api/hotels?location=Town&lat=10.5&long=20.5',
  favourites: '/api/postfavorites/user',
  'stays near a place': '/api/posts/1/x/notags/10.5/20.5',
  'hotels near a place': '/api/posts/1/x/notags/10.5/20.5?each=hotel&limit=5',
  'a frequent word': '/api/posts/0/Hotel/notags/noLat/noLong',
  'a rare word': '/api/posts/0/Town%20404/notags/noLat/noLong',
  'a wide part of the map': '/api/map/posts?south=-60&north=60&west=-170&east=170',
  'a small part of the map': '/api/map/posts?south=10&north=10.4&west=20&east=20.4',
  'the pins of a small part of the map': '/api/map/stays?south=10&north=10.4&west=20&east=20.4',
  'the spots of a small part of the map': '/api/map/spots?south=10&north=10.4&west=20&east=20.4&zoom=10',
  notices: '/api/notifications',
  'the way to a hotel': '/go/c000000700',
};

// The first search near a place loads the gazetteer, which may take long.
test.each(Object.entries(busiest))(
  'However large the site is, no table is read whole for %s',
  async (_, url) => {
    const large = await largeTables();
    expect(large.size).toBeGreaterThan(8);
    const asked = await statementsOf(url);
    expect(asked.length).toBeGreaterThan(0);
    for (const one of asked)
      expect([one.text, (await readWhole(one)).filter((table) => large.has(table))]).toEqual([one.text, []]);
  },
  180_000,
);

test('A prepared statement is planned once per connection, not with each call', async () => {
  // PostgreSQL plans for the values of five calls before it compares.
  for (let time = 0; time < 7; time += 1)
    for (const url of Object.values(busiest)) await app.app.http.inject({ url, headers });
  const { rows } = await sql<{ statement: string; planned: string }>`
    select statement, custom_plans as planned from pg_prepared_statements where not from_sql`.execute(
    app.platform.db,
  );
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ planned }) => Number(planned) > 5)).toEqual([]);
});
