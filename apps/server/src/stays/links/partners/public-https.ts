import { asPublicTarget } from '../../../platform/fetch-safely/index.ts';

/** A public https address without credentials, or null. One written as http is read as https. */
export function publicHttps(address: string | null): string | null {
  if (address === null) return null;
  const text = address.trim().replace(/^http:/i, 'https:');
  const url = asPublicTarget(text);
  // The address that is requested loses its fragment; the one that is opened keeps it.
  return url !== null && url.protocol === 'https:' && url.port === '' ? new URL(text).href : null;
}
