import { Readable } from 'node:stream';
import type { z } from 'zod';
import { shapeOf } from '../json-shape.ts';
import type { Logger } from '../log/index.ts';
import { inSpan } from '../telemetry/index.ts';
import { createBreakers, isDown } from './breaker.ts';
import { openConnections, type Resolve, refuseClosedHost, resolveBySystem } from './connect.ts';
import type { Outgoing, Reply } from './exchange.ts';
import { defaultMaxBytes, follow } from './follow.ts';
import { OutgoingError, type OutgoingErrorKind } from './outgoing-error.ts';
import { capped, collect } from './read-body.ts';
import { parseTarget } from './target.ts';

export type { Outgoing } from './exchange.ts';
export { OutgoingError, type OutgoingErrorKind } from './outgoing-error.ts';

/** Sends a request to another server. JSON is returned only if it matches its schema. @throws {OutgoingError} */
export interface FetchSafely {
  <S extends z.ZodType>(
    url: string | URL,
    options: Outgoing & { as: 'json'; schema: S },
  ): Promise<Reply<z.output<S>>>;
  (url: string | URL, options: Outgoing & { as: 'text' }): Promise<Reply<string>>;
  (url: string | URL, options: Outgoing & { as: 'bytes' }): Promise<Reply<Uint8Array>>;
  (url: string | URL, options: Outgoing & { as: 'stream' }): Promise<Reply<Readable>>;
}

export interface OutgoingSettings {
  /** Origins at private addresses that may be called all the same: the sandbox, and services run by the operator. */
  allowedPrivateOrigins: readonly string[];
  userAgent: string;
  log: Logger;
  /** Notified of how each request ended. */
  observe?(call: OutgoingCall): void;
  /** Resolves names; by default the system's resolver. */
  resolve?: Resolve;
  /** Hosts with a circuit breaker: services that the operator named. */
  pausedHosts?: ReadonlySet<string>;
  /** A monotonic clock in milliseconds; by default that of this process. */
  now?(): number;
}

/** A request to another server and how it went. */
export interface OutgoingCall {
  host: string;
  outcome: 'answered' | OutgoingErrorKind;
  seconds: number;
}

type Shaped = Outgoing & ({ as: 'json'; schema: z.ZodType } | { as: 'text' | 'bytes' | 'stream' });

/**
 * Makes the only function by which the server sends requests to others. It speaks http and https, refuses private, loopback, link-local and
 * other special addresses (also behind names and redirects), and limits time and size.
 */
export function createFetchSafely(settings: OutgoingSettings): FetchSafely & { close(): Promise<void> } {
  const connections = openConnections(settings.resolve ?? resolveBySystem);
  const trustedOrigins = new Set(settings.allowedPrivateOrigins.map((origin) => new URL(origin).origin));

  const breakers = createBreakers({
    hosts: settings.pausedHosts ?? new Set(),
    now: settings.now ?? (() => performance.now()),
    onChange: (host, isPaused) =>
      isPaused
        ? settings.log.warn({ host }, 'A service fails again and again and is given pauses')
        : settings.log.info({ host }, 'A service is back'),
  });

  const send = async (address: string | URL, options: Shaped): Promise<Reply<unknown>> => {
    const start = performance.now();
    const url = parseTarget(address);
    const timeout = AbortSignal.timeout(options.timeoutMs ?? 10_000);
    const hop = {
      url,
      options,
      userAgent: settings.userAgent,
      signal: options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]),
    };
    const place = `${options.method ?? 'GET'} ${url.origin}${options.secretPath ? '/…' : url.pathname}`;
    const converted = (error: unknown): unknown =>
      options.signal?.aborted
        ? options.signal.reason
        : asOutgoing(error, { place: url.host, timedOut: timeout.aborted });
    // Requests to addresses from members say nothing about the health of the site's services.
    const leave = options.byMember ? () => undefined : breakers.enter(url.host);
    try {
      const answer = await follow(hop, { connections, trustedOrigins });
      const chunks = capped(answer.body, options.maxBytes ?? defaultMaxBytes);
      const body =
        options.as === 'stream'
          ? Readable.from(withOutgoingErrors(chunks, converted))
          : await shape(chunks, options);
      leave('answered');
      settings.log.debug({ place, status: answer.status, ms: since(start) }, 'Another server answered');
      settings.observe?.({ host: url.host, outcome: 'answered', seconds: since(start) / 1000 });
      return { status: answer.status, headers: answer.headers, url: answer.url.href, body };
    } catch (error) {
      const known = converted(error);
      leave(!(known instanceof OutgoingError) ? 'unknown' : isDown(known) ? 'failed' : 'answered');
      if (!(known instanceof OutgoingError)) throw known;
      settings.observe?.({ host: url.host, outcome: known.kind, seconds: since(start) / 1000 });
      const level = known.kind === 'refused' ? 'warn' : 'debug';
      settings.log[level]({ place, kind: known.kind, status: known.status, ms: since(start) }, known.message);
      throw known;
    }
  };
  const fetchSafely = async (address: string | URL, options: Shaped): Promise<Reply<unknown>> => {
    const method = options.method ?? 'GET';
    const { hostname, port } = parseTarget(address);
    const facts = {
      'http.request.method': method,
      'server.address': hostname,
      ...(port && { 'server.port': port }),
    };
    return inSpan(method, { kind: 'client', facts }, async (span) => {
      const answer = await send(address, options);
      span?.add({ 'http.response.status_code': answer.status });
      return answer;
    });
  };
  return Object.assign(fetchSafely as FetchSafely, { close: () => connections.close() });
}

/** The address, if the server would call it on behalf of an untrusted user (as far as can be known without resolving its name); else null. */
export function asPublicTarget(address: string): URL | null {
  try {
    const url = parseTarget(address);
    refuseClosedHost(url);
    return url;
  } catch {
    return null;
  }
}

const since = (start: number) => Math.round(performance.now() - start);

/** Errors of a stream occur while it is read, and are converted in the same way. */
async function* withOutgoingErrors(
  chunks: AsyncIterable<Buffer>,
  converted: (error: unknown) => unknown,
): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw converted(error);
  }
}

async function shape(chunks: AsyncIterable<Buffer>, options: Shaped): Promise<unknown> {
  const bytes = await collect(chunks);
  if (options.as === 'bytes') return new Uint8Array(bytes);
  if (options.as === 'json' && 'refused' in shapeOf(bytes, options.maxValues))
    throw new OutgoingError('malformed', 'The answer nests too deep or has too many values');
  const text = bytes.toString('utf8');
  if (options.as !== 'json') return text;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new OutgoingError('malformed', 'The answer is not JSON', { cause: error });
  }
  const checked = options.schema.safeParse(value);
  if (!checked.success) {
    throw new OutgoingError('malformed', 'The answer has an unknown form', { cause: checked.error });
  }
  return checked.data;
}

/** Converts errors of the connection, of decompression and of timeouts into our own. */
function asOutgoing(error: unknown, at: { place: string; timedOut: boolean }): OutgoingError {
  const known = outgoingIn(error);
  if (known !== null) return known;
  const code = (error as { code?: unknown } | null)?.code;
  const name = typeof code === 'string' ? code : '';
  if (at.timedOut || name.endsWith('_TIMEOUT') || name === 'ETIMEDOUT') {
    return new OutgoingError('timeout', `${at.place} took too long`, { cause: error });
  }
  if (name.startsWith('Z_') || name.startsWith('ERR__ERROR_') || name.startsWith('ERR_BROTLI')) {
    return new OutgoingError('malformed', `The answer of ${at.place} can't be decompressed`, {
      cause: error,
    });
  }
  return new OutgoingError('network', `${at.place} can't be reached${name === '' ? '' : ` (${name})`}`, {
    cause: error,
  });
}

/** Our own error, possibly wrapped by the connection that it ended. */
function outgoingIn(error: unknown): OutgoingError | null {
  if (error instanceof OutgoingError) return error;
  if (error instanceof AggregateError) {
    for (const inner of error.errors) if (inner instanceof OutgoingError) return inner;
  }
  if (error instanceof Error && error.cause instanceof OutgoingError) return error.cause;
  return null;
}
