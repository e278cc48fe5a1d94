import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Listeners, prepareListeners } from './listeners.ts';

export interface Drain {
  /** What is closed at the end. */
  readonly listeners: Listeners;
  /** True once the server has begun to stop. */
  hasBegun(): boolean;
  /** Closes the server: until then it reports that it is not ready but still answers; after that it finishes the requests in progress. */
  close(until: Promise<unknown>): Promise<void>;
}

/** Milliseconds that requests in progress may still take, and no longer. */
const longestAnswerMs = 10_000;

/**
 * How a server stops without failing a request: for a time it reports that it is not ready but goes on answering, and asks every connection to
 * close after its answer. A load balancer that polls `/readyz` during this time sends no more traffic by the time the server stops listening.
 */
export function prepareDrain(http: FastifyInstance): Drain {
  const listeners = prepareListeners(http);
  let hasBegun = false;
  let closing: Promise<void> | undefined;
  http.addHook('onRequest', (_request, reply, done) => {
    // Also for answers that are written directly, bypassing the framework.
    if (hasBegun) reply.raw.shouldKeepAlive = false;
    // While waiting for a quiet moment, incoming requests are accepted but not processed.
    if (closing === undefined) done();
    else void closing.then(() => done());
  });
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (hasBegun) reply.header('connection', 'close');
    done();
  });
  http.addHook('preClose', () => {
    closing = stopListening(listeners);
    return closing;
  });
  return {
    listeners,
    hasBegun: () => hasBegun,
    async close(until) {
      hasBegun = true;
      await until;
      const late = setTimeout(() => http.server.closeAllConnections(), longestAnswerMs);
      // Fastify closes idle connections once, and those of streams become idle only later.
      const idle = setInterval(() => http.server.closeIdleConnections(), 50);
      await http.close();
      await listeners.ended();
      clearTimeout(late);
      clearInterval(idle);
    },
  };
}

/** How long to wait for a quiet moment. */
const longestWaitMs = 3000;

/** Closes one socket after the other, as each needs its own quiet moment. */
async function stopListening(listeners: Listeners): Promise<void> {
  const late = performance.now() + longestWaitMs;
  for (const server of listeners.all()) await closeQuietly(server, late);
}

/**
 * Closing a socket resets connections that are not yet accepted, and requests that are not yet read. A turn of the event loop accepts one
 * connection and reads what has arrived on the others: the socket is closed right after two turns without a new one and with nothing to do.
 */
function closeQuietly(server: Server, late: number): Promise<void> {
  let [quietTurns, hasCome, begin] = [0, false, performance.now()];
  const note = () => {
    hasCome = true;
  };
  server.on('connection', note);
  return new Promise((resolve) => {
    const turn = () => {
      const now = performance.now();
      quietTurns = !hasCome && now - begin < 1 ? quietTurns + 1 : 0;
      [hasCome, begin] = [false, now];
      if (quietTurns < 2 && now < late) return void setImmediate(turn);
      if (server.listening) server.close();
      server.off('connection', note);
      resolve();
    };
    setImmediate(turn);
  });
}
