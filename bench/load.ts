import http from 'node:http';
import autocannon from 'autocannon';
import { median } from './row.ts';

/** One address to ask, with what the request carries. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
}

const connections = 16;

/** Asks one address again and again; answers requests a second. Fails when an answer is no success, because a fast error is no speed. */
export async function load({ url, headers = {} }: Target, seconds: number): Promise<number> {
  const result = await autocannon({ url, duration: seconds, connections, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  return result.requests.average;
}

/**
 * Measures two addresses in turn, so that whatever else the machine does weighs on both alike. Answers the middle requests a second of
 * each, and the middle of the rounds' ratios.
 */
export async function loadInTurn(
  one: Target,
  other: Target,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<{ one: number; other: number; ratio: number }> {
  await load(one, 2);
  await load(other, 2);
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Whoever goes first changes, so that neither profits from what the other left warm.
    if (round % 2 === 0) pairs.push([await load(one, seconds), await load(other, seconds)]);
    else pairs.push([await load(other, seconds), await load(one, seconds)].reverse() as [number, number]);
  }
  return {
    one: median(pairs.map(([first]) => first)),
    other: median(pairs.map(([, second]) => second)),
    ratio: median(pairs.map(([first, second]) => first / second)),
  };
}

const workers = 4;

/**
 * Milliseconds of single requests to several addresses, each address in turn, by four callers at once. An address is a function of a running
 * number where the requests should differ. The first tenth only warms up.
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

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
