import http from 'node:http';
import autocannon from 'autocannon';
import { timeOfProcess } from './processor-time.ts';
import { median } from './report/row.ts';

/** The browser of most who click on a link. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

export interface Target {
  url: string;
  headers?: Record<string, string>;
}

/** A server under load: one address, or another one with each request. */
export interface Loaded {
  url: string;
  pid: number | undefined;
  /** Path and headers of the next request. */
  next(): { path: string; headers?: Record<string, string> };
}

interface Measured {
  /** Requests per second. */
  speed: number;
  /** CPU time in milliseconds that the server's process took per request. It is reliable on a busy machine, too. */
  processor: number;
}

const connections = 16;

/** Sends requests for some seconds. Fails if an answer is not a success, because a fast error is not a result. */
async function load({ url, pid, next }: Loaded, seconds: number): Promise<Measured> {
  const before = await timeOfProcess(pid);
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    requests: [{ setupRequest: (request) => ({ ...request, method: 'GET', ...next() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  const processor = ((await timeOfProcess(pid)) - before) / Math.max(1, result.requests.total);
  return { speed: result.requests.average, processor };
}

/**
 * Measures two servers alternately, so that other load on the machine affects both alike. Returns the median of each, and the median of the rounds'
 * throughput ratios.
 */
export async function loadInTurn(
  one: Loaded,
  other: Loaded,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<{ one: Measured; other: Measured; ratio: number }> {
  await load(one, 2);
  await load(other, 2);
  const pairs: [Measured, Measured][] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The first to go alternates, so that neither benefits from the other's warm caches.
    if (round % 2 === 0) pairs.push([await load(one, seconds), await load(other, seconds)]);
    else pairs.push([await load(other, seconds), await load(one, seconds)].reverse() as [Measured, Measured]);
  }
  const middle = (side: 0 | 1): Measured => ({
    speed: median(pairs.map((pair) => pair[side].speed)),
    processor: median(pairs.map((pair) => pair[side].processor)),
  });
  return {
    one: middle(0),
    other: middle(1),
    ratio: median(pairs.map(([first, second]) => first.speed / second.speed)),
  };
}

const workers = 4;

/**
 * Latencies in milliseconds of single requests to several addresses, each address in turn, by four callers at once. An address is a function of a
 * running number if the requests should differ. The first tenth is warm-up.
 */
export async function latencies(
  targets: readonly ((turn: number) => Target)[],
  requests: number,
): Promise<number[][]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: workers * targets.length });
  const times: number[][] = targets.map(() => []);
  let turn = 0;
  const work = async () => {
    while (turn < requests) {
      turn += 1;
      const mine = turn;
      for (const [index, target] of targets.entries()) {
        const took = await ask(target(mine), agent);
        if (mine > requests / 10) times[index]?.push(took);
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  agent.destroy();
  return times;
}

const keptAlive = new http.Agent({ keepAlive: true });

/** Milliseconds of one request. @throws when the answer is no success. */
export function ask({ url, headers = {} }: Target, agent: http.Agent = keptAlive): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    request.once('error', reject);
  });
}

/** The percentile of the values at `share` (0 to 1). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
