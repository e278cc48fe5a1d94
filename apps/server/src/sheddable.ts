import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import type { FastifyRequest } from 'fastify';

/** Streams last as long as somebody looks, and uploads as long as a line takes: both have bounds of their own. */
const lastsByNature = ({ produces, consumes }: Endpoint) =>
  produces === 'text/event-stream' || consumes === 'multipart';

/** What partners and the photo network report, and signing out, is never turned away. */
const isOwed = ({ auth, event }: Endpoint) => auth === 'signature' || event === 'sign-out';

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const sheddable = new Set(
  (contract as readonly Endpoint[]).filter((one) => !lastsByNature(one) && !isOwed(one)).map(keyOf),
);

/** Whether a request may be turned away under overload: calls and pages, but not health, figures, pictures, files and ways to hotels. */
export function isSheddable({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url === '/*' || sheddable.has(`${method} ${url}`);
}
