import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import type pg from 'pg';
import { ensureWebBuild } from '../../tools/launch/web-build.ts';
import { phone } from '../load.ts';
import { serverProcess, timeOfProcess, timeOfServer } from '../processor-time.ts';
import { type BenchRow, median, row } from '../report/row.ts';
import { connect, type Running, startDatabase, startProduct, untilAtRest } from '../servers.ts';
import { fillSite, hotels, type SiteScale, tokenOf, viewers } from '../site/site-data.ts';
import type { Cost, Measured, RequestKind } from './measured.ts';
import { bytesOfRows } from './row-sizes.ts';

const justMeasured = path.resolve(import.meta.dirname, '../../var/bench/capacity.json');

const effort = { connections: 8, rounds: 5, seconds: 4 };

type Path = (turn: number) => { path: string; headers?: Record<string, string> };

/** Members and visitors are requested in turn, so that caches help no more than in reality. */
function requestsOf({ posts }: SiteScale, codes: readonly string[]): Record<RequestKind, Path> {
  const scattered = (turn: number, below: number) => 1 + ((turn * 7919) % below);
  const asMember = (turn: number) => ({
    cookie: `staylore_session=${tokenOf(scattered(turn, viewers))}`,
    'accept-encoding': 'br',
  });
  const visitor = { 'accept-encoding': 'br' };
  return {
    feed: (turn) => ({ path: '/en/feed', headers: asMember(turn) }),
    home: () => ({ path: '/en', headers: visitor }),
    stay: (turn) => ({ path: `/en/posts/${scattered(turn, posts)}`, headers: visitor }),
    hotel: (turn) => ({ path: `/en/hotels/hotel-${scattered(turn, hotels)}`, headers: visitor }),
    call: (turn) => ({ path: '/api/users/followers/allposts', headers: asMember(turn) }),
    click: (turn) => ({
      path: `/go/${codes[turn % codes.length]}`,
      headers: {
        'user-agent': phone,
        'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
      },
    }),
  };
}

/**
 * The cost of one request of each kind and one row of each kind: the figures that `npm run capacity` calculates with, written to a file.
 */
export async function benchCapacity(
  scale: SiteScale,
  onProgress: (text: string) => void,
): Promise<BenchRow[]> {
  await ensureWebBuild(onProgress);
  await using database = await startDatabase();
  await using client = await connect(database.url);
  await fillSite(database.url, scale, onProgress);
  await using product = await startProduct(database.url, { TRUST_PROXY: '1' });
  await untilAtRest(product, onProgress);
  const requests = await costsOf(product, client, { scale, onProgress });
  onProgress('rows');
  const measured: Measured = {
    date: new Date().toISOString().slice(0, 10),
    load: Math.round(os.loadavg()[0] ?? 0),
    scale,
    requests,
    bytes: await bytesOfRows(client),
  };
  await mkdir(path.dirname(justMeasured), { recursive: true });
  await writeFile(justMeasured, `${JSON.stringify(measured, undefined, 2)}\n`);
  onProgress(`for npm run capacity -- --measured ${justMeasured}`);
  return rowsOf(measured);
}

async function costsOf(
  product: Running,
  client: pg.Client,
  { scale, onProgress }: { scale: SiteScale; onProgress(text: string): void },
): Promise<Record<RequestKind, Cost>> {
  const { rows } = await client.query<{ code: string }>('select code from links order by id limit 200');
  const server = await serverProcess(client);
  const costs: [string, Cost][] = [];
  for (const [kind, next] of Object.entries(
    requestsOf(
      scale,
      rows.map(({ code }) => code),
    ),
  )) {
    onProgress(kind);
    let turn = 0;
    const another = () => {
      turn += 1;
      return next(turn);
    };
    const ask = async (seconds: number): Promise<Cost> => {
      const before = [await timeOfProcess(product.pid), await timeOfServer(server)] as const;
      const { requests, throughput, errors, ...counts } = await autocannon({
        url: product.url,
        connections: effort.connections,
        duration: seconds,
        requests: [{ setupRequest: (request) => ({ ...request, method: 'GET', ...another() }) }],
      });
      if (errors > 0 || counts['4xx'] + counts['5xx'] > 0)
        throw new Error(`${kind}: not every answer was a success`);
      const all = Math.max(1, requests.total);
      return {
        webMs: ((await timeOfProcess(product.pid)) - before[0]) / all,
        databaseMs: ((await timeOfServer(server)) - before[1]) / all,
        bytes: throughput.total / all,
      };
    };
    await ask(effort.seconds);
    const rounds: Cost[] = [];
    for (let round = 0; round < effort.rounds; round += 1) rounds.push(await ask(effort.seconds));
    const middle = (name: keyof Cost) => Number(median(rounds.map((one) => one[name])).toPrecision(3));
    costs.push([kind, { webMs: middle('webMs'), databaseMs: middle('databaseMs'), bytes: middle('bytes') }]);
  }
  return Object.fromEntries(costs) as Record<RequestKind, Cost>;
}

/** In addition to the web server's time per request, that of the database. */
function rowsOf({ requests, bytes }: Measured): BenchRow[] {
  return [
    ...Object.entries(requests).map(([kind, { webMs, databaseMs }]) =>
      row({
        name: `Processor of a ${kind}, web and database`,
        unit: 'ms',
        value: webMs,
        yardstick: databaseMs,
      }),
    ),
    ...Object.entries(bytes).map(([kind, value]) =>
      row({ name: `Disk of a ${kind} with its indexes`, unit: 'bytes', value, yardstick: value }),
    ),
  ];
}
