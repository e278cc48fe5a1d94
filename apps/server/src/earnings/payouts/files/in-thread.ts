import { Piscina } from 'piscina';
import type { PaymentFile } from './pain001.ts';
import { reportOf, type StatusReport } from './pain002.ts';

let pool: Piscina | undefined;

/** A worker thread: everyone else would wait for seconds while a file of thousands of payments is written or read. */
const thread = (): Piscina => {
  pool ??= new Piscina({ minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
  return pool;
};

export function writeInThread(file: PaymentFile): Promise<string> {
  const filename = new URL('./pain001.ts', import.meta.url).href;
  return thread().run(file, { filename, name: 'writePaymentFile' });
}

/** The bank's report; null if it is none that we can read. */
export async function readInThread(xml: string): Promise<StatusReport | null> {
  const filename = new URL('./pain002.ts', import.meta.url).href;
  const content = await thread().run(xml, { filename, name: 'contentOf' });
  return content === null ? null : reportOf(content);
}
