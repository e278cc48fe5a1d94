import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  drawAvatar,
  drawCover,
  drawDefaultAvatar,
  drawMark,
  drawNoImage,
  drawPoster,
  grainTile,
  type PosterCharacter,
} from './posters.ts';

const characters: readonly PosterCharacter[] = [
  'alpine',
  'coast',
  'city',
  'desert',
  'lake',
  'forest',
  'island',
  'interior',
  'food',
  'street',
];
const sizes = [
  [1080, 1350],
  [1500, 1000],
  [1200, 630],
] as const;

async function raster(svg: string): Promise<{ width: number; height: number; opaque: boolean }> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let opaque = true;
  for (let i = 3; i < data.length; i += 4) opaque &&= data[i] === 255;
  return { width: info.width, height: info.height, opaque };
}

/** Difference hash: 16 x 16 signs of the step to the right neighbour, of brightness and of warmth. */
async function look(svg: string): Promise<string> {
  const small = sharp(Buffer.from(svg)).resize(17, 16, { fit: 'fill' }).removeAlpha();
  const { data } = await small.raw().toBuffer({ resolveWithObject: true });
  let bits = '';
  for (let y = 0; y < 16; y += 1) {
    for (let x = 0; x < 16; x += 1) {
      const at = (y * 17 + x) * 3;
      const light = (i: number): number => (data[i] ?? 0) * 2 + (data[i + 1] ?? 0) * 5 + (data[i + 2] ?? 0);
      bits += light(at) < light(at + 3) ? '1' : '0';
    }
  }
  return bits;
}

/** A minimal reader of the XML that is drawn: every tag closes, every attribute is quoted. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<&]*(?:&[a-z]+;[^"<&]*)*")*)\s*(\/?)>/g;
  const rest = svg.replace(tag, (_, close: string, name: string, __: string, empty: string) => {
    if (close) return open.pop() === name ? '' : '<';
    if (!empty) open.push(name);
    return '';
  });
  return open.length === 0 && !/[<>]/.test(rest);
}

test('the same seed always draws the same picture', () => {
  for (const character of characters) {
    const options = { seed: 'lena-17', character, width: 1080, height: 1350 };
    expect(drawPoster(options)).toBe(drawPoster(options));
    expect(drawCover(options)).toBe(drawCover(options));
  }
  expect(drawAvatar({ seed: 'lena', size: 256 })).toBe(drawAvatar({ seed: 'lena', size: 256 }));
});

test('another seed draws another picture', () => {
  for (const character of characters) {
    const drawn = Array.from({ length: 40 }, (_, i) =>
      drawPoster({ seed: `seed ${i}`, character, width: 1080, height: 1350 }),
    );
    expect(new Set(drawn).size).toBe(40);
  }
  const faces = Array.from({ length: 200 }, (_, i) => drawAvatar({ seed: `member ${i}`, size: 96 }));
  expect(new Set(faces).size).toBe(200);
});

test('posters are well-formed, finite and light, whatever the seed', () => {
  for (const character of characters) {
    for (let i = 0; i < 40; i += 1) {
      const [width, height] = sizes[i % sizes.length] ?? sizes[0];
      const svg = drawPoster({ seed: `check <&"'> ${i}`, character, width, height });
      expect(wellFormed(svg), `${character} ${i}`).toBe(true);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
      expect(svg.length, `${character} ${i}`).toBeLessThan(60 * 1024);
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((m) => m[1] ?? m[2]);
      for (const id of used) expect(svg).toContain(`id="${id}"`);
    }
  }
});

test('every character can be rendered in every shape, without empty or transparent parts', async () => {
  for (const character of characters) {
    for (const [width, height] of sizes) {
      const half = { width: width / 2, height: height / 2 };
      const svg = drawPoster({ seed: `shape ${width}`, character, ...half });
      expect(await raster(svg), `${character} ${width}x${height}`).toEqual({ ...half, opaque: true });
    }
    const cover = drawCover({ seed: 'wide', character, width: 750, height: 250 });
    expect(await raster(cover), `${character} cover`).toEqual({ width: 750, height: 250, opaque: true });
  }
}, 60_000);

test('no two of 300 posters look alike at thumbnail size', async () => {
  const seen = new Map<string, string>();
  for (let i = 0; i < 300; i += 1) {
    const character = characters[i % characters.length] ?? 'coast';
    const hash = await look(drawPoster({ seed: `post ${i}`, character, width: 540, height: 675 }));
    expect(seen.get(hash), `poster ${i}`).toBeUndefined();
    seen.set(hash, String(i));
  }
}, 90_000);

test('portraits, placeholders and the mark are well-formed and can be rendered from 16 pixels up', async () => {
  const drawings = [
    ...Array.from({ length: 60 }, (_, i) => drawAvatar({ seed: `face ${i}`, size: 64 })),
    drawDefaultAvatar({ size: 96 }),
    drawNoImage({ width: 400, height: 500 }),
    drawNoImage({ width: 1200, height: 630 }),
    drawMark({ size: 16 }),
    drawMark({ size: 180, color: '#fbf3e4', tile: '#b5492d', title: 'Staylore <&">' }),
  ];
  for (const svg of drawings) {
    expect(wellFormed(svg), svg.slice(0, 200)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined/);
    const { width } = await raster(svg);
    expect(width).toBeGreaterThanOrEqual(16);
  }
});

test('the grain is a PNG that any decoder reads', async () => {
  const [head, body] = grainTile().split(',');
  expect(head).toBe('data:image/png;base64');
  const { format, width, height } = await sharp(Buffer.from(body ?? '', 'base64')).metadata();
  expect([format, width, height]).toEqual(['png', 120, 120]);
});

test('sizes that make no sense are refused with a clear text', () => {
  expect(() => drawPoster({ seed: 'a', character: 'lake', width: 0, height: 900 })).toThrow('16 to 8000');
  expect(() => drawCover({ seed: 'a', character: 'lake', width: 900, height: Number.NaN })).toThrow(
    '16 to 8000',
  );
  expect(() => drawAvatar({ seed: 'a', size: 4 })).toThrow('16 to 4000');
  expect(() => drawNoImage({ width: 2, height: 2 })).toThrow('at least 16');
  expect(() => drawDefaultAvatar({ size: 2 })).toThrow('at least 16');
});
