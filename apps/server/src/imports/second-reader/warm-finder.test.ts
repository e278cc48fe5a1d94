import type { AddressInfo } from 'node:net';
import { Piscina } from 'piscina';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

test('The finder loads while a member still picks what to bring, and only when it is not loaded', async () => {
  const asked = vi.spyOn(Piscina.prototype, 'run');
  // Other tests of this process may have loaded it; after ten quiet minutes no thread is left.
  const threads = vi.spyOn(Piscina.prototype, 'threads', 'get').mockReturnValue([]);
  const { token } = await createMember(app);
  // By the server of this process, whose calls are seen here.
  const { port } = app.app.http.server.address() as AddressInfo;
  const open = () =>
    fetch(`http://127.0.0.1:${port}/api/imports`, { headers: { authorization: `Bearer ${token}` } });
  await open();
  expect(asked).toHaveBeenCalledOnce();
  await asked.mock.results[0]?.value;
  threads.mockRestore();
  await open();
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRestore();
});
