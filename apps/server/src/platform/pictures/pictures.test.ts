import { pictureType } from '@staylore/contract/pictures';
import fc from 'fast-check';
import sharp from 'sharp';
import { thumbHashToApproximateAspectRatio, thumbHashToRGBA } from 'thumbhash';
import { describe, expect, test } from 'vitest';
import { createFairLimit } from '../fair-limit.ts';
import { type PictureError, type ProcessedPicture, processPicture } from './index.ts';
import { makeLinkPreview } from './process.ts';

/** Left half red, right half blue. */
const twoColours = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#ff0000' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#0000ff' } },
      left: Math.floor(width / 2),
      top: 0,
    },
  ]);

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const faultOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: PictureError) => error.fault,
  );

const file = (picture: ProcessedPicture, name: string) => {
  const found = picture.files.find((candidate) => candidate.name === name);
  return found?.bytes ?? expect.unreachable(`${name} is missing`);
};

const previewOf = async (bytes: Uint8Array) =>
  makeLinkPreview(file(await processPicture(bytes), '1600.webp'));

describe.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('A %s', (format) => {
  test('becomes three WebP sizes, a placeholder and, when asked for, a link preview', async () => {
    const bytes = await twoColours(2000, 1500).toFormat(format).toBuffer();
    expect(pictureType(bytes)).toBe(format);
    const picture = await processPicture(bytes);
    expect(picture).toMatchObject({ width: 1600, height: 1200 });
    const outputs = [...picture.files.map(({ bytes: output }) => output), await previewOf(bytes)];
    const facts = await Promise.all(outputs.map((output) => sharp(output).metadata()));
    expect(picture.files.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['1600.webp', 'image/webp'],
      ['800.webp', 'image/webp'],
      ['320.webp', 'image/webp'],
    ]);
    expect(facts.map(({ format: kind, width, height }) => [kind, width, height])).toEqual([
      ['webp', 1600, 1200],
      ['webp', 800, 600],
      ['webp', 320, 240],
      ['jpeg', 1200, 630],
    ]);
    const hash = Buffer.from(picture.thumbhash, 'base64');
    expect(hash.length).toBeLessThan(40);
    expect(thumbHashToApproximateAspectRatio(hash)).toBeCloseTo(4 / 3, 0);
    expect(thumbHashToRGBA(hash).rgba.length).toBeGreaterThan(0);
  });
});

test('A small picture is never enlarged', async () => {
  const picture = await processPicture(await twoColours(500, 300).png().toBuffer());
  expect(picture).toMatchObject({ width: 500, height: 300 });
  expect(await sharp(file(picture, '800.webp')).metadata()).toMatchObject({ width: 500, height: 300 });
  expect(await sharp(file(picture, '320.webp')).metadata()).toMatchObject({ width: 320, height: 192 });
});

test('A picture hardly wider than 800 pixels is stored in that width, one clearly wider as it is', async () => {
  const hardly = await processPicture(await twoColours(960, 1200).png().toBuffer());
  expect(hardly).toMatchObject({ width: 800, height: 1000 });
  expect(file(hardly, '1600.webp')).toEqual(file(hardly, '800.webp'));
  expect(await processPicture(await twoColours(1080, 1350).png().toBuffer())).toMatchObject({ width: 1080 });
});

test('The link preview stays below 300 kB even for a picture of pure noise', async () => {
  const preview = await previewOf(await noise(1800, 1200).jpeg({ quality: 95 }).toBuffer());
  expect(preview.length).toBeLessThan(300_000);
});

test.each([
  ['top', 90],
  ['bottom', 900],
])('The link preview is cropped to the salient part, here at the %s', async (_where, top) => {
  const subject = await sharp({ create: { width: 160, height: 160, channels: 3, background: '#ff2200' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#9aa7a0' } })
    .composite([{ input: subject, left: 370, top }])
    .png()
    .toBuffer();
  const preview = await previewOf(bytes);
  const [red, , blue] = (await sharp(preview).stats()).channels;
  expect((red?.mean ?? 0) - (blue?.mean ?? 0)).toBeGreaterThan(5);
});

test('A picture taken in portrait orientation is upright, and its stored size matches', async () => {
  const bytes = await twoColours(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const picture = await processPicture(bytes);
  expect(picture).toMatchObject({ width: 400, height: 800 });
  const { data, info } = await sharp(file(picture, '320.webp')).raw().toBuffer({ resolveWithObject: true });
  const top = (data.readUInt8(0) ?? 0) > 200;
  const bottom = data.readUInt8(info.channels * info.width * (info.height - 1) + 2) > 200;
  expect([top, bottom]).toEqual([true, true]);
});

test('Where a picture was taken and by which camera is in no file that is kept', async () => {
  const exif = {
    IFD0: { Copyright: 'me', Model: 'Camera' },
    IFD3: {
      GPSLatitude: '46/1 1/1 1200/100',
      GPSLatitudeRef: 'N',
      GPSLongitude: '7/1 44/1 5588/100',
      GPSLongitudeRef: 'E',
    },
  };
  const bytes = await twoColours(900, 600).withExif(exif).jpeg().toBuffer();
  const picture = await processPicture(bytes);
  for (const output of [...picture.files.map((one) => one.bytes), await previewOf(bytes)]) {
    const facts = await sharp(output).metadata();
    expect([facts.exif, facts.iptc, facts.xmp, facts.icc, facts.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    expect(Buffer.from(output).includes('Camera')).toBe(false);
  }
});

test('Transparency is kept, grey and sixteen-bit pictures work', async () => {
  const clear = {
    create: { width: 60, height: 40, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  };
  const bytes = await sharp(clear).png().toBuffer();
  const transparent = await processPicture(bytes);
  expect((await sharp(file(transparent, '320.webp')).metadata()).hasAlpha).toBe(true);
  expect((await sharp(await previewOf(bytes)).stats()).channels[0]?.mean).toBeGreaterThan(200);
  for (const grey of [
    twoColours(50, 30).greyscale(),
    twoColours(50, 30, 4).greyscale(),
    twoColours(50, 30).toColourspace('rgb16'),
  ]) {
    const picture = await processPicture(await grey.png().toBuffer());
    expect(await sharp(file(picture, '1600.webp')).metadata()).toMatchObject({ width: 50, height: 30 });
  }
});

test.each([
  [1, 1],
  [1, 3000],
  [3000, 1],
  [900, 14_000],
])('An unusual shape of %d by %d pixels works', async (width, height) => {
  const picture = await processPicture(await twoColours(width, height).png().toBuffer());
  const preview = await sharp(await makeLinkPreview(file(picture, '1600.webp'))).metadata();
  expect(preview).toMatchObject({ width: 1200, height: 630 });
  expect(picture.height).toBeLessThanOrEqual(4800);
});

test.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'unsupported_type',
  ],
  [
    'an SVG behind an XML head',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'unsupported_type',
  ],
  ['a PDF', Buffer.from('%PDF-1.7 …'), 'unsupported_type'],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'unsupported_type'],
  ['nothing', Buffer.alloc(0), 'unsupported_type'],
  ['an iPhone HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'unsupported_type'],
  [
    'a HEIC of the general brand',
    Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'),
    'unsupported_type',
  ],
  ['a head without a picture', Buffer.from('\xff\xd8\xff\xe0hello', 'latin1'), 'broken'],
  [
    'a PNG head before an SVG',
    Buffer.from('\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'latin1'),
    'broken',
  ],
  ['a file beyond 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'too_large'],
])('%s is refused by a fault of its own', async (_name, bytes, fault) => {
  expect(await faultOf(processPicture(bytes))).toBe(fault);
});

test('A truncated picture is refused, not half shown', async () => {
  const whole = await noise(800, 600).jpeg().toBuffer();
  expect(await faultOf(processPicture(whole.subarray(0, whole.length / 2)))).toBe('broken');
});

test('A small file that would unpack to 256 million pixels is refused before it is decoded', async () => {
  const bomb = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(2_000_000);
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const refusals: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    refusals.push(
      await timed(async () => expect(await faultOf(processPicture(bomb))).toBe('too_many_pixels')),
    );
  }
  const decoding = await timed(() => sharp(bomb, { limitInputPixels: false }).resize(8).toBuffer());
  expect(Math.min(...refusals)).toBeLessThan(decoding / 3);
});

test('An AVIF of 20 megapixels is refused before it is decoded, which would take a gigabyte for 50', async () => {
  const bytes = await twoColours(64, 64).avif({ effort: 0 }).toBuffer();
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(5000, size);
  bytes.writeUInt32BE(4000, size + 4);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 5000, height: 4000 });
  expect(await faultOf(processPicture(bytes))).toBe('too_many_pixels');
  const phone = await twoColours(4080, 3072).avif({ effort: 0, quality: 20 }).toBuffer();
  expect(await processPicture(phone)).toMatchObject({ width: 1600, height: 1205 });
});

test('An extremely long line of pixels is refused before it is decoded', async () => {
  const line = await sharp(Buffer.alloc(30_000), { raw: { width: 30_000, height: 1, channels: 1 } })
    .png()
    .toBuffer();
  expect(await faultOf(processPicture(line))).toBe('too_many_pixels');
});

test('Waiting pictures are admitted sender by sender, and no sender takes more than a fair share', async () => {
  const limited = createFairLimit({ places: 2, each: 1 });
  const order: string[] = [];
  const task = (who: string) => limited(who, async () => void order.push(who));
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(task));
  expect(order.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c']);
  expect(order).toHaveLength(7);
});

test('No garbage after a picture head crashes the decoder or passes as another error', async () => {
  const heads = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\x10\0\0\0WEBP', '\0\0\0\x14ftypavif'];
  const garbage = fc.tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }));
  await fc.assert(
    fc.asyncProperty(garbage, async ([head, rest]) => {
      const bytes = Buffer.concat([Buffer.from(head, 'latin1'), rest]);
      expect(['broken', 'too_many_pixels']).toContain(await faultOf(processPicture(bytes)));
    }),
    { numRuns: 60 },
  );
});

test('At most two pictures are processed at once, and a failed one makes room for the next', async () => {
  const limited = createFairLimit({ places: 2 });
  let inside = 0;
  let most = 0;
  const tasks = Array.from({ length: 9 }, (_, index) =>
    limited(`sender ${index}`, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inside -= 1;
      if (index % 3 === 0) throw new Error('failed');
      return index;
    }),
  );
  const results = await Promise.allSettled(tasks);
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
});
