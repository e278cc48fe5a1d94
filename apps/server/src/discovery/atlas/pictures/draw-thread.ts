import { Piscina } from 'piscina';
import type { Drawing } from './sheet.ts';

let pool: Piscina | undefined;

/** Draws a picture beside the event loop, for which reading fonts is too much. One at a time; the thread ends when none is asked for. */
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
