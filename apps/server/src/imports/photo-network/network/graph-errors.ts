import { graphError } from './graph-answers.ts';
import { NetworkError } from './types.ts';

/** What an error envelope asks for. */
export type GraphFault =
  | { retry: true; error: NetworkError }
  | { retry: false; error: NetworkError; withoutOptionalFields?: true };

const rateLimitCodes = new Set([4, 17, 32, 613, 80002]);

/**
 * Maps an error of the Graph API by code and subcode, never by text (texts are localised).
 * @param waitMinutes what the usage headers say about regaining access.
 */
export function readFault(body: unknown, status: number, waitMinutes: number | null): GraphFault {
  const read = graphError.safeParse(body);
  if (!read.success) {
    if (status === 429) return limited(waitMinutes);
    return { retry: status >= 500, error: new NetworkError(status >= 500 ? 'network_failed' : 'unreadable') };
  }
  const { code, error_subcode: subcode, is_transient: transient } = read.data.error;
  if (code === 110 || subcode === 2207013 || subcode === 2207006)
    return { retry: false, error: new NetworkError('private_or_invalid') };
  if (code === 190 || code === 102 || code === 10 || (code >= 200 && code <= 299)) {
    return { retry: false, error: new NetworkError('connection_expired') };
  }
  if (rateLimitCodes.has(code) || status === 429) return limited(waitMinutes);
  if (code === 1 || code === 2 || transient === true || status >= 500)
    return { retry: true, error: new NetworkError('network_failed') };
  // 100 is "bad parameter": some hosts refuse the fields name and profile_picture_url.
  if (code === 100)
    return { retry: false, error: new NetworkError('private_or_invalid'), withoutOptionalFields: true };
  return { retry: false, error: new NetworkError('network_failed') };
}

function limited(waitMinutes: number | null): GraphFault {
  return { retry: false, error: new NetworkError('rate_limited', { waitMinutes: waitMinutes ?? 15 }) };
}
