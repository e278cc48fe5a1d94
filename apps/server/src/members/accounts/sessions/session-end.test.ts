import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const day = 24 * 60 * 60 * 1000;

test('A session that is used every month ends after a year all the same', async () => {
  const member = await createMember(app);
  const statuses = [];
  for (const days of [30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 360, 364.9, 365.1]) {
    app.platform.clock.setOffset(days * day);
    statuses.push((await app.send('GET', '/api/mutes', { as: member })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 13 }, () => 200), 401]);
});

test('A session that nobody used for sixty days is over at once, before anything is deleted', async () => {
  app.platform.clock.setOffset(0);
  const member = await createMember(app);
  const statuses = [];
  for (const days of [59.9, 119.7, 179.8]) {
    app.platform.clock.setOffset(days * day);
    statuses.push((await app.send('GET', '/api/mutes', { as: member })).status);
  }
  expect(statuses).toEqual([200, 200, 401]);
  expect((await app.send('GET', '/api/me', { as: member })).body.user).toBeNull();
});
