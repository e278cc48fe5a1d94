import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { loadAtlas } from '../load.ts';
import { openPictures } from './picture-of.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

async function someAtlas() {
  const member = await createMember(app);
  await app.send('PUT', '/api/me/atlas', { as: member, body: { shown: true } });
  return loadAtlas(app.platform.db, { handle: member.username, viewer: null });
}
const request = { kind: 'preview', language: 'en' } as const;

test('However many readers ask at once for a picture that nobody has drawn yet, it is drawn once, and all get it', async () => {
  const atlas = await someAtlas();
  const stored = vi.spyOn(app.platform.storage, 'put');
  const pictureOf = openPictures(app.platform);
  const files = await Promise.all(Array.from({ length: 12 }, () => pictureOf(atlas, request)));
  expect(new Set(files).size).toBe(1);
  await pictureOf(atlas, request);
  expect(stored).toHaveBeenCalledTimes(1);
  await pictureOf(atlas, { ...request, language: 'de' });
  expect(stored).toHaveBeenCalledTimes(2);
  stored.mockRestore();
});

test('While as many pictures are drawn as may wait, yet another one is refused, and a stored one is not', async () => {
  const [stored, ...fresh] = [await someAtlas(), await someAtlas(), await someAtlas(), await someAtlas()];
  const pictureOf = openPictures(app.platform, { most: 2 });
  await pictureOf(stored, request);
  const answers = await Promise.allSettled(fresh.map((atlas) => pictureOf(atlas, request)));
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject([{ code: 'server.unavailable', retryAfterSeconds: 5 }]);
  const drawing = Promise.allSettled(
    fresh.map((atlas) => pictureOf({ ...atlas, content: 'another' }, request)),
  );
  expect((await pictureOf(stored, request)).byteLength).toBeGreaterThan(0);
  await drawing;
  expect((await pictureOf(fresh[0] ?? stored, request)).byteLength).toBeGreaterThan(0);
});

test('A picture that cannot be drawn now is drawn for the next reader', async () => {
  const atlas = await someAtlas();
  const pictureOf = openPictures(app.platform);
  const failing = vi.spyOn(app.platform.storage, 'put').mockRejectedValueOnce(new Error('The disk is full'));
  const answers = await Promise.allSettled([pictureOf(atlas, request), pictureOf(atlas, request)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  failing.mockRestore();
  expect((await pictureOf(atlas, request)).byteLength).toBeGreaterThan(0);
});
