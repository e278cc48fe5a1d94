import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await startApp();
  ({ port } = app.app.http.server.address() as { port: number });
});

afterAll(() => app?.close());

test('A body that stops arriving is not waited for', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(1_000);
});

const openStream = (as: TestMember) =>
  new Promise<{ status: number; wait: string | undefined; ended: Promise<unknown>; leave(): void }>(
    (resolve) => {
      const headers = { authorization: `Bearer ${as.token}` };
      const path = '/api/notifications/stream';
      const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
        answer.on('error', () => undefined);
        answer.resume();
        resolve({
          status: answer.statusCode ?? 0,
          wait: answer.headers['retry-after'],
          ended: new Promise((end) => answer.once('close', end)),
          leave: () => asked.destroy(),
        });
      });
      asked.on('error', () => undefined);
      asked.end();
    },
  );

test('A member has so many event streams and no more; those of others stay open to them', async () => {
  const [busy, other] = [await createMember(app), await createMember(app)];
  const streams = [];
  for (let opened = 0; opened < 20; opened += 1) streams.push(await openStream(busy));
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const refused = await openStream(busy);
  expect(refused.status).toBe(429);
  expect(Number(refused.wait)).toBeGreaterThan(0);
  const another = await openStream(other);
  expect(another.status).toBe(200);
  for (const { leave } of [...streams, another]) leave();
  await expect
    .poll(async () => {
      const again = await openStream(busy);
      again.leave();
      return again.status;
    })
    .toBe(200);
});

test('Signing out ends the event streams of that session, and of no other', async () => {
  const member = await createMember(app);
  const { email, password } = member;
  const { token } = (await app.send('POST', '/api/login', { body: { email, password } })).body;
  const [leaving, staying] = [await openStream(member), await openStream({ ...member, token })];
  let isOver = false;
  void staying.ended.then(() => {
    isOver = true;
  });
  await app.send('POST', '/api/logout', { as: member });
  await leaving.ended;
  expect(isOver).toBe(false);
  staying.leave();
});
