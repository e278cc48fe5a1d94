/** Security headers of every page; scripts run only with this answer's nonce or from our own files. */
export function pageHeaders(options: {
  nonce: string;
  origin: string;
  pictureOrigins: readonly string[];
}): [string, string][] {
  const pictures = options.pictureOrigins.join(' ');
  const policy = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${options.nonce}'`,
    // Style attributes position and colour what is measured; they cannot run code.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${pictures}`,
    `font-src 'self'`,
    `connect-src 'self' ${pictures}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(options.origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return [
    ['content-security-policy', policy.map((rule) => rule.trim()).join('; ')],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['vary', 'Cookie, Accept-Language'],
    ...(options.origin.startsWith('https:')
      ? ([['strict-transport-security', 'max-age=31536000; includeSubDomains']] as [string, string][])
      : []),
  ];
}
