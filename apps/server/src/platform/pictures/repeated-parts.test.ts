import sharp from 'sharp';
import { expect, test } from 'vitest';
import { processPicture } from './index.ts';

const colour = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } });

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** A grey progressive JPEG of one colour, eight by eight pixels, that refines each coefficient bit by bit: every scan is in order. */
function jpegOf(scans: number): Buffer {
  const table = (kind: number, symbol: number) =>
    segment(0xc4, Buffer.from([kind << 4, 1, ...Array<number>(15).fill(0), symbol]));
  const scan = (coefficient: number, bits: number) =>
    Buffer.concat([
      segment(0xda, Buffer.from([1, 1, 0, coefficient, coefficient, bits])),
      Buffer.from([0x7f]),
    ]);
  const refinements = Array.from({ length: 14 * 63 }, (_, index) => {
    const low = 13 - Math.floor(index / 63);
    return scan(1 + (index % 63), low === 13 ? low : ((low + 1) << 4) | low);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(16)])),
    segment(0xc2, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0])),
    table(0, 0),
    table(1, 0),
    scan(0, 0),
    ...refinements.slice(0, scans - 1),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const chunk = (type: string, data: Uint8Array) => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

async function webpOf(frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .webp({ lossless: true })
    .toBuffer();
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(16), still.subarray(12)]));
  const head = chunk('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const parts = [
    Buffer.from('WEBP'),
    head,
    chunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ];
  return chunk('RIFF', Buffer.concat(parts));
}

test('A JPEG of hundreds of scans and a WebP of countless frames are refused before decoding', async () => {
  const before = process.cpuUsage();
  for (const bytes of [jpegOf(800), await webpOf(100_000)])
    expect(
      await processPicture(bytes).then(
        () => 'taken',
        ({ fault }) => fault,
      ),
    ).toBe('broken');
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
});

test('Files as programs write them are accepted: some dozen scans, an animation, a profile, a video after the picture', async () => {
  expect(await processPicture(jpegOf(64))).toMatchObject({ width: 8 });
  expect(await processPicture(await webpOf(500))).toMatchObject({ width: 1 });
  const progressive = await colour().jpeg({ progressive: true }).withIccProfile('p3').toBuffer();
  // As phones write it: bytes that look like scans are in parts with a length, and behind the end.
  const looks = Buffer.alloc(60_000, Buffer.from([0xff, 0xda]));
  const picture = Buffer.concat([
    progressive.subarray(0, 2),
    segment(0xe2, looks),
    progressive.subarray(2),
    looks,
  ]);
  expect(await processPicture(picture)).toMatchObject({ width: 400 });
});
