import { lookup } from 'node:dns/promises';
import { type ConnectionOptions, connect, type PeerCertificate } from 'node:tls';
import { isLoopback } from '../../apps/server/src/config/reader.ts';
import { type Finding, findingsAbout, inTime, patienceMs, reasonOf } from './finding.ts';

/** What a server reveals when a connection to it is encrypted. */
export interface ShownCertificate {
  readonly validTo: Date;
  /** Why browsers would not trust it. */
  readonly refused: string | undefined;
}

export interface Network {
  readonly resolve: (host: string) => Promise<unknown>;
  readonly certificateOf: (host: string, port: number) => Promise<ShownCertificate>;
  /** Whether it also accepts TLS 1.0 or 1.1, or ciphers that can be broken or that expose recorded traffic once the key is known. */
  readonly takesWeakTls: (host: string, port: number) => Promise<boolean>;
}

const { ok, warning, fault } = findingsAbout('public address');
const day = 86_400_000;
const soonDays = 14;

/**
 * Whether PUBLIC_URL works, with a certificate that browsers trust and that does not expire soon, and with current versions and ciphers of
 * TLS only.
 */
export async function examineAddress(
  publicUrl: string,
  now: Date,
  network: Network = { resolve: lookup, certificateOf, takesWeakTls },
): Promise<Finding> {
  const { hostname, port, protocol } = new URL(publicUrl);
  if (isLoopback(publicUrl)) return ok(`${publicUrl}, on this machine only.`);
  const unknown = await inTime(network.resolve(hostname)).then(() => undefined, reasonOf);
  if (unknown !== undefined)
    return fault(`${hostname} has no address: ${unknown}.`, 'Add it to the DNS, or correct PUBLIC_URL.');
  if (protocol !== 'https:') return ok(publicUrl);
  try {
    const at = [hostname, Number(port) || 443] as const;
    const judged = judgeCertificate(await inTime(network.certificateOf(...at)), now, publicUrl);
    if (judged.level !== 'ok' || !(await inTime(network.takesWeakTls(...at)))) return judged;
    return warning(
      `${publicUrl} also takes versions or ciphers of TLS that can be broken.`,
      'Have the proxy take TLS 1.2 and 1.3 alone, with the ciphers of deploy/nginx.conf.',
    );
  } catch (error) {
    return fault(
      `${publicUrl} cannot be reached with TLS: ${reasonOf(error)}.`,
      'Start the proxy that holds the certificate, and let port 443 in.',
    );
  }
}

function judgeCertificate({ validTo, refused }: ShownCertificate, now: Date, url: string): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / day);
  const renew = 'Renew the certificate at the proxy, and see why it was not renewed by itself.';
  if (days < 0) return fault(`the certificate of ${url} ended ${-days} days ago.`, renew);
  if (refused !== undefined)
    return fault(
      `browsers do not believe the certificate of ${url}: ${refused}.`,
      'Give the proxy a certificate for this name, with its whole chain.',
    );
  if (days < soonDays) return warning(`the certificate of ${url} ends in ${days} days.`, renew);
  return ok(`${url}; its certificate is good for ${days} days.`);
}

function certificateOf(host: string, port: number): Promise<ShownCertificate> {
  return new Promise((resolve, reject) => {
    // An untrusted certificate is read as well: the finding says why.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: patienceMs });
    socket.once('secureConnect', () => {
      const shown: PeerCertificate = socket.getPeerCertificate();
      const refused = socket.authorized ? undefined : reasonOf(socket.authorizationError);
      socket.destroy();
      resolve({ validTo: new Date(shown.valid_to), refused });
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the connection was closed')));
  });
}

/** Settings that a current server refuses: old versions, and ciphers of TLS 1.2 without authenticated encryption or forward secrecy. */
const weak: readonly ConnectionOptions[] = [
  { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' },
  {
    minVersion: 'TLSv1.2',
    maxVersion: 'TLSv1.2',
    ciphers: 'ALL:-AESGCM:-CHACHA20:-AESCCM:-ARIAGCM:kRSA:@SECLEVEL=0',
  },
];

async function takesWeakTls(host: string, port: number): Promise<boolean> {
  return (await Promise.all(weak.map((options) => isTaken({ host, port, ...options })))).includes(true);
}

function isTaken(options: ConnectionOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const { host } = options;
    const socket = connect({
      ...options,
      ...(host !== undefined && { servername: host }),
      rejectUnauthorized: false,
      timeout: patienceMs,
    });
    const end = (taken: boolean) => {
      resolve(taken);
      socket.destroy();
    };
    socket.once('secureConnect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => resolve(false));
  });
}
