import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { name, pathOf, sampleCall } from '../calls/sample-calls.ts';
import { createMember, type TestMember } from '../people.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { longestTurn, sendBytes, shared } from '../servers/loop-time.ts';
import { startApp, type TestApp } from '../start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;
let origin: string;
let member: TestMember;

// Some calls end the session that they are made with.
beforeEach(async () => {
  member = await createMember(app);
});

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  const { port } = app.app.http.server.address() as { port: number };
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

/** Nobody may hold everyone else up for longer; in milliseconds. */
const most = 50;

/**
 * The longest turn of some work. A turn above the limit is measured again, four times at most, and the shortest counts: what the request costs
 * it costs each time, a collection of everything that the test process holds it does not.
 */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  let cost = await longestTurn(work);
  for (let again = 0; again < 4 && cost >= most; again += 1) cost = Math.min(cost, await longestTurn(work));
  return cost;
}
const endpoints: readonly Endpoint[] = contract;
const million = 1024 * 1024;

/** Longer than any call reads; one for all calls, because the collector would run for each. */
const tooLong = shared(Buffer.alloc(15 * million, '['));

/** Bodies that cost a parser or a schema as much as their size allows. */
function worstBodies(endpoint: Endpoint, sample: object): Uint8Array[] {
  const size = endpoint.maxBytes ?? 64 * 1024;
  const fill = (unit: string, [before, after]: readonly [string, string], bytes = size) => {
    const times = Math.floor((bytes - before.length - after.length) / unit.length);
    return Buffer.from(before + unit.repeat(times) + after);
  };
  // Far beyond where a body is read in a thread. What is as long as it may be is in `whole`.
  const inField = Math.min(size, million);
  const whole = (
    [
      ['[', ['', '']],
      ['0,', ['[', '0]']],
      ['{},', ['[', '{}]']],
      ['\\u00e9', ['"', '"']],
    ] as const
  ).map(([unit, around]) => fill(unit, around));
  const inFields = Object.keys(sample).flatMap((field) => {
    const around = (before: string, after: string) => [`{"${field}":${before}`, `${after}}`] as const;
    return [
      fill('{},', around('[', '{}]'), inField),
      fill('"a",', around('[', '""]'), inField),
      fill('A ', around('"', '"'), inField),
      fill('\u0301', around('"', '"'), inField).subarray(0, inField),
    ];
  });
  return [...[...whole, ...inFields].map(shared), tooLong];
}

describe('Whatever a stranger or a member sends, nobody else waits', () => {
  for (const endpoint of endpoints.filter((one) => one.method !== 'GET')) {
    test(name(endpoint), async () => {
      const { body, params } = await sampleCall(endpoint)(app, member);
      const path = pathOf(endpoint, { id: member.id, username: member.username, ...params });
      const bodies = worstBodies(endpoint, body ?? {});
      const call = { method: endpoint.method, path };
      // What is loaded and compiled with the first call is no fault of the second.
      const warm = Buffer.from(JSON.stringify(body ?? {}));
      for (let round = 0; round < 2; round += 1)
        await sendBytes(origin, { ...call, token: (await createMember(app)).token, bytes: warm });
      // Of members where only theirs are read: what is not read costs nothing, however it looks, nor does what is too long to be read.
      const reader = endpoint.auth === 'session' ? member.token : null;
      for (const token of [null, member.token]) {
        const isRead = token !== null || endpoint.auth !== 'session';
        for (const bytes of token === reader ? bodies : bodies.slice(-1)) {
          const shown = `${Buffer.from(bytes.subarray(0, 40))}… of ${bytes.byteLength} bytes`;
          let status = 0 as number | 'hung up';
          const longest = await costOf(async () => {
            status = await sendBytes(origin, { ...call, token, bytes });
          });
          expect(longest, shown).toBeLessThan(most);
          if (!isRead) expect([401, 'hung up'], shown).toContain(status);
          else if (status !== 'hung up') expect(status, shown).toBeLessThan(500);
        }
      }
    });
  }
});

describe('No address, however odd, delays other requests', () => {
  const words = ['a', 'A ', '\u0301', 'hotel-', '１', ' '];
  for (const endpoint of endpoints.filter(
    (one) => one.method === 'GET' && one.produces !== 'text/event-stream',
  )) {
    test(name(endpoint), async () => {
      const { params } = await sampleCall(endpoint)(app, member);
      const good = pathOf(endpoint, { id: member.id, username: member.username, ...params });
      await sendBytes(origin, { method: 'GET', path: good, token: member.token });
      for (const word of words) {
        const long = Object.fromEntries(
          [...endpoint.path.matchAll(/:(\w+)/g)].map(([, part = '']) => [
            part,
            word.repeat(300 / word.length),
          ]),
        );
        const query = new URLSearchParams({
          q: word.repeat(1000),
          cursor: word.repeat(1000),
          text: word.repeat(1000),
        });
        for (const path of [pathOf(endpoint, long), `${good}?${query}`]) {
          const longest = await costOf(() => sendBytes(origin, { method: 'GET', path, token: member.token }));
          expect(longest, path.slice(0, 100)).toBeLessThan(most);
        }
      }
    });
  }
});

describe('However long the captions are, no other request waits', () => {
  const caption = (length: number) =>
    'We slept at @hotelbergkristall in Zermatt, Hotel-Garni Paris-London €210 a night. '
      .repeat(200)
      .slice(0, length);
  const scanned = Array.from({ length: 500 }, (_, index) => ({
    postId: `long-TRY-${index}`,
    caption: caption(10_000),
  }));
  const link = (index: number) => `https://www.instagram.com/p/CTRY${String(index).padStart(6, '0')}/`;
  const time = '2025-06-01T10:00:00Z';
  const saved = Array.from({ length: 500 }, (_, index) => ({
    link: link(index),
    author: 'hotelbergkristall',
    text: caption(2_200),
    saved_at: time,
  }));
  const items = Array.from({ length: 50 }, (_, index) => ({
    key: `TRY-${index}`,
    caption: caption(10_000),
    taken_at: time,
    location_name: null,
    lat: null,
    long: null,
  }));
  test.each([
    [
      'a bundle of five hundred',
      async () => '/api/instagram/save',
      { handle: 'long.captions', posts: scanned },
    ],
    ['a wish list of five hundred', async () => '/api/wishes/saved-posts', { posts: saved }],
    [
      'an import of fifty',
      async () => {
        const begun = { source: 'export', label: 'Long', total: 50 };
        const { body } = await app.send('POST', '/api/imports', { as: member, body: begun });
        return `/api/imports/${body.import.id}/items`;
      },
      { items },
    ],
  ])('%s', async (_what, pathFor, body) => {
    const text = JSON.stringify(body);
    // Each try brings what nobody has brought before.
    const tries = [1, 2, 3, 4, 5].map((number) =>
      shared(Buffer.from(text.replaceAll('TRY', String(number)))),
    );
    const few = Object.fromEntries(
      Object.entries(body).map(([field, value]) => [field, Array.isArray(value) ? value.slice(-2) : value]),
    );
    const send = async (bytes: Uint8Array = Buffer.from(JSON.stringify(few))) =>
      sendBytes(origin, { method: 'POST', path: await pathFor(), token: member.token, bytes });
    await send();
    let status = 0 as number | 'hung up';
    const longest = await costOf(async () => {
      status = await send(tries.shift());
    });
    expect(status).toBe(200);
    expect(longest).toBeLessThan(most);
  });
});

test('No file of the sitemap of a large site delays other requests', async () => {
  await inTransaction(app.platform.db, async (trx) => {
    // Without triggers: nobody looks at these stays.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into posts (user_id, location, saved_at)
      select ${member.id}, 'Stay ' || number, now() from generate_series(1, 25000) number`.execute(trx);
  });
  const index = String((await app.send('GET', '/sitemap.xml')).body);
  const paths = [...index.matchAll(/<loc>([^<]+posts-\d+\.xml)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) {
    const read = () => sendBytes(origin, { method: 'GET', path, token: null });
    expect(await read()).toBe(200);
    expect(await costOf(read), path).toBeLessThan(most);
  }
});
