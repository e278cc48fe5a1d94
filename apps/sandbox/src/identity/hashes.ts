import { hash } from 'node:crypto';

/** `at_hash` and `c_hash` for RS256: the left half of SHA-256 (OpenID Connect Core 3.1.3.6 and 3.3.2.11). */
export function halfHash(value: string): string {
  return hash('sha256', value, 'buffer').subarray(0, 16).toString('base64url');
}

/** Whether a PKCE verifier matches its challenge by S256 (RFC 7636 section 4.6). */
export function verifierFits(verifier: string, challenge: string): boolean {
  return hash('sha256', verifier, 'base64url') === challenge;
}
