import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../test/sandbox.ts';
import { startApp, type TestApp } from '../test/start-app.ts';
import { followSandboxClock } from './sandbox-clock.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

test('The product lives as many days later as the sandbox was moved', async () => {
  const { clock } = app.platform;
  await followSandboxClock(app.platform, sandbox.url);
  expect(clock.offsetMs).toBe(0);
  await sandbox.control({ provider: 'clock', advance_hours: 48 });
  await expect.poll(() => clock.offsetMs).toBe(48 * 3_600_000);
  expect(clock.now().getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000);
});
