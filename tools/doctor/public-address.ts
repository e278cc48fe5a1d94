import { lookup } from 'node:dns/promises';
import { connect, type PeerCertificate } from 'node:tls';
import { isLoopback } from '../../apps/server/src/config/reader.ts';
import { type Finding, findingsAbout, inTime, patienceMs, reasonOf } from './finding.ts';

/** What a server shows of itself when a connection to it is encrypted. */
export interface ShownCertificate {
  readonly validTo: Date;
  /** Why browsers would not believe it. */
  readonly refused: string | undefined;
}

export interface Network {
  readonly resolve: (host: string) => Promise<unknown>;
  readonly certificateOf: (host: string, port: number) => Promise<ShownCertificate>;
}

const { ok, warning, fault } = findingsAbout('public address');
const day = 86_400_000;
const soonDays = 14;

/** Whether PUBLIC_URL leads somewhere, with a certificate that browsers believe and that does not end soon. */
export async function examineAddress(
  publicUrl: string,
  now: Date,
  network: Network = { resolve: lookup, certificateOf },
): Promise<Finding> {
  const { hostname, port, protocol } = new URL(publicUrl);
  if (isLoopback(publicUrl)) return ok(`${publicUrl}, on this machine only.`);
  const unknown = await inTime(network.resolve(hostname)).then(() => undefined, reasonOf);
  if (unknown !== undefined)
    return fault(`${hostname} has no address: ${unknown}.`, 'Add it to the DNS, or correct PUBLIC_URL.');
  if (protocol !== 'https:') return ok(publicUrl);
  try {
    return judgeCertificate(
      await inTime(network.certificateOf(hostname, Number(port) || 443)),
      now,
      publicUrl,
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
    // Also one that nobody believes is looked at: the finding says why.
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
