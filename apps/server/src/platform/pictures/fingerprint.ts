/** Pixels a side of the small grey copy from which a fingerprint is read. */
export const fingerprintSide = 9;

/** A difference in brightness that survives saving again. */
const visible = 2;
/** Fewer differences say nothing: half the pictures of a blue sky would be one. */
const fewest = 16;

/**
 * What a small grey copy of a picture looks like: where it gets brighter to the right, then where downwards. Copies that are smaller, paler or
 * saved again differ in a few signs, other pictures in some fifty. Null where there is too little to tell.
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
