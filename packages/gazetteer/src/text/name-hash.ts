/** Initial value of `hashLetter`. */
export const HASH_START = 0x811c9dc5 | 0;

/** The hash of some letters and one more: FNV-1a. */
export const hashLetter = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);

/** The hash of a whole name, in its folded form. */
export function hashOf(name: string): number {
  let hash = HASH_START;
  for (let at = 0; at < name.length; at += 1) hash = hashLetter(hash, name.charCodeAt(at));
  return hash;
}

/** The same for a name as bytes; undefined if a letter takes more than one. */
export function hashOfBytes(bytes: Uint8Array, start: number, end: number): number | undefined {
  let hash = HASH_START;
  for (let at = start; at < end; at += 1) {
    const code = bytes[at] ?? 0;
    if (code > 127) return undefined;
    hash = hashLetter(hash, code);
  }
  return hash;
}

/** The slot of a hash in a table whose size is a power of two; `mask` is that size less one. */
export const slotOf = (hash: number, mask: number) => (hash ^ (hash >>> 15)) & mask;
