/** Largest picture that can be uploaded, in bytes. */
export const largestPicture = 10 * 1024 * 1024;

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

const avifBrands = new Set(['avif', 'avis']);
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

/** Detects a picture's type by its first 64 bytes, whatever its name says; null for unsupported types. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) === 'ftyp') return isoType(start);
  return null;
}

/** ISO base media: the major brand, else the compatible brands listed after it (`mif1` may hold either codec). */
function isoType(start: string): PictureType | null {
  const length = Math.min(start.length, Math.max(16, start.charCodeAt(3)));
  const brands = [start.slice(8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(start.slice(at, at + 4));
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif';
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : null;
}
