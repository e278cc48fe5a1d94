import type { FileHandle } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';

/** Content of an entry; a `hole` is a number of zero bytes that take no room on the disk. */
export interface EntrySource {
  path: string;
  bytes?: Uint8Array;
  hole?: number;
  /** Packed with deflate; else stored. */
  packed?: boolean;
  /** General purpose flags besides UTF-8; bit 0 marks an encrypted entry. */
  flags?: number;
  /** Declares a false unpacked size. */
  claimedSize?: number;
}

const big = 0xffffffff;

/** Writes a ZIP archive entry by entry, in ZIP64 where it grows beyond 4 GB or 65,535 entries. */
export class ZipWriter {
  readonly #file: FileHandle;
  readonly #directory: Buffer[] = [];
  #entries = 0;
  #position = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async add(source: EntrySource): Promise<void> {
    const plain = source.bytes ?? new Uint8Array();
    const data = source.packed ? deflateRawSync(plain) : plain;
    const packedSize = source.hole ?? data.length;
    const entry = {
      name: Buffer.from(source.path),
      flags: 0x0800 | (source.flags ?? 0),
      method: source.packed ? 8 : 0,
      crc: source.hole === undefined ? crc32(plain) : crcOfZeros(source.hole),
      packedSize,
      size: source.claimedSize ?? source.hole ?? plain.length,
      offset: this.#position,
    };
    await this.#write(Buffer.concat([localHeader(entry), data]));
    this.#position += source.hole ?? 0;
    this.#directory.push(centralHeader(entry));
    this.#entries += 1;
  }

  /** Writes the directory; returns the size of the archive in bytes. */
  async finish(): Promise<number> {
    const start = this.#position;
    const directory = Buffer.concat(this.#directory);
    await this.#write(directory);
    await this.#write(endRecords({ start, size: directory.length, entries: this.#entries }));
    return this.#position;
  }

  async #write(bytes: Uint8Array): Promise<void> {
    await this.#file.write(bytes, 0, bytes.length, this.#position);
    this.#position += bytes.length;
  }
}

interface Entry {
  name: Buffer;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  offset: number;
}

/** Noon of a day in 2026, as MS-DOS writes times. */
const dosTime = [0x6000, 0x5c76] as const;

function localHeader(entry: Entry): Buffer {
  const wide = entry.size >= big || entry.packedSize >= big;
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  writeShared(head.subarray(4), entry, wide);
  const extra = wide ? zip64Extra([entry.size, entry.packedSize]) : Buffer.alloc(0);
  head.writeUInt16LE(entry.name.length, 26);
  head.writeUInt16LE(extra.length, 28);
  return Buffer.concat([head, entry.name, extra]);
}

function centralHeader(entry: Entry): Buffer {
  const wide = entry.size >= big || entry.packedSize >= big;
  const far = entry.offset >= big;
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(45, 4);
  writeShared(head.subarray(6), entry, wide);
  const values = [...(wide ? [entry.size, entry.packedSize] : []), ...(far ? [entry.offset] : [])];
  const extra = values.length > 0 ? zip64Extra(values) : Buffer.alloc(0);
  head.writeUInt16LE(entry.name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(far ? big : entry.offset, 42);
  return Buffer.concat([head, entry.name, extra]);
}

function writeShared(head: Buffer, entry: Entry, wide: boolean): void {
  head.writeUInt16LE(45, 0);
  head.writeUInt16LE(entry.flags, 2);
  head.writeUInt16LE(entry.method, 4);
  head.writeUInt16LE(dosTime[0], 6);
  head.writeUInt16LE(dosTime[1], 8);
  head.writeUInt32LE(entry.crc, 10);
  head.writeUInt32LE(wide ? big : entry.packedSize, 14);
  head.writeUInt32LE(wide ? big : entry.size, 18);
}

function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + values.length * 8);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(values.length * 8, 2);
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + index * 8);
  return extra;
}

function endRecords({ start, size, entries }: { start: number; size: number; entries: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries, 0xffff), 10);
  end.writeUInt32LE(Math.min(size, big), 12);
  end.writeUInt32LE(Math.min(start, big), 16);
  if (entries < 0xffff && start < big) return end;
  const wide = Buffer.alloc(56);
  wide.writeUInt32LE(0x06064b50, 0);
  wide.writeBigUInt64LE(44n, 4);
  wide.writeUInt16LE(45, 12);
  wide.writeUInt16LE(45, 14);
  for (const [index, value] of [entries, entries, size, start].entries())
    wide.writeBigUInt64LE(BigInt(value), 24 + index * 8);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([wide, locator, end]);
}

const zeros = new Uint8Array(2 ** 20);
const crcs = new Map<number, number>();

function crcOfZeros(length: number): number {
  const known = crcs.get(length);
  if (known !== undefined) return known;
  let crc = 0;
  for (let left = length; left > 0; left -= zeros.length)
    crc = crc32(zeros.subarray(0, Math.min(left, zeros.length)), crc);
  crcs.set(length, crc);
  return crc;
}
