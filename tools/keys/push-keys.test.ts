import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seal } from '../../apps/server/src/platform/crypto/sealing.ts';
import { hurryJobs } from '../../apps/server/test/database/queue.ts';
import { createMember, type TestMember } from '../../apps/server/test/people.ts';
import { startSandbox, type TestSandbox } from '../../apps/server/test/sandbox.ts';
import { startApp, type TestApp } from '../../apps/server/test/start-app.ts';
import { runKeysCommand } from './key-commands.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const pushState = async (as: TestMember) =>
  (await app.send('GET', '/api/notifications/push', { as })).body as { key: string; on: boolean };

/** Switches on push notifications in a new browser; returns its address at the push service. */
async function switchOn(as: TestMember): Promise<string> {
  const { key } = await pushState(as);
  const made = await fetch(`${sandbox.url}/push/browsers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  const browser = (await made.json()) as { endpoint: string };
  const body = { ...browser, language: 'en' };
  expect((await app.send('PUT', '/api/notifications/push', { as, body })).body.on).toBe(true);
  return browser.endpoint;
}

/** Number of messages that a browser has received after someone follows its member. */
async function arrivedAfterNews(member: TestMember, endpoint: string): Promise<number> {
  await app.send('POST', '/api/follows', { as: await createMember(app), body: { user_id: member.id } });
  await hurryJobs(app.platform.db);
  await app.runJobs();
  return ((await (await fetch(`${endpoint}/messages`)).json()) as unknown[]).length;
}

test('Once the key for push services opens no more and is forgotten, pushing is off until members switch it on again', async () => {
  const member = await createMember(app);
  const endpoint = await switchOn(member);
  const before = await pushState(member);
  await app.platform.db
    .updateTable('push_keys')
    .set({ sealed_private_key: seal(randomBytes(32), 'lost', 'push private key') })
    .execute();
  await runKeysCommand(app.platform, ['forget'], () => undefined);
  const after = await pushState(member);
  expect([after.on, after.key === before.key]).toEqual([false, false]);
  expect(await arrivedAfterNews(member, endpoint)).toBe(0);
  expect(await arrivedAfterNews(member, await switchOn(member))).toBe(1);
});
