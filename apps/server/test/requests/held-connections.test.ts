import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

/** Bytes outside of the heap that are still in use. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}

test('Unfinished uploads are held on disk, not in memory, and are removed', async () => {
  const picture = Buffer.alloc(9_900_000, 'x');
  const before = bytesInUse();
  const sockets = [];
  for (const { token } of [await createMember(app), await createMember(app)]) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    const send = (text: string | Buffer) => new Promise((sent) => socket.write(text, sent));
    const head =
      'content-disposition: form-data; name="gallery[]"; filename="a.jpg"\r\ncontent-type: image/jpeg';
    await send(
      `POST /api/posts HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 150000000\r\n\r\n`,
    );
    for (let sent = 0; sent < 10; sent += 1) {
      await send(`--b\r\n${head}\r\n\r\n`);
      await send(picture);
      await send('\r\n');
    }
  }
  expect(bytesInUse() - before).toBeLessThan(50_000_000);
  for (const socket of sockets) socket.destroy();
  expect(await readdir(path.join(app.platform.config.dataDir, 'uploads'))).toEqual([]);
});

test('At most two long bodies of one member are read at once; others are not delayed', async () => {
  const [busy, other] = [await createMember(app), await createMember(app)];
  const before = bytesInUse();
  const part = Buffer.alloc(7_900_000, ' ');
  let read = 0;
  const sockets = Array.from({ length: 15 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/instagram/save HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${busy.token}\r\ncontent-type: application/json\r\ncontent-length: 8000000\r\n\r\n`,
    );
    socket.write(part, () => {
      read += 1;
    });
    return socket;
  });
  await expect.poll(() => read, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  const body = { posts: [], handle: 'x', padding: ' '.repeat(1_000_000) };
  const answered = await fetch(`http://127.0.0.1:${port}/api/instagram/save`, {
    method: 'POST',
    headers: { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answered.status).toBeLessThan(500);
  expect(bytesInUse() - before).toBeLessThan(50_000_000);
  for (const socket of sockets) socket.destroy();
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
