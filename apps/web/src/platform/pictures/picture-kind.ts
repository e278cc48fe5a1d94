export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/** Brands in the `ftyp` box of HEIF files that hold HEVC pictures (ISO/IEC 23008-12, Apple's cameras). */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** The type of a file by its first bytes, whatever its name says; null if it is no picture that we support. */
export function pictureKind(head: Uint8Array): PictureKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp') return null;
  const brands = text(8, 64);
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return heicBrands.some((brand) => brands.includes(brand)) ? 'heic' : null;
}
