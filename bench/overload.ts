import http from 'node:http';
import { ensureWebBuild } from '../tools/launch/web-build.ts';
import { percentile } from './load.ts';
import { type BenchRow, median, row } from './report/row.ts';
import { type Running, startDatabase, startProduct, untilAtRest } from './servers.ts';
import { fillSite, type SiteScale, tokenOf, viewers } from './site/site-data.ts';

/** Far more than two cores can answer in time. */
const clients = 512;
const effort = { rounds: 3, seconds: 8 };

interface Answered {
  /** Successes per second. */
  perSecond: number;
  /** Milliseconds, the median of the successes. */
  p50: number;
  /** Milliseconds, p99 of the successes. */
  p99: number;
  /** Refusals per second. */
  refused: number;
}

/** Many more feed readers than can be answered, who retry at once whatever the answer: with a limit of requests and without. */
export async function benchOverload(
  scale: SiteScale,
  onProgress: (text: string) => void,
): Promise<BenchRow[]> {
  await ensureWebBuild(onProgress);
  await using database = await startDatabase();
  await fillSite(database.url, scale, onProgress);
  await using bounded = await startProduct(database.url, { MAX_REQUESTS: '' });
  await using unbounded = await startProduct(database.url);
  await untilAtRest(bounded, onProgress);
  const rounds: [Answered, Answered][] = [];
  for (const one of [bounded, unbounded]) await askAway(one, { clients: 8, seconds: 4 });
  for (let round = 0; round < effort.rounds; round += 1) {
    const pair: [Answered, Answered] = [
      await askAway(bounded, { clients, seconds: effort.seconds }),
      await askAway(unbounded, { clients, seconds: effort.seconds }),
    ];
    onProgress(pair.map((one) => JSON.stringify(one)).join(' '));
    rounds.push(pair);
  }
  return rowsOf(rounds);
}

function rowsOf(rounds: readonly [Answered, Answered][]): BenchRow[] {
  const middle = (side: 0 | 1, name: keyof Answered) => median(rounds.map((pair) => pair[side][name]));
  const name = `Feed page, ${clients} readers at once, bounded`;
  return [
    row({
      name: `${name} against unbounded`,
      unit: 'answers/s',
      value: middle(0, 'perSecond'),
      yardstick: middle(1, 'perSecond'),
      least: 0.8,
    }),
    row({
      name: `${name}, p99 against half a second`,
      unit: 'ms',
      value: middle(0, 'p99'),
      yardstick: 500,
      most: 1,
    }),
    row({
      name: `${name}, p99 against unbounded`,
      unit: 'ms',
      value: middle(0, 'p99'),
      yardstick: middle(1, 'p99'),
    }),
    row({
      name: `${name}, refused`,
      unit: 'answers/s',
      value: middle(0, 'refused'),
      yardstick: middle(0, 'perSecond'),
    }),
  ];
}

async function askAway(server: Running, load: { clients: number; seconds: number }): Promise<Answered> {
  const agent = new http.Agent({ keepAlive: true });
  const begun = performance.now();
  const until = begun + load.seconds * 1000;
  const times: number[] = [];
  let refused = 0;
  const read = async (reader: number) => {
    const headers = { cookie: `staylore_session=${tokenOf(1 + (reader % viewers))}` };
    while (performance.now() < until) {
      const start = performance.now();
      const status = await statusOf(`${server.url}/en/feed`, { agent, headers });
      if (status === 200) times.push(performance.now() - start);
      else if (status === 503) refused += 1;
      else throw new Error(`The feed answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: load.clients }, (_, reader) => read(reader)));
  agent.destroy();
  // Requests still in progress at the end count, so their time does too.
  const seconds = (performance.now() - begun) / 1000;
  return {
    perSecond: times.length / seconds,
    p50: Math.round(percentile(times, 0.5)),
    p99: Math.round(percentile(times, 0.99)),
    refused: refused / seconds,
  };
}

const statusOf = (url: string, options: http.RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const request = http.get(url, options, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    request.once('error', reject);
  });
