import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

let app: TestApp;
let client: pg.Client;

/** Six thousand stays in one town, each a minute older than the one before, and three thousand elsewhere that are newer than all of them. */
const fill = `
  set session_replication_role = replica;
  insert into users (id, username, name, last_name, email)
    select i, 'guest' || i, 'Guest', 'No' || i, 'guest' || i || '@test.example' from generate_series(1, 3) i;
  insert into posts (id, user_id, caption, location, hotel_name, city, country, lat, lng, found, created_at)
    overriding system value
    select i, 1 + i % 3, 'Night ' || i, 'Altenau', 'Hotel Altenau', 'Altenau', 'DE', 51.8, 10.45, 3, now() - interval '1 year' - i * interval '1 minute'
      from generate_series(1, 6000) i
    union all
    select i, 1 + i % 3, 'Night ' || i, 'Neustadt', 'Hotel Neustadt', 'Neustadt', 'DE', 50.1, 8.1, 3, now() - i * interval '1 second'
      from generate_series(6001, 9000) i;
  reset session_replication_role;
  analyze posts;`;

beforeAll(async () => {
  app = await startApp();
  client = new pg.Client({ connectionString: app.platform.databaseUrl });
  await client.connect();
  await client.query(fill);
});

afterAll(async () => {
  await client?.end();
  await app?.close();
});

test.each([
  ['by its name', '/api/posts/0/Altenau/notags/noLat/noLong'],
  ['on the map', '/api/map/posts?south=51.7&north=51.9&west=10.4&east=10.5'],
])(
  'A town with thousands of stays, none recent, is found %s, newest first and page by page',
  async (_how, path) => {
    const seen: number[] = [];
    let url: string | undefined = path;
    while (url !== undefined && seen.length < 100) {
      const { body, headers } = await app.send('GET', url);
      seen.push(...body.map(({ id }: { id: number }) => id));
      url = /<([^>]+)>/.exec(headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  },
);
