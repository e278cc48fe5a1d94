import type { Limits } from './limits.ts';
import type { Part } from './part.ts';
import { ExportRefused } from './refusal.ts';

/*
 * The central directory of a ZIP archive, by PKWARE's APPNOTE 6.3.10 (sections 4.3.12 to 4.3.16 and 4.5.3). Why not by a library:
 * docs/decisions/0021-zip-reader.md.
 */

/** An entry as listed in the directory; sizes in bytes. */
export interface ZipEntry {
  part: Part;
  path: string;
  /** Position of its local header. */
  offset: number;
  packedSize: number;
  size: number;
  /** 0 is stored, 8 is deflate. */
  method: number;
  crc: number;
  encrypted: boolean;
}

interface Directory {
  start: number;
  size: number;
  entries: number;
}

const wide16 = 0xffff;
const wide32 = 0xffffffff;
const windowBytes = 2 ** 20;

/** Lists the entries of a part in the order of its directory. Throws `ExportRefused`. */
export async function* entriesOf(part: Part, limits: Limits): AsyncGenerator<ZipEntry & { total: number }> {
  const directory = await findDirectory(part);
  const { entries, size, start } = directory;
  if (entries >= limits.entries || size > limits.directoryBytes) throw refuse('too_many_entries', part);
  let window = await view(part, start, Math.min(windowBytes, size));
  let windowStart = start;
  let at = 0;
  for (let index = 0; index < entries; index += 1) {
    if (at + headerSize(window, at) > window.byteLength) {
      windowStart += at;
      at = 0;
      window = await view(part, windowStart, Math.min(windowBytes, start + size - windowStart));
    }
    const length = headerSize(window, at);
    if (length > window.byteLength || window.getUint32(at, true) !== 0x02014b50)
      throw refuse('damaged', part);
    const entry = readEntry(part, new DataView(window.buffer, window.byteOffset + at, length));
    if (entry.offset + entry.packedSize > start) throw refuse('damaged', part);
    at += length;
    yield { ...entry, total: entries };
  }
}

/** Bytes of the header at this position; more than any window if the window ends before it is known. */
function headerSize(window: DataView, at: number): number {
  if (at + 46 > window.byteLength) return windowBytes;
  return (
    46 + window.getUint16(at + 28, true) + window.getUint16(at + 30, true) + window.getUint16(at + 32, true)
  );
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const latin1 = new TextDecoder('latin1');

function readEntry(part: Part, header: DataView): ZipEntry {
  const nameLength = header.getUint16(28, true);
  const extraLength = header.getUint16(30, true);
  const name = new Uint8Array(header.buffer, header.byteOffset + 46, nameLength);
  const extra = new DataView(header.buffer, header.byteOffset + 46 + nameLength, extraLength);
  const wide = wideValues(extra);
  const value = (at: number): number => {
    const narrow = header.getUint32(at, true);
    return narrow === wide32 ? (wide.shift() ?? narrow) : narrow;
  };
  // The wide values follow in this order, each only if the narrow one is full.
  const size = value(24);
  const packedSize = value(20);
  const offset = value(42);
  return {
    part,
    path: decodeName(name),
    offset,
    packedSize,
    size,
    method: header.getUint16(10, true),
    crc: header.getUint32(16, true),
    encrypted: (header.getUint16(8, true) & 1) === 1,
  };
}

function wideValues(extra: DataView): number[] {
  for (let at = 0; at + 4 <= extra.byteLength; ) {
    const length = extra.getUint16(at + 2, true);
    if (extra.getUint16(at, true) === 1 && at + 4 + length <= extra.byteLength)
      return Array.from({ length: Math.floor(length / 8) }, (_, index) =>
        Number(extra.getBigUint64(at + 4 + index * 8, true)),
      );
    at += 4 + length;
  }
  return [];
}

function decodeName(name: Uint8Array): string {
  try {
    return utf8.decode(name);
  } catch {
    return latin1.decode(name);
  }
}

/** Finds the directory by the record at the end of the part. A file that begins like a ZIP and lacks its end was truncated. */
async function findDirectory(part: Part): Promise<Directory> {
  const tailStart = Math.max(0, part.size - 22 - wide16);
  const tail = await view(part, tailStart, part.size - tailStart);
  for (let at = tail.byteLength - 22; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue;
    if (at + 22 + tail.getUint16(at + 20, true) > tail.byteLength) continue;
    return readEnd(part, new DataView(tail.buffer, at, 22), tailStart + at);
  }
  const head = await view(part, 0, Math.min(4, part.size));
  throw refuse(head.byteLength === 4 && head.getUint32(0) === 0x504b0304 ? 'truncated' : 'not_a_zip', part);
}

async function readEnd(part: Part, end: DataView, position: number): Promise<Directory> {
  const narrow = {
    start: end.getUint32(16, true),
    size: end.getUint32(12, true),
    entries: end.getUint16(10, true),
  };
  const isWide = narrow.entries === wide16 || narrow.size === wide32 || narrow.start === wide32;
  const wide = isWide ? await readWideEnd(part, position - 20) : null;
  if (wide === null && (end.getUint16(4, true) !== 0 || end.getUint16(8, true) !== narrow.entries))
    throw refuse('split_zip', part);
  const directory = wide ?? narrow;
  if (directory.start + directory.size > position) throw refuse('damaged', part);
  return directory;
}

async function readWideEnd(part: Part, locatorAt: number): Promise<Directory | null> {
  if (locatorAt < 0) return null;
  const locator = await view(part, locatorAt, 20);
  if (locator.getUint32(0, true) !== 0x07064b50) return null;
  if (locator.getUint32(16, true) > 1) throw refuse('split_zip', part);
  const end = await view(part, Number(locator.getBigUint64(8, true)), 56);
  if (end.byteLength < 56 || end.getUint32(0, true) !== 0x06064b50) throw refuse('damaged', part);
  const value = (at: number) => Number(end.getBigUint64(at, true));
  return { entries: value(32), size: value(40), start: value(48) };
}

async function view(part: Part, start: number, length: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await part.slice(start, start + Math.max(0, length)).arrayBuffer());
}

const refuse = (reason: ExportRefused['reason'], part: Part): ExportRefused =>
  new ExportRefused(reason, part.name === undefined ? {} : { file: part.name });
