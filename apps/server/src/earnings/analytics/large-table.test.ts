import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { longestTurn, sendBytes } from '../../../test/servers/loop-time.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

test('A table of twelve thousand links delays no other request, and lists each link once', async () => {
  const member = await createMember(app);
  await sql`
    insert into links (code, user_id, label, target_url, partner, clicks_count)
    select 'many' || lpad(number::text, 6, '0'), ${member.id}, 'No. ' || number || repeat('; "it", =so', 17), 'https://hotel.example/', 'direct',
      number % 7 from generate_series(1, 12000) number`.execute(app.platform.db);
  const path = `/api/users/${member.id}/analytics.csv`;
  const { port } = app.app.http.server.address() as AddressInfo;
  const call = { method: 'GET', path, token: member.token };
  const turns = [];
  for (let time = 0; time < 3; time += 1)
    turns.push(await longestTurn(() => sendBytes(`http://127.0.0.1:${port}`, call)));
  const { body, status } = await app.send('GET', path, { as: member });
  expect(status).toBe(200);
  const numbers = [...String(body).matchAll(/^"No\. (\d+)/gm)].map((match) => Number(match[1]));
  expect(new Set(numbers).size).toBe(12_000);
  expect(numbers).toHaveLength(12_000);
  expect(Math.min(...turns)).toBeLessThan(50);
});
