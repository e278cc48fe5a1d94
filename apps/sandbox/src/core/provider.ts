import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Provider } from './faults.ts';
import type { Channel } from './request-log.ts';
import type { Sandbox } from './sandbox.ts';

/** The provider's own format for a failure. */
interface Failure {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

export interface ProviderOptions {
  provider: Provider;
  /** The channel of its requests in the log, if it is not the provider's name. */
  channel?: Channel;
  failure: (fault: '429' | '500') => Failure;
  /** The body for `malformed`; truncated JSON by default. */
  malformed?: { type: string; body: string | Buffer };
}

const BROKEN_JSON = '{"data":[{"id":"178414';
const LONGEST_WAIT = 120_000;

declare module 'fastify' {
  interface FastifyRequest {
    finishLog?: (status: number) => void;
    /** Earliest time at which the answer may be sent, on the clock of `performance.now()`. */
    notBefore?: number;
  }
}

/**
 * Logs every request to the routes of this scope and applies the provider's fault and latency. Latency is the time from the arrival of a request to
 * its answer: the answer is produced within it, then held back until it has passed.
 */
export function simulateProvider(app: FastifyInstance, sandbox: Sandbox, options: ProviderOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const entry = sandbox.requests.add(options.channel ?? options.provider, request);
    request.finishLog = (status) => {
      entry.status = status;
    };
    const { fault, latencyMs } = sandbox.faults.take(options.provider);
    const own = Number(request.headers['x-sandbox-latency-ms']);
    const extra = Number.isFinite(own) ? Math.min(Math.max(own, 0), LONGEST_WAIT) : 0;
    request.notBefore = performance.now() + latencyMs + extra;
    return misbehave({ fault, sandbox, options }, request, reply);
  });
  app.addHook('onSend', async (request) => {
    await pause(request, (request.notBefore ?? 0) - performance.now());
  });
  app.addHook('onResponse', async (request, reply) => request.finishLog?.(reply.statusCode));
}

async function misbehave(
  { fault, sandbox, options }: { fault: Fault; sandbox: Sandbox; options: ProviderOptions },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (fault === 'none') return undefined;
  if (fault === 'slow') {
    await pause(request, sandbox.config.slowMs);
    return undefined;
  }
  if (fault === 'timeout') {
    await pause(request, LONGEST_WAIT);
    return reply.code(504).send();
  }
  if (fault === 'malformed') {
    const { type, body } = options.malformed ?? {
      type: 'application/json; charset=utf-8',
      body: BROKEN_JSON,
    };
    return reply.type(type).send(body);
  }
  const { status, headers, body } = options.failure(fault);
  return reply
    .code(status)
    .headers(headers ?? {})
    .send(body);
}

/** Waits, unless the client disconnects first. */
export async function pause(request: FastifyRequest, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return;
  const gone = new AbortController();
  const leave = () => gone.abort();
  request.raw.socket.once('close', leave);
  try {
    await wait(milliseconds, undefined, { signal: gone.signal, ref: false });
  } catch {
    // The client has disconnected: nobody is waiting.
  } finally {
    request.raw.socket.off('close', leave);
  }
}
