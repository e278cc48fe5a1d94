import type { FastifyInstance } from 'fastify';

export interface Drain {
  /** True from the moment when the server was told to stop. */
  hasBegun(): boolean;
  /** Closes the server: until then it says that it is not ready and still answers, and after that ends what is under way. */
  close(until: Promise<unknown>): Promise<void>;
}

/** What is under way when the time is over gets so long, and no longer. */
const longestAnswerMs = 10_000;

/**
 * How a server leaves without a failed request: for a time it says that it is not ready and goes on answering, and tells every connection to
 * close after its answer. A balancer that asks `/readyz` in this time sends nobody here when the server stops to listen.
 */
export function prepareDrain(http: FastifyInstance): Drain {
  let hasBegun = false;
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (hasBegun) reply.header('connection', 'close');
    done();
  });
  return {
    hasBegun: () => hasBegun,
    async close(until) {
      hasBegun = true;
      await until;
      const late = setTimeout(() => http.server.closeAllConnections(), longestAnswerMs);
      // Fastify looks for idle connections once, and those of streams become idle after that.
      const idle = setInterval(() => http.server.closeIdleConnections(), 50);
      await http.close();
      clearTimeout(late);
      clearInterval(idle);
    },
  };
}
