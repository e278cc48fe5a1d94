import { Piscina } from 'piscina';
import type { CreditNote } from './credit-note.ts';

let pool: Piscina | undefined;

/** Draws a credit note in a worker thread, since loading fonts would block the event loop. The thread ends when none is requested. */
export async function creditNotePdf(note: CreditNote): Promise<Buffer> {
  pool ??= new Piscina({
    filename: new URL('./credit-note.ts', import.meta.url).href,
    name: 'drawCreditNote',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  return Buffer.from(await pool.run(note));
}
