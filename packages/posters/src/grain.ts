import { createRandom } from './random.ts';

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc32(bytes: readonly number[]): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function adler32(bytes: readonly number[]): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

const word = (v: number): number[] => [(v >>> 24) & 255, (v >>> 16) & 255, (v >>> 8) & 255, v & 255];

function chunk(name: string, data: readonly number[]): number[] {
  const body = [...[...name].map((c) => c.charCodeAt(0)), ...data];
  return [...word(data.length), ...body, ...word(crc32(body))];
}

/** Deflate without compression (RFC 1951 section 3.2.4): noise would not shrink anyway. */
function storedDeflate(bytes: readonly number[]): number[] {
  const out = [0x78, 0x01];
  for (let i = 0; i < bytes.length; i += 65535) {
    const block = bytes.slice(i, i + 65535);
    const n = block.length;
    out.push(i + 65535 >= bytes.length ? 1 : 0, n & 255, n >> 8, ~n & 255, (~n >> 8) & 255, ...block);
  }
  return [...out, ...word(adler32(bytes))];
}

interface Tile {
  width: number;
  height: number;
  /** Bits per pixel: 1 or 2. */
  depth: 1 | 2;
  pixel: (x: number, y: number) => number;
}

/** The palette-free parts of an indexed PNG; the inks are put in per use. */
function encode(tile: Tile): { head: number[]; data: number[] } {
  const rows: number[] = [];
  const perByte = 8 / tile.depth;
  for (let y = 0; y < tile.height; y += 1) {
    rows.push(0);
    for (let x = 0; x < tile.width; x += perByte) {
      let byte = 0;
      for (let k = 0; k < perByte; k += 1) byte = (byte << tile.depth) | tile.pixel(x + k, y);
      rows.push(byte);
    }
  }
  const head = [...word(tile.width), ...word(tile.height), tile.depth, 3, 0, 0, 0];
  return { head: chunk('IHDR', head), data: chunk('IDAT', storedDeflate(rows)) };
}

function dataUrl(
  parts: { head: number[]; data: number[] },
  inks: { colors: string[]; alphas: number[] },
): string {
  const rgb = inks.colors.flatMap((hex) => word(Number.parseInt(hex.slice(1), 16)).slice(1));
  const signature = [137, 80, 78, 71, 13, 10, 26, 10];
  const bytes = [
    ...signature,
    ...parts.head,
    ...chunk('PLTE', rgb),
    ...chunk('tRNS', inks.alphas),
    ...parts.data,
    ...chunk('IEND', []),
  ];
  return `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`;
}

export const grainSize = 120;
export const stippleSize = { width: 80, height: 320 } as const;

const grainNoise = createRandom('paper grain');
const grainParts = encode({
  width: grainSize,
  height: grainSize,
  depth: 2,
  pixel: () => {
    const v = grainNoise.next();
    return v < 0.3 ? 0 : v < 0.6 ? 1 : 2;
  },
});

const stippleNoise = createRandom('stipple');
const stippleParts = encode({
  ...stippleSize,
  depth: 1,
  // Density follows a soft power curve, so that the fade has no visible start.
  pixel: (_, y) => (stippleNoise.next() < (y / stippleSize.height) ** 1.7 ? 1 : 0),
});

const grainUrl = dataUrl(grainParts, { colors: ['#1a1020', '#fff4e0', '#000000'], alphas: [17, 20, 0] });

/** The paper grain laid over every poster: a PNG data URL of a square tile of `grainSize` pixels. */
export function grainTile(): string {
  return grainUrl;
}

/** A tile of dots in one ink, none at its top and solid at its bottom: the print-maker's gradient. */
export function stippleTile(color: string): string {
  return dataUrl(stippleParts, { colors: ['#000000', color], alphas: [0, 255] });
}
