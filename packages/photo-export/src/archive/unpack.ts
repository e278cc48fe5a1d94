import type { ZipEntry } from './directory.ts';
import type { Limits } from './limits.ts';
import { ExportRefused } from './refusal.ts';

const headerBytes = 30;
const headerSignature = 0x04034b50;

/** Reads a whole entry, up to `most` bytes, and verifies its checksum. Throws `ExportRefused`. */
export async function unpack(
  entry: ZipEntry,
  most: number,
  limits: Limits,
): Promise<Uint8Array<ArrayBuffer>> {
  const { offset, packedSize, part, path: file, size } = entry;
  if (size > 2 ** 20 && size / Math.max(1, packedSize) > limits.ratio)
    throw new ExportRefused('zip_bomb', { file });
  if (size > most || packedSize > most) throw new ExportRefused('too_large', { file });
  const header = new DataView(await part.slice(offset, offset + headerBytes).arrayBuffer());
  if (header.byteLength < headerBytes || header.getUint32(0, true) !== headerSignature)
    throw new ExportRefused('damaged', { file });
  const start = offset + headerBytes + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = await part.slice(start, start + packedSize).arrayBuffer();
  const bytes = entry.method === 0 ? new Uint8Array(packed) : await inflate(packed, entry);
  if (bytes.length !== size || crc32(bytes) !== entry.crc) throw new ExportRefused('damaged', { file });
  return bytes;
}

async function inflate(packed: ArrayBuffer, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const { method, path: file, size } = entry;
  if (method !== 8) throw new ExportRefused('damaged', { file });
  const bytes = new Uint8Array(size);
  let length = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      // The declared size of an entry may be false.
      if (length + chunk.length > size) throw new ExportRefused('zip_bomb', { file });
      bytes.set(chunk, length);
      length += chunk.length;
    },
  });
  try {
    await new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).pipeTo(sink);
  } catch (error) {
    throw error instanceof ExportRefused ? error : new ExportRefused('damaged', { file, cause: error });
  }
  return bytes.subarray(0, length);
}

/** CRC-32 of ISO 3309, which a ZIP stores for every entry; four tables process four bytes per step. */
const tables = makeTables();

function makeTables(): Uint32Array[] {
  const first = Uint32Array.from({ length: 256 }, (_, value) => {
    let crc = value;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    return crc;
  });
  const all = [first];
  for (let index = 1; index < 4; index += 1) {
    const before = all[index - 1] as Uint32Array;
    all.push(before.map((crc) => (first[crc & 0xff] as number) ^ (crc >>> 8)));
  }
  return all;
}

function crc32(bytes: Uint8Array): number {
  const [t0, t1, t2, t3] = tables as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  const byte = (at: number) => bytes[at] as number;
  let crc = 0xffffffff;
  let at = 0;
  for (const end = bytes.length - 3; at < end; at += 4) {
    crc ^= byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24);
    crc =
      (t3[crc & 0xff] as number) ^
      (t2[(crc >>> 8) & 0xff] as number) ^
      (t1[(crc >>> 16) & 0xff] as number) ^
      (t0[crc >>> 24] as number);
  }
  for (; at < bytes.length; at += 1) crc = (t0[(crc ^ byte(at)) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
