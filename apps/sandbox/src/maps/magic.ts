/** Inputs that make any of the maps services answer in a special way, wherever text is searched for. */
export const magicInputs = {
  zero: '__zero__',
  limit: '__limit__',
  denied: '__denied__',
  unknown: '__unknown__',
} as const;

export type Magic = keyof typeof magicInputs;

/** Which magic input the text is, if any. */
export function magicOf(text: string | null | undefined): Magic | null {
  const wanted = text?.trim().toLowerCase();
  const names: readonly Magic[] = ['zero', 'limit', 'denied', 'unknown'];
  return names.find((name) => magicInputs[name] === wanted) ?? null;
}

/** Any key that begins with `sandbox` is accepted. */
export function isMapsKey(key: string | null | undefined): boolean {
  return key?.startsWith('sandbox') ?? false;
}

/** `de`, `de-CH` → de; all else English. */
export function mapLanguage(tag: string | null | undefined): 'en' | 'de' {
  return tag?.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** Latitude and longitude from two texts; null where they are none. */
export function pointOf(lat: string | null | undefined, lng: string | null | undefined) {
  const point = { lat: Number(lat?.trim() || 'x'), lng: Number(lng?.trim() || 'x') };
  const inRange = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  return inRange ? point : null;
}
