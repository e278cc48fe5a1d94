import { afterAll, beforeAll, expect, test } from 'vitest';
import { countJobs } from '../../src/platform/jobs/index.ts';
import { createMember, type TestMember } from '../people.ts';
import { startS3Stub } from '../stand-ins/s3-stub.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';
import { postFormData } from '../stays/pictures.ts';

let store: Awaited<ReturnType<typeof startS3Stub>>;
let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  store = await startS3Stub('pictures');
  app = await startApp({
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu',
    S3_ENDPOINT: store.url,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'of the stand-in',
    // Nobody listens at the port of the discard service.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Staylore <hello@test.example>',
  });
  member = await createMember(app);
});

afterAll(async () => {
  await app?.close();
  store?.close();
});

test('While the mail server is away members register and go on, and their mails wait', async () => {
  const one = await createMember(app, { confirmed: false });
  expect((await app.send('GET', '/api/me', { as: one })).status).toBe(200);
  const mails = (await countJobs(app.platform.db)).find(({ job }) => job === 'mail.send');
  expect(mails?.waiting).toBeGreaterThan(0);
});

test('While the picture store is away, posting asks to retry and leaves nothing behind; the rest works', async () => {
  await publishPost(app, { as: member });
  store.close();
  const form = await postFormData({ location: 'Hotel Stella, Bern', city: 'Bern', country: 'CH' });
  const refused = await app.send('POST', '/api/posts', { as: member, form });
  expect([refused.status, refused.body.code]).toEqual([503, 'server.unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const list = await app.send('GET', '/api/posts/latest/0');
  expect([list.status, list.body.length]).toEqual([200, 1]);
  expect((await app.send('GET', '/readyz')).status).toBe(200);
});
