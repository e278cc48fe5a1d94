/** Inputs that trigger special answers from any of the maps services, wherever text is searched. */
export const magicInputs = {
  zero: '__zero__',
  limit: '__limit__',
  denied: '__denied__',
  unknown: '__unknown__',
} as const;

export type Magic = keyof typeof magicInputs;

/** The magic input in the text, if any. */
export function magicOf(text: string | null | undefined): Magic | null {
  const wanted = text?.trim().toLowerCase();
  const names: readonly Magic[] = ['zero', 'limit', 'denied', 'unknown'];
  return names.find((name) => magicInputs[name] === wanted) ?? null;
}

/** Any key that begins with `sandbox` is accepted. */
export function isMapsKey(key: string | null | undefined): boolean {
  return key?.startsWith('sandbox') ?? false;
}

/** `de`, `de-CH` → de; everything else English. */
export function mapLanguage(tag: string | null | undefined): 'en' | 'de' {
  return tag?.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** Latitude and longitude from two texts; null if they are not coordinates. */
export function pointOf(lat: string | null | undefined, lng: string | null | undefined) {
  const point = { lat: Number(lat?.trim() || 'x'), lng: Number(lng?.trim() || 'x') };
  const inRange = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  return inRange ? point : null;
}
