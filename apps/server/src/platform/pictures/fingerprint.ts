/** Side in pixels of the small grey copy from which a fingerprint is computed. */
export const fingerprintSide = 9;

/** A difference in brightness that survives recompression. */
const visible = 2;
/** With fewer differences than this a fingerprint is useless: half of all pictures of a blue sky would be the same. */
const fewest = 16;

/**
 * A difference hash of a small grey copy: where it gets brighter to the right, then where it gets brighter downwards. Copies that are
 * smaller, paler or recompressed differ in a few bits, other pictures in about fifty. Null for a picture with too few differences.
 */
export function fingerprintOf(grey: Uint8Array): string | null {
  const at = (x: number, y: number) => grey[y * fingerprintSide + x] ?? 0;
  let [right, down] = ['', ''];
  let differences = 0;
  for (let y = 0; y < fingerprintSide - 1; y += 1)
    for (let x = 0; x < fingerprintSide - 1; x += 1) {
      const [toRight, toBottom] = [at(x + 1, y) - at(x, y), at(x, y + 1) - at(x, y)];
      right += toRight > visible ? '1' : '0';
      down += toBottom > visible ? '1' : '0';
      differences += Number(Math.abs(toRight) > visible) + Number(Math.abs(toBottom) > visible);
    }
  return differences < fewest ? null : right + down;
}
