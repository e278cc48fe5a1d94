import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../../test/people.ts';
import { longestTurn, sendBytes } from '../../../../test/servers/loop-time.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

test('A file of thousands of corrections with long captions delays no other request, and lists each once, newest first', async () => {
  const member = await createMember(app);
  const { body } = await app.send('POST', '/api/imports', {
    as: member,
    body: { source: 'export', label: 'Export', total: 3000 },
  });
  await sql`
    insert into import_items (import_id, user_id, key, state, caption, stay, probability, finding, evidence, decided_at)
    select ${body.import.id}, ${member.id}, 't' || number || '-photo', 'rejected', 'No. ' || number || repeat(' =so, "it" was;', 650),
      true, 0.5, '{"hotel_name": null, "city": null, "price_minor": null, "price_currency": null, "price_per": null}', '[]',
      timestamptz '2026-01-01' + (number / 7) * interval '1 second'
    from generate_series(1, 3000) number`.execute(app.platform.db);
  const { port } = app.app.http.server.address() as AddressInfo;
  const call = { method: 'GET', path: '/api/imports/corrections.csv', token: member.token };
  const turns = [];
  for (let time = 0; time < 3; time += 1)
    turns.push(await longestTurn(() => sendBytes(`http://127.0.0.1:${port}`, call)));
  expect(Math.min(...turns)).toBeLessThan(50);
  const { body: file, status } = await app.send('GET', call.path, { as: member });
  expect(status, String(file).slice(0, 300)).toBe(200);
  const numbers = [...String(file).matchAll(/^"No\. (\d+)/gm)].map((match) => Number(match[1]));
  expect(numbers).toEqual(Array.from({ length: 3000 }, (_, index) => 3000 - index));
});
