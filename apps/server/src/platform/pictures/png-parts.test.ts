import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { processPicture } from './index.ts';

const colour = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#ff0000' } });

/** A PNG with further parts before its pixels. */
const pngWith = async (...parts: Buffer[]) => {
  const png = await colour().png().toBuffer();
  const afterHead = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHead), ...parts, png.subarray(afterHead)]);
};

const pngPart = (type: string, data: Uint8Array) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const part = Buffer.alloc(8 + named.length);
  part.writeUInt32BE(data.length);
  part.set(named, 4);
  part.writeUInt32BE(crc32(named), 4 + named.length);
  return part;
};

test('Texts in a PNG that would unpack to a gigabyte are not unpacked, and the picture is taken', async () => {
  const packed = deflateSync(Buffer.alloc(10_000_000, 'a'), { level: 9 });
  const texts = ['zTXt', 'iTXt'].map((type) =>
    pngPart(
      type,
      Buffer.concat([Buffer.from(type === 'zTXt' ? 'k\0\0' : 'k\0\x01\0\0\0', 'latin1'), packed]),
    ),
  );
  const bytes = await pngWith(...Array.from({ length: 50 }, () => texts).flat());
  const before = process.resourceUsage();
  const picture = await processPicture(bytes);
  const after = process.resourceUsage();
  expect(picture).toMatchObject({ width: 40, height: 30 });
  expect((after.maxRSS - before.maxRSS) / 1024).toBeLessThan(200);
  expect((after.userCPUTime - before.userCPUTime) / 1e6).toBeLessThan(5);
});

test('A PNG of countless parts is refused; one with its parts behind the end, or a profile of colours, is drawn', async () => {
  const many = await pngWith(...Array.from({ length: 50_000 }, () => pngPart('tEXt', Buffer.from('k\0v'))));
  await expect(processPicture(many)).rejects.toMatchObject({ fault: 'broken' });
  const plain = await colour().withIccProfile('p3').png().toBuffer();
  const tail = Buffer.concat([plain, Buffer.from('<script>alert(1)</script>')]);
  for (const bytes of [plain, tail]) expect(await processPicture(bytes)).toMatchObject({ width: 40 });
});
