import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Node accepts one connection per listening socket in each turn of its event loop, and a busy process makes one or two hundred turns a second:
 * after a burst, new connections would wait for seconds before the process sees them (`docs/reliability.md`, Overload). Linux spreads connections
 * over all sockets that listen on a port, as it does between the processes of a server.
 */
const sockets = process.platform === 'linux' ? 32 : 1;

export interface Listeners {
  /** Starts listening. Check first that the port is free: another program that also shares it is not noticed. */
  listen(address: { host: string; port: number }): Promise<void>;
  /** The sockets, each a server of its own; the framework's is the last. */
  all(): Server[];
  /** Settles when the connections of all of them have ended. */
  ended(): Promise<void>;
}

/** Several sockets that listen on one port for one server. */
export function prepareListeners(http: FastifyInstance): Listeners {
  const further: Server[] = [];
  return {
    async listen({ host, port }) {
      const options = { host, port, reusePort: sockets > 1 };
      await http.listen(options);
      const { port: given } = http.server.address() as AddressInfo;
      while (further.length < sockets - 1) {
        // As Node's own HTTP servers take their connections.
        const server = createServer({ allowHalfOpen: true, noDelay: true });
        server.on('connection', (socket) => http.server.emit('connection', socket));
        server.listen({ ...options, port: given });
        await once(server, 'listening');
        further.push(server);
      }
    },
    all: () => [...further, http.server],
    async ended() {
      await Promise.all(further.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
