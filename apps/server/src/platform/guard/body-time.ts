import type { FastifyRequest } from 'fastify';

/** A body may take this long, whatever its size, in milliseconds. */
const patienceMs = 10_000;
/** And so much longer as its bytes take on a slow line: 256 kbit/s. */
const bytesPerMs = 32;

/** Ends a connection whose body trickles in so slowly that it is only there to be held. */
export function limitBodyTime({ raw }: FastifyRequest, mostBytes: number): void {
  const length = Number(
    raw.headers['content-length'] ?? (raw.headers['transfer-encoding'] === undefined ? 0 : mostBytes),
  );
  if (raw.readableEnded || length === 0) return;
  const timer = setTimeout(() => raw.socket.destroy(), patienceMs + Math.min(length, mostBytes) / bytesPerMs);
  timer.unref();
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
}
