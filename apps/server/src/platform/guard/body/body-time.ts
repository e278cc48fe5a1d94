import type { FastifyRequest } from 'fastify';

/** Milliseconds that any body may take, whatever its size. */
const timeoutMs = 10_000;
/** Added to that for the bytes themselves, on a slow line of 256 kbit/s. */
const bytesPerMs = 32;
/** No body takes longer: enough for twenty of the largest pictures on a line of 1 Mbit/s, which lie on our disk meanwhile. */
export const longestBodyMs = 30 * 60 * 1000;

/** Ends a connection whose body trickles in too slowly, as in a slow-body attack. */
export function limitBodyTime({ raw }: FastifyRequest, maxBytes: number): void {
  const length = Number(
    raw.headers['content-length'] ?? (raw.headers['transfer-encoding'] === undefined ? 0 : maxBytes),
  );
  if (raw.readableEnded || length === 0) return;
  const ms = Math.min(timeoutMs + Math.min(length, maxBytes) / bytesPerMs, longestBodyMs);
  const timer = setTimeout(() => raw.socket.destroy(), ms);
  timer.unref();
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
}
