import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import type { FastifyRequest } from 'fastify';

/** Streams last as long as someone looks, and uploads as long as a line takes: both have limits of their own. */
const lastsByNature = ({ produces, consumes }: Endpoint) =>
  produces === 'text/event-stream' || consumes === 'multipart';

/** Reports of partners and the photo network, and signing out, are never turned away. */
const isOwed = ({ auth, event }: Endpoint) => auth === 'signature' || event === 'sign-out';

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const sheddable = new Set(
  (contract as readonly Endpoint[]).filter((one) => !lastsByNature(one) && !isOwed(one)).map(keyOf),
);

/**
 * Whether a request may be turned away under overload: calls and pages, but not health checks, metrics, pictures, files and hotel
 * redirects.
 */
export function isSheddable({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url === '/*' || sheddable.has(`${method} ${url}`);
}
