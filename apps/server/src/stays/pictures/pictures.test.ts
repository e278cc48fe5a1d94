import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hurryJobs } from '../../../test/database/queue.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { listDeadJobs } from '../../platform/jobs/index.ts';
import { insertPost } from '../posts/queries.ts';
import { planPictures } from './plan.ts';
import { type PictureRow, picturesOf } from './queries.ts';
import { removePicturesOf } from './remove.ts';

let app: TestApp;
let member: TestMember;
let network: Server;
let networkUrl = '';
let asked: string[] = [];
let respond: (request: IncomingMessage, response: ServerResponse) => unknown;
let photo: Buffer;

beforeAll(async () => {
  network = createServer((request, response) => {
    asked.push(request.url ?? '');
    respond(request, response);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as AddressInfo;
  networkUrl = `http://127.0.0.1:${port}`;
  // The sandbox's address is the one private address that may be asked.
  app = await startApp({ SANDBOX_PORT: String(port) });
  member = await createMember(app);
  photo = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#3a6b7c' } })
    .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitude: '46/1 1/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
});

afterEach(() => {
  asked = [];
});

afterAll(async () => {
  await app.close();
  network.closeAllConnections();
  network.close();
});

const send =
  (body: Buffer | string, type = 'image/jpeg') =>
  (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': type }).end(body);

interface Planned {
  sourceUrl?: string;
}

/** A post whose pictures are planned in its own transaction. */
async function planned(...pictures: Planned[]): Promise<number> {
  return app.platform.db.transaction().execute(async (trx) => {
    const { id } = await insertPost(trx, { user_id: member.id } as Parameters<typeof insertPost>[1]);
    await planPictures(trx, [
      { postId: id, pictures: pictures.map((picture) => ({ alt: null, ...picture })) },
    ]);
    return id;
  });
}

const only = async (postId: number): Promise<PictureRow> => {
  const [picture] = await picturesOf(app.platform.db, postId);
  return picture ?? expect.unreachable('The post has no picture');
};
const sizes = ['1600.webp', '800.webp', '320.webp', 'preview.jpg'];

test('A picture of the photo network is copied: the post has it in all sizes, without camera data', async () => {
  respond = send(photo);
  const postId = await planned({ sourceUrl: `${networkUrl}/one.jpg?signature=s3cret` });
  expect(await only(postId)).toMatchObject({ status: 'pending', width: null });
  const before = await app.send('GET', `/api/posts/${postId}`);
  expect(before).toMatchObject({ status: 200, body: { file: null, picture_coming: true } });
  await app.runJobs();
  const picture = await only(postId);
  expect(picture).toMatchObject({ status: 'ready', width: 1600, height: 1067, failure: null });
  expect(picture.thumbhash).toMatch(/^[\w+/]+=*$/);
  await app.send('GET', `/media/${picture.key}/preview.jpg`);
  for (const name of sizes) {
    const file = await app.platform.storage.get(`${picture.key}/${name}`);
    expect(Buffer.from(file ?? []).includes('Camera')).toBe(false);
    expect((await sharp(file ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
  }
  const after = await app.send('GET', `/api/posts/${postId}`);
  const file = `/media/${picture.key}/1600.webp`;
  expect(after.body).toMatchObject({ file, width: 1600, picture_coming: false });
});

test('A file is served with its type, may be cached for a year, and is not sent again to a browser that has it', async () => {
  respond = send(photo);
  const postId = await planned({ sourceUrl: `${networkUrl}/two.jpg` });
  await app.runJobs();
  const { key } = await only(postId);
  const types = ['image/webp', 'image/webp', 'image/webp', 'image/jpeg'];
  for (const [index, name] of sizes.entries()) {
    const { status, headers } = await app.send('GET', `/media/${key}/${name}`);
    expect([status, headers['content-type']]).toEqual([200, types[index]]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    for (const tag of [headers['etag'] ?? '', `W/${headers['etag']}`, `"other", ${headers['etag']}`]) {
      const again = await app.send('GET', `/media/${key}/${name}`, { headers: { 'if-none-match': tag } });
      expect(again).toMatchObject({ status: 304, body: '' });
    }
    const other = await app.send('GET', `/media/${key}/${name}`, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  }
});

test.each([
  'p/0000/1600.webp',
  'p/../../secrets/session.jpg',
  'p/%2e%2e/%2e%2e/secrets/session.jpg',
  '..%2f..%2fsecrets%2fsession.jpg',
  '.drafts/x.webp',
  'p//x.webp',
  'p/x.svg',
  'p/x.html',
  'p/x',
  '',
  '%00.webp',
  `${'a'.repeat(900)}.webp`,
])('There is no file at /media/%s, and the answer says so plainly', async (path) => {
  const { status, body } = await app.send('GET', `/media/${path}`);
  expect(status).toBe(404);
  expect(body).toMatchObject({ status: 404, code: 'request.not_found' });
});

test('A picture is fetched again after a network error, and arrives', async () => {
  let count = 0;
  respond = (request, response) => {
    count += 1;
    return count === 1 ? response.writeHead(503).end() : send(photo)(request, response);
  };
  const postId = await planned({ sourceUrl: `${networkUrl}/three.jpg` });
  const done = app.runJobs();
  await expect
    .poll(
      async () => {
        await hurryJobs(app.platform.db);
        return (await only(postId)).status;
      },
      { interval: 200 },
    )
    .toBe('ready');
  await done;
  expect(asked).toEqual(['/three.jpg', '/three.jpg']);
});

test.each([
  ['is gone', (_: IncomingMessage, response: ServerResponse) => response.writeHead(404).end()],
  ['has expired', (_: IncomingMessage, response: ServerResponse) => response.writeHead(403).end()],
  ['is no picture', send('<html>sign in</html>', 'text/html')],
  ['is an SVG', send('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
  ['is larger than 10 MB', send(Buffer.alloc(11 * 1024 * 1024, 1))],
  [
    'leads to another private address',
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/x.jpg' }).end(),
  ],
])('A picture that %s is fetched once, and the post says that it failed', async (_what, answer) => {
  respond = answer;
  const postId = await planned({ sourceUrl: `${networkUrl}/bad.jpg` });
  await app.runJobs();
  const picture = await only(postId);
  expect(picture.status).toBe('failed');
  expect(picture.failure).toMatch(/\w/);
  expect(picture.failure).not.toContain('?');
  expect(asked).toHaveLength(1);
  expect((await app.send('GET', `/api/posts/${postId}`)).body).toMatchObject({
    file: null,
    cover: null,
    gallery: [],
  });
  const dead = await listDeadJobs(app.platform.db);
  expect(dead.map(({ key }) => key)).toContain(`media.copy:picture:${picture.id}`);
});

test('Several pictures of a post keep their order', async () => {
  respond = (request, response) => send(request.url === '/wide.jpg' ? photo : upright)(request, response);
  const upright = await sharp(photo).rotate(90).jpeg().toBuffer();
  const postId = await planned(
    { sourceUrl: `${networkUrl}/upright.jpg` },
    { sourceUrl: `${networkUrl}/wide.jpg` },
    { sourceUrl: `${networkUrl}/upright-too.jpg` },
  );
  await app.runJobs();
  const pictures = await picturesOf(app.platform.db, postId);
  expect(pictures.map(({ status, width, height }) => [status, width, height])).toEqual([
    ['ready', 1600, 2400],
    ['ready', 1600, 1067],
    ['ready', 1600, 2400],
  ]);
});

test('A deleted post’s files are deleted too', async () => {
  respond = send(photo);
  const postId = await planned({ sourceUrl: `${networkUrl}/five.jpg` });
  await app.runJobs();
  const { key } = await only(postId);
  expect((await app.send('GET', `/media/${key}/preview.jpg`)).status).toBe(200);
  await app.platform.db.transaction().execute(async (trx) => {
    await removePicturesOf(trx, postId);
    await trx.deleteFrom('posts').where('id', '=', postId).execute();
  });
  await app.runJobs();
  expect((await app.send('GET', `/media/${key}/preview.jpg`)).status).toBe(404);
  for (const name of sizes) expect(await app.platform.storage.exists(`${key}/${name}`)).toBe(false);
  expect((await app.send('GET', `/media/${key}/320.webp`)).status).toBe(404);
});

test('A post deleted while its picture is on the way leaves no files behind', async () => {
  let arrived: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let answer: () => unknown = () => undefined;
  respond = (request, response) => {
    answer = () => send(photo)(request, response);
    arrived();
  };
  const postId = await planned({ sourceUrl: `${networkUrl}/six.jpg` });
  const { key } = await only(postId);
  const done = app.runJobs();
  await waiting;
  await app.platform.db.transaction().execute(async (trx) => {
    await removePicturesOf(trx, postId);
    await trx.deleteFrom('posts').where('id', '=', postId).execute();
  });
  answer();
  await done;
  for (const name of sizes) expect(await app.platform.storage.exists(`${key}/${name}`)).toBe(false);
});
