/** Reads one cookie of a `Cookie` header or `document.cookie`; null if it is missing or cannot be decoded. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key !== name || value === undefined) continue;
    try {
      return decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return null;
}
