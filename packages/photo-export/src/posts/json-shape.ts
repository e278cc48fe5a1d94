import { repairText } from './mojibake.ts';

/** The result of `JSON.parse`, before it is validated. */
export type Json = unknown;
export type JsonRecord = Readonly<Record<string, Json>>;

export function isRecord(value: Json): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of a list that are records; nothing if it is not a list. */
export function recordsIn(value: Json): JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A text, repaired and trimmed; null if there is none. */
export function textOf(value: Json): string | null {
  if (typeof value !== 'string') return null;
  const text = repairText(value).trim();
  return text === '' ? null : text;
}

/** A number, also if it is written as a text or with a decimal comma. */
function numberOf(value: Json): number | null {
  const number =
    typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(',', '.')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

const earliest = Date.UTC(2010, 0, 1) / 1000;
const latest = Date.UTC(2100, 0, 1) / 1000;

/** A time as epoch seconds: from seconds, milliseconds or ISO 8601; null outside of the photo network's lifetime. */
export function secondsOf(value: Json): number | null {
  const number = numberOf(value) ?? (typeof value === 'string' ? Date.parse(value) : Number.NaN);
  const seconds = Math.floor(number > latest ? number / 1000 : number);
  return seconds >= earliest && seconds < latest ? seconds : null;
}

export interface Coordinates {
  lat: number;
  lng: number;
}

/** A point on earth; cameras write 0/0 if they have no position. */
export function coordinatesOf(latitude: Json, longitude: Json): Coordinates | null {
  const lat = numberOf(latitude);
  const lng = numberOf(longitude);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return lat === 0 && lng === 0 ? null : { lat, lng };
}

/** The list in a file: the file itself, the first list in its record, or the record as the only entry of one. */
export function listIn(file: Json, isEntry: (record: JsonRecord) => boolean): JsonRecord[] {
  if (Array.isArray(file)) return recordsIn(file);
  if (!isRecord(file)) return [];
  if (isEntry(file)) return [file];
  const list = Object.values(file).find((value) => Array.isArray(value));
  return recordsIn(list);
}
