import { Piscina } from 'piscina';

/**
 * The longest turn of the event loop while something ran, in milliseconds of CPU time of this thread: for so long everyone else's requests would
 * have waited. CPU time, because on a busy machine every turn is long in wall-clock time. Several turns within a millisecond count as one: asking
 * at every turn would keep the loop running while it has nothing to do.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, last] = [0, threadTime()];
  const tick = () => {
    const now = threadTime();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const ticks = setInterval(tick, 1);
  try {
    await work();
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    clearInterval(ticks);
  }
  tick();
  return longest;
}

function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** One call for `sendBytes`. Bytes in shared memory (`shared`) reach the sender without being copied. */
export interface BytesCall {
  method: string;
  path: string;
  token: string | null;
  type?: string;
  bytes?: Uint8Array;
}

const senders = new Piscina({
  filename: new URL('./send-bytes.ts', import.meta.url).href,
  minThreads: 1,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/**
 * Sends bytes from a separate thread, so that sending costs this one nothing. Returns the status once the answer is complete, or that the server
 * closed the connection before it had read everything, which a sender may notice before the answer.
 */
export const sendBytes = (origin: string, call: BytesCall): Promise<number | 'hung up'> =>
  senders.run({ origin, ...call });

/** Bytes in memory that threads share. */
export function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  copy.set(bytes);
  return copy;
}
