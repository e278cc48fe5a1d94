import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Part } from '../src/archive/part.ts';

/** A file as a part. Node's own file-backed blobs count their size in 32 bits, so that they cannot hold 4 GB. */
export function openPart(path: string): Part & { close: () => void } {
  const file = openSync(path, 'r');
  const { size } = statSync(path);
  return {
    size,
    slice: (start, end) => ({
      async arrayBuffer() {
        const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
        const length = readSync(file, bytes, 0, bytes.length, start);
        return bytes.buffer.slice(0, length);
      },
    }),
    close: () => closeSync(file),
  };
}
