import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { isPublicAddress } from './address.ts';
import { OutgoingError } from './outgoing-error.ts';

interface Address {
  address: string;
  family: number;
}

/** Finds the addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly Address[]>;

export const resolveBySystem: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

export interface Connections {
  /** Connects to public addresses only. */
  guarded: Dispatcher;
  /** Connects anywhere; for origins that the operator allowed. */
  trusted: Dispatcher;
  close(): Promise<void>;
}

const settings = {
  connections: 32,
  pipelining: 1,
  keepAliveTimeout: 10_000,
  headersTimeout: 0,
  bodyTimeout: 0,
  maxHeaderSize: 32 * 1024,
} as const;

/**
 * Opens the two connection pools. The guarded one resolves a name once, checks every address found and connects to exactly those, so that a
 * name cannot give one address to the check and another to the connection.
 */
export function openConnections(resolve: Resolve): Connections {
  const timeout = 5000;
  const guarded = new Agent({
    ...settings,
    connect: { timeout, lookup: publicLookup(resolve), autoSelectFamily: true },
  });
  const trusted = new Agent({ ...settings, connect: { timeout } });
  return {
    guarded,
    trusted,
    close: async () => {
      await Promise.all([guarded.destroy(), trusted.destroy()]);
    },
  };
}

function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    publicAddresses(host, resolve).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all)
          callback(
            null,
            addresses.map(({ address, family }) => ({ address, family })),
          );
        else if (first !== undefined) callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

async function publicAddresses(host: string, resolve: Resolve): Promise<Address[]> {
  const addresses = await resolve(host);
  if (addresses.length === 0) throw new OutgoingError('network', `${host} has no address`);
  for (const { address } of addresses) {
    if (!isPublicAddress(address)) {
      throw new OutgoingError('refused', `${host} leads to ${address}, which is not a public address`);
    }
  }
  return [...addresses];
}

/** Names that never belong to the public internet: without a dot, or below a top-level domain reserved for local use. */
const localName = /^[^.]*$|\.(localhost|local|internal|home\.arpa|test|onion)$/;

/** What can be decided from the address alone: local names, and literal addresses, which need no resolver. */
export function refuseClosedHost(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) === 0 ? localName.test(host) : !isPublicAddress(host)) {
    throw new OutgoingError('refused', `${url.host} is not a public address`);
  }
}
