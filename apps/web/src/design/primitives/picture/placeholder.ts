/** The bytes of a thumbhash (base64); null if it is invalid. */
export function bytes(hash: string): Uint8Array | null {
  try {
    const read = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
    return read.length < 5 ? null : read;
  } catch {
    return null;
  }
}

/**
 * Average colour of a thumbhash (base64) as CSS, null if it is invalid. Reads only the header: 6 bits of lightness, 6 bits each of the
 * yellow-blue and red-green components (https://evanw.github.io/thumbhash/).
 */
export function averageColour(hash: string | null): string | null {
  const read = hash === null ? null : bytes(hash.slice(0, 8));
  if (read === null) return null;
  const [a = 0, b = 0, c = 0] = read;
  const header = a | (b << 8) | (c << 16);
  const l = (header & 63) / 63;
  const p = ((header >> 6) & 63) / 31.5 - 1;
  const q = ((header >> 12) & 63) / 31.5 - 1;
  const blue = l - (2 / 3) * p;
  const red = (3 * l - blue + q) / 2;
  const channel = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return `rgb(${channel(red)} ${channel(red - q)} ${channel(blue)})`;
}
