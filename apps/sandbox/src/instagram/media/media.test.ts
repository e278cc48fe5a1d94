import sharp from 'sharp';
import { expect, test } from 'vitest';
import { page } from '../../../test/graph.ts';
import { startSandbox } from '../../../test/start.ts';
import { hasPosition } from './pictures.ts';

test('Every picture address of an account leads to a JPEG of 1080 × 1350, the same each time', async () => {
  const { app } = await startSandbox();
  const { posts } = await page(app, { handle: 'alpen.anna', fields: 'media_type,media_url' });
  const urls = posts
    .filter((post) => post['media_type'] === 'IMAGE')
    .map((post) => String(post['media_url']));
  const path = new URL(urls[0] ?? '').pathname;
  const response = await app.inject({ method: 'GET', url: path });
  expect(response.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1080,
    height: 1350,
  });
  expect((await app.inject({ method: 'GET', url: path })).rawPayload.equals(response.rawPayload)).toBe(true);
});

test('A test suite can have smaller pictures of the same shape', async () => {
  const { app } = await startSandbox({ pictureWidth: 320 });
  const response = await app.inject({ method: 'GET', url: '/cdn/media/abcdefghijk/1.jpg' });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 320, height: 400 });
});

test('Some pictures carry the position where they were taken', async () => {
  const { app } = await startSandbox();
  const codes = Array.from({ length: 12 }, (_, index) => `invented${String(index).padStart(3, '0')}`);
  const placed = codes.find(hasPosition);
  const plain = codes.find((code) => !hasPosition(code));
  const exifOf = async (code: string | undefined) => {
    const response = await app.inject({ method: 'GET', url: `/cdn/media/${code}/1.jpg` });
    return (await sharp(response.rawPayload).metadata()).exif;
  };
  const exif = await exifOf(placed);
  expect(exif?.includes('Pocket Camera')).toBe(true);
  // Tag 0x8825 of IFD0 points to the GPS data (Exif 2.32, section 4.6.3).
  expect(exif?.includes(Buffer.from([0x25, 0x88])) || exif?.includes(Buffer.from([0x88, 0x25]))).toBe(true);
  expect(await exifOf(plain)).toBeUndefined();
});

test('Videos have a clip and a thumbnail', async () => {
  const { app } = await startSandbox();
  const clip = await app.inject({ method: 'GET', url: '/cdn/media/abcdefghijk/1.mp4' });
  expect(clip.headers['content-type']).toBe('video/mp4');
  expect(clip.rawPayload.subarray(4, 8).toString()).toBe('ftyp');
  expect((await app.inject({ method: 'GET', url: '/cdn/avatar/lena.wanders.jpg' })).statusCode).toBe(200);
});

test.each([
  '/cdn/media/short/1.jpg',
  '/cdn/media/abcdefghijk/0.jpg',
  '/cdn/media/abcdefghijk/9.jpg',
  '/cdn/media/..%2F..%2Fetc/1.jpg',
  '/cdn/avatar/%2E%2E%2Fx.jpg',
  '/cdn/hotel/%2E%2E%2Fx.jpg',
])('A path that is not a picture is not found: %s', async (url) => {
  const { app } = await startSandbox();
  expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
});
