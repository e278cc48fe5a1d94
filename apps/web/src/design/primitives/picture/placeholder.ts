import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

function bytes(hash: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Average colour of a thumbhash (base64) as CSS, cheap enough for the server; null when it is not one. */
export function averageColour(hash: string | null): string | null {
  const read = hash === null ? null : bytes(hash);
  if (read === null || read.length < 5) return null;
  const { r, g, b } = thumbHashToAverageRGBA(read);
  return `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;
}

/** The blurred picture of a thumbhash (base64) as a data URL; null when it is not one. */
export function placeholderUrl(hash: string): string | null {
  const read = bytes(hash);
  return read === null || read.length < 5 ? null : thumbHashToDataURL(read);
}
