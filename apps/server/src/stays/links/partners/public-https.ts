import { asPublicTarget } from '../../../platform/fetch-safely/index.ts';

/** A public https address without secrets in it, or null. One written as http is read as https. */
export function publicHttps(address: string | null): string | null {
  if (address === null) return null;
  const text = address.trim().replace(/^http:/i, 'https:');
  const url = asPublicTarget(text);
  // What is asked loses its fragment; what is opened keeps it.
  return url !== null && url.protocol === 'https:' && url.port === '' ? new URL(text).href : null;
}
