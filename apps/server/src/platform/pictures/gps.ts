import readExif from 'exif-reader';
import sharp from 'sharp';

/** Degrees, north and east positive. */
export interface Position {
  lat: number;
  lng: number;
}

/**
 * Where a picture says it was taken, to be suggested to its owner only: stored pictures carry no such data. Null when it says nothing
 * that makes sense.
 */
export async function readGps(bytes: Uint8Array): Promise<Position | null> {
  try {
    const { exif } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (exif === undefined) return null;
    const gps = readExif(exif).GPSInfo;
    if (gps === undefined) return null;
    const lat = degrees(gps.GPSLatitude, gps.GPSLatitudeRef, 'S');
    const lng = degrees(gps.GPSLongitude, gps.GPSLongitudeRef, 'W');
    if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
    // Cameras without a fix write zeros.
    return lat === 0 && lng === 0 ? null : { lat, lng };
  } catch {
    // Damaged position data is no reason to refuse a picture.
    return null;
  }
}

/** Degrees, minutes and seconds (EXIF 2.32, GPSLatitude and GPSLongitude) as decimal degrees. */
function degrees(parts: unknown, reference: unknown, negative: 'S' | 'W'): number | null {
  if (!Array.isArray(parts) || parts.length === 0 || parts.length > 3) return null;
  const [whole = 0, minutes = 0, seconds = 0] = parts.map(Number);
  const value = whole + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value)) return null;
  const rounded = Math.round(value * 1e6) / 1e6;
  return String(reference).startsWith(negative) && rounded !== 0 ? -rounded : rounded;
}
