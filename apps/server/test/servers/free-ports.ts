import { createServer } from 'node:net';

/** Browsers and `fetch` refuse it, as a port of another protocol (Fetch standard, "bad port"); the only one in this range. */
const refused = 10_080;

/**
 * The first of some consecutive free ports of the loopback interface. They are below those that the system gives to outgoing connections, which may
 * take one of theirs between the check and the start.
 */
export async function freePorts(count = 1): Promise<number> {
  for (;;) {
    const first = 10_000 + Math.floor(Math.random() * 22_000);
    if (first <= refused && refused < first + count) continue;
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFreePort(first + index)));
    if (free.every(Boolean)) return first;
  }
}

/** Whether the port is free. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve(true)));
  });
}
