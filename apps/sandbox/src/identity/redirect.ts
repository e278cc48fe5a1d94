const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether an address is on the product's own origin, under any loopback name. The simulated providers have no list of registered addresses, so that a
 * product on any port works, but they never redirect elsewhere.
 */
export function isProductAddress(address: string | null, publicUrl: string): address is string {
  if (!address || !URL.canParse(address)) return false;
  const [target, own] = [new URL(address), new URL(publicUrl)];
  const sameHost =
    target.hostname === own.hostname || (LOOPBACK.has(target.hostname) && LOOPBACK.has(own.hostname));
  return target.protocol === own.protocol && target.port === own.port && sameHost && target.username === '';
}

/** The address with additional query parameters. */
export function withQuery(address: string, params: Record<string, string | null | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
