import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on' });
});

afterAll(() => app?.close());

/** Announces a body and sends no byte of it; answers what comes back all the same. */
async function announce(path: string, { bytes, token }: { bytes: number; token?: string }) {
  const { port } = app.app.http.server.address() as { port: number };
  const asked = request({
    ...{ host: '127.0.0.1', port, path, method: 'POST', agent: false },
    headers: {
      'content-type': 'application/json',
      'content-length': bytes,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  asked.flushHeaders();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { code } = (await json(answer)) as { code: string };
  asked.destroy();
  return [answer.statusCode, code];
}

test('Requests without session, too large or too frequent are refused before their body is read', async () => {
  const { token } = await createMember(app);
  const megabytes = 15 * 1024 * 1024;
  expect(await announce('/api/instagram/save', { bytes: megabytes })).toEqual([401, 'session.required']);
  expect(await announce('/api/follows', { bytes: megabytes, token })).toEqual([413, 'request.too_large']);
  const answers = [];
  for (let count = 0; count < 11; count += 1)
    answers.push(await announce('/api/contact', { bytes: megabytes }));
  expect(answers.slice(0, 10)).toEqual(Array(10).fill([413, 'request.too_large']));
  expect(answers[10]).toEqual([429, 'request.too_many']);
});
