import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTurn } from '../../src/platform/pictures/turns.ts';
import { createMember, type TestMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { jpeg } from '../stays/pictures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

/** To the server of this process, whose turns a test can take. */
const upload = async ({ token }: TestMember, picture: Blob) => {
  const { port } = app.app.http.server.address() as { port: number };
  const form = new FormData();
  form.append('location', 'Hotel Bergkristall, Zermatt');
  form.append('file', picture, 'picture');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/posts`, { method: 'POST', headers, body: form });
  const body = (await answer.json()) as { code?: string; errors?: object };
  return { status: answer.status, body };
};

/** A PNG of one grey line, of so many pixels; it takes a few kilobytes. */
function line(height: number): Blob {
  const table = Array.from({ length: 256 }, (_, n) => {
    let value = n;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let value = 0xffffffff;
    for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
    return (value ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const around = Buffer.alloc(8);
    around.writeUInt32BE(data.length, 0);
    around.writeUInt32BE(crc(body), 4);
    return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(1, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(height * 2), { level: 1 });
  const bytes = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return new Blob([new Uint8Array(bytes)]);
}

test('A picture of one by fifty million pixels is refused at its field without delaying other requests', async () => {
  const as = await createMember(app);
  const answer = await upload(as, line(50_000_000));
  expect([answer.status, answer.body.code]).toEqual([400, 'pictures.too_many_pixels']);
  expect(answer.body.errors).toHaveProperty('file');
});

test('However much one member uploads, another’s picture is next', async () => {
  const [busy, other] = [await createMember(app), await createMember(app)];
  const done: string[] = [];
  const told = (who: string) => (answer: { status: number }) => done.push(`${who} ${answer.status}`);
  // The first picture of the busy member takes until it is let go, however fast the machine is.
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
  const first = inTurn(`member:${busy.id}`, () => isOver);
  const many = Array.from({ length: 9 }, async () => upload(busy, await jpeg()).then(told('busy')));
  await upload(other, await jpeg()).then(told('other'));
  expect(done).toEqual(['other 200']);
  letGo();
  await Promise.all([first, ...many]);
  expect(done).toEqual(['other 200', ...Array(9).fill('busy 200')]);
});
