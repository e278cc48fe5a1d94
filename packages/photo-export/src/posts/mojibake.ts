const beyondLatin = /[^\u0000-\u00ff]/;
const beyondAscii = /[\u0080-\u00ff]/;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Repairs a text whose UTF-8 bytes were each written as a separate character ("ZÃ¼rich" is "Zürich"), as the exports do. A correct text stays as it
 * is: it contains characters beyond Latin-1, or its bytes are not UTF-8. Apply it after the JSON was parsed, to each string: in the raw file an
 * escaped quote would break everything.
 */
export function repairText(text: string): string {
  if (!beyondAscii.test(text) || beyondLatin.test(text)) return text;
  try {
    return utf8.decode(Uint8Array.from(text, (character) => character.charCodeAt(0))).normalize('NFC');
  } catch {
    return text;
  }
}

/** Damages a text as the exports do; the opposite of `repairText`. */
export function breakText(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}
