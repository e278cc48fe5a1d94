import { freePorts } from '../apps/server/test/servers/free-ports.ts';
import { type BenchRow, median, row } from './report/row.ts';
import { startDatabase, startProduct, startSandbox } from './servers.ts';

const latencyMs = 100;
const posts = 1000;
const postsPerUpstreamPage = 25;
const rounds = 3;

/**
 * Scans of accounts with a thousand posts, a hundred milliseconds per page upstream, against the sum of these waits: one alone, and two at once, of
 * which the slower counts.
 */
export async function benchScan(onProgress: (text: string) => void): Promise<BenchRow[]> {
  await using database = await startDatabase();
  const port = await freePorts(2);
  await using _sandbox = await startSandbox(port, latencyMs);
  await using product = await startProduct(database.url, { SANDBOX_PORT: String(port) });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    onProgress(`scan ${round + 1} of ${rounds}`);
    // A new handle each time: a repeat within the hour would not call upstream at all.
    times.push(await scanAll(product.url, `long.${posts + round}`));
  }
  const pairs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    onProgress(`two scans at once, ${round + 1} of ${rounds}`);
    const handles = [0, 1].map((which) => `long.${posts + rounds + 2 * round + which}`);
    pairs.push(Math.max(...(await Promise.all(handles.map((handle) => scanAll(product.url, handle))))));
  }
  const waits = (posts / postsPerUpstreamPage) * latencyMs;
  return [
    row({
      name: `Scan of ${posts} posts at ${latencyMs} ms a page against its waits`,
      unit: 'ms',
      value: median(times),
      yardstick: waits,
      most: 1.15,
    }),
    row({
      name: `Two scans of ${posts} posts at once, against the waits of one`,
      unit: 'ms',
      value: median(pairs),
      yardstick: waits,
      most: 1.15,
    }),
  ];
}

async function scanAll(origin: string, handle: string): Promise<number> {
  const start = performance.now();
  let query = '';
  let scanned = 0;
  for (;;) {
    const answer = await fetch(`${origin}/api/newposts/0/nolocation/${handle}/noLat/noLong${query}`);
    const page = (await answer.json()) as {
      success: boolean;
      scanPostCount: number;
      pagination: string | null;
    };
    if (!page.success) throw new Error(`The scan of ${handle} failed: ${JSON.stringify(page)}`);
    scanned += page.scanPostCount;
    if (page.pagination === null || scanned >= posts) return performance.now() - start;
    query = `?pagination=${encodeURIComponent(page.pagination)}`;
  }
}
