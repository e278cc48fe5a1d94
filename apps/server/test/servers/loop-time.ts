import { request } from 'node:http';

/**
 * The longest that one turn of the event loop took while something ran, in milliseconds of processor time of this thread: for so long
 * everybody else's requests would have waited. Processor time, because a busy machine makes every turn long by the clock.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  let last = threadTime();
  const turn = () => {
    const now = threadTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  await new Promise((resolve) => setImmediate(resolve));
  isOver = true;
  return longest;
}

function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Sends bytes that are ready, with as little work as can be; answers the status once the answer has come whole. */
export function sendBytes(
  origin: string,
  call: { method: string; path: string; token: string | null; type?: string; bytes?: Buffer },
): Promise<number> {
  const { bytes, method, path, token, type = 'application/json' } = call;
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    if (bytes !== undefined) {
      headers['content-type'] = type;
      headers['content-length'] = String(bytes.byteLength);
    }
    const asked = request(origin + path, { method, headers, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', reject);
    asked.end(bytes);
  });
}
