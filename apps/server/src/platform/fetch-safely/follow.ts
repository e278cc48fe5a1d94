import type { Readable } from 'node:stream';
import { request } from 'undici';
import { type Connections, refuseClosedHost } from './connect.ts';
import type { Outgoing } from './exchange.ts';
import { OutgoingError } from './outgoing-error.ts';
import { beginning, decoded } from './read-body.ts';
import { headersForOtherOrigin, parseTarget } from './target.ts';

export interface Hop {
  url: URL;
  options: Outgoing;
  userAgent: string;
  signal: AbortSignal;
}

interface Network {
  connections: Connections;
  /** Origins that may be called even though their address is private. */
  trustedOrigins: ReadonlySet<string>;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  url: URL;
  body: Readable;
}

/** Largest body by default. */
export const defaultMaxBytes = 5 * 1024 * 1024;
const errorBodyBytes = 64 * 1024;

/** Sends the request and follows redirects, checking every step like the first. */
export async function follow(hop: Hop, reach: Network): Promise<Answer> {
  const network = hop.options.byMember ? { ...reach, trustedOrigins: new Set<string>() } : reach;
  const method = hop.options.method ?? 'GET';
  const mayFollow = method === 'GET' || method === 'HEAD';
  let left = mayFollow ? (hop.options.redirects ?? 3) : 0;
  let url = hop.url;
  let headers = requestHeaders(hop);
  for (;;) {
    const answer = await step({ ...hop, url }, headers, network);
    const location = isRedirect(answer.status) && left > 0 ? answer.headers['location'] : undefined;
    if (location === undefined) return accepted(answer, hop.options);
    answer.body.destroy();
    left -= 1;
    const next = nextTarget(url, location, network);
    if (next.origin !== url.origin) headers = headersForOtherOrigin(headers);
    url = next;
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

function nextTarget(from: URL, location: string, network: Network): URL {
  const next = parseTarget(location, from);
  if (from.protocol === 'https:' && next.protocol === 'http:') {
    throw new OutgoingError('refused', `${from.host} leads from https to http`);
  }
  // An untrusted server must not redirect us to an origin that only our own requests may reach.
  if (network.trustedOrigins.has(next.origin) && !network.trustedOrigins.has(from.origin)) {
    throw new OutgoingError('refused', `${from.host} leads to the private ${next.host}`);
  }
  return next;
}

function requestHeaders(hop: Hop): Record<string, string> {
  const own = Object.entries(hop.options.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  const form = hop.options.body instanceof URLSearchParams;
  return {
    'user-agent': hop.userAgent,
    'accept-encoding': 'gzip, br',
    ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    ...Object.fromEntries(own),
  };
}

async function step(hop: Hop, headers: Record<string, string>, network: Network): Promise<Answer> {
  const trusted = network.trustedOrigins.has(hop.url.origin);
  if (!trusted) refuseClosedHost(hop.url);
  const { body } = hop.options;
  const answer = await request(hop.url, {
    dispatcher: trusted ? network.connections.trusted : network.connections.guarded,
    method: hop.options.method ?? 'GET',
    headers,
    signal: hop.signal,
    body: body instanceof URLSearchParams ? body.toString() : (body ?? null),
  });
  // An aborted body emits a separate error, which must not end the process; readers still get it.
  answer.body.on('error', () => undefined);
  const answerHeaders = flat(answer.headers);
  return {
    status: answer.statusCode,
    headers: answerHeaders,
    url: hop.url,
    body:
      hop.options.method === 'HEAD' ? answer.body : decoded(answer.body, answerHeaders['content-encoding']),
  };
}

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const pairs = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    pairs.map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

async function accepted(answer: Answer, options: Outgoing): Promise<Answer> {
  const good = options.accept ?? ((status: number) => status >= 200 && status < 300);
  if (!good(answer.status)) {
    throw new OutgoingError('status', `${answer.url.host} answered ${answer.status}`, {
      status: answer.status,
      headers: answer.headers,
      body: await beginning(answer.body, errorBodyBytes),
    });
  }
  const announced = Number(answer.headers['content-length'] ?? 0);
  const maxBytes = options.maxBytes ?? defaultMaxBytes;
  if (options.method !== 'HEAD' && announced > maxBytes) {
    answer.body.destroy();
    throw new OutgoingError('too_large', `The answer announces ${announced} bytes`);
  }
  return answer;
}
