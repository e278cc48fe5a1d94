import { readFile } from 'node:fs/promises';
import { ensureWebBuild } from '../tools/launch/web-build.ts';
import { ask } from './load.ts';
import { type BenchRow, row } from './report/row.ts';
import { startDatabase, startProduct, untilAtRest } from './servers.ts';
import { fillSite, type SiteScale, tokenOf } from './site/site-data.ts';

const most = 400;
const scale: SiteScale = { members: 2000, posts: 20_000, followed: 200, follows: 40_000 };
const headers = { authorization: `Bearer ${tokenOf(1)}` };
const firstLetters = ['zer', 'bar', 'lis', 'kyo', 'par', 'wie', 'oia', 'san f', 'new yo', 'zermtat'];

/** Requests of visitors and members, in turn. */
const paths = [
  '/',
  '/api/posts/latest/1',
  '/api/users/followers/allposts',
  '/api/feed/discover',
  '/api/posts/1/x/notags/45.4/12.3',
  '/api/postfavorites/user',
  '/api/users/2/followers',
  '/api/posts/77',
];

/**
 * Resident memory of the server after many requests, and whether it grew in their second half; and how soon the first letters of a place are
 * answered.
 */
export async function benchMemory(
  { requests }: { requests: number },
  onProgress: (text: string) => void,
): Promise<BenchRow[]> {
  await ensureWebBuild(onProgress);
  await using database = await startDatabase();
  await fillSite(database.url, scale, onProgress);
  await using product = await startProduct(database.url);
  // A visitor who types has loaded the page before.
  await ask({ url: product.url });
  const first = await ask({ url: `${product.url}/api/places/autocomplete?q=zerm&limit=5` });
  const samples = [await residentMegabytes(product.pid)];
  await untilAtRest(product, onProgress);
  onProgress(`ready: ${samples[0]} MB`);
  const steps = 10;
  for (let step = 1; step <= steps; step += 1) {
    await askMany(product.url, requests / steps);
    samples.push(await residentMegabytes(product.pid));
    onProgress(`${((requests / steps) * step).toLocaleString('en')} requests: ${samples.at(-1)} MB`);
  }
  const [half = 0, end = 0] = [samples[steps / 2], samples[steps]];
  const unit = 'MB';
  return [
    row({
      name: `Memory after ${requests.toLocaleString('en')} requests`,
      unit,
      value: end,
      yardstick: most,
      most: 1,
    }),
    row({ name: 'Memory at the end against half of them', unit, value: end, yardstick: half, most: 1.05 }),
    row({
      name: 'First letters of a place after the start',
      unit: 'ms',
      value: first,
      yardstick: 30,
      most: 1,
    }),
  ];
}

async function askMany(url: string, requests: number): Promise<void> {
  let turn = 0;
  const work = async () => {
    while (turn < requests) {
      turn += 1;
      const path =
        turn % 20 === 0
          ? `/api/places/autocomplete?limit=5&q=${encodeURIComponent(firstLetters[turn % firstLetters.length] ?? '')}`
          : paths[turn % paths.length];
      await ask({ url: `${url}${path}`, headers: path === '/' ? {} : headers });
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

/** As the system counts it, including shared libraries. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}
