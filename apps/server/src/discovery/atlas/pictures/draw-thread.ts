import { Piscina } from 'piscina';
import type { Drawing } from './sheet.ts';

let pool: Piscina | undefined;

/**
 * Draws a picture in a worker thread, since loading fonts would block the event loop. One at a time; the thread ends when none is
 * requested.
 */
export async function drawInThread(drawing: Drawing): Promise<Uint8Array> {
  pool ??= new Piscina({
    filename: new URL('./draw.ts', import.meta.url).href,
    name: 'draw',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  return new Uint8Array(await pool.run(drawing));
}
