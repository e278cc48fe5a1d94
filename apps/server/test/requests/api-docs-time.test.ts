import { contract } from '@staylore/contract/contract';
import { expect, test } from 'vitest';
import { describeApi } from '../../src/platform/http/openapi.ts';
import { longestTurn, sendBytes } from '../servers/loop-time.ts';
import { startApp } from '../start-app.ts';

/** The longest turn of the first request to a fresh server. */
async function firstRequest(path: string): Promise<number> {
  const app = await startApp();
  const { port } = app.app.http.server.address() as { port: number };
  const cost = await longestTurn(async () =>
    expect(await sendBytes(`http://127.0.0.1:${port}`, { method: 'GET', path, token: null }), path).toBe(200),
  );
  await app.close();
  return cost;
}

/** What making the description costs the thread that makes it, once it is warm. */
async function making(): Promise<number> {
  const make = async () => JSON.stringify(describeApi(contract, { origin: 'http://localhost' }));
  return Math.min(await longestTurn(make), await longestTurn(make));
}

test('Nobody waits while the API’s description is made for its first reader', async () => {
  const path = '/api/openapi.json';
  // The shortest of three, as this process collects its own garbage meanwhile.
  const longest = Math.min(await firstRequest(path), await firstRequest(path), await firstRequest(path));
  expect(longest).toBeLessThan((await making()) / 2);
});
