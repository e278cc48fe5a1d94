import autocannon from 'autocannon';
import { postFormData } from '../../apps/server/test/stays/pictures.ts';
import { percentile } from '../load.ts';
import { type BenchRow, row } from '../report/row.ts';
import { startProduct, untilAtRest } from '../servers.ts';
import { tokenOf, viewers } from './site-data.ts';

const times = 200;
const readers = 16;
const feed = '/api/users/followers/allposts';
const authorization = `Bearer ${tokenOf(1)}`;

type Send = (method: 'POST' | 'DELETE', path: string, body: object | FormData) => Promise<{ id: number }>;

/** Each write, and how it is undone so that the next one is like the first. */
const writes: Record<string, { path: string; body(turn: number): object | Promise<FormData> }> = {
  Post: {
    path: '/api/posts',
    body: (turn) => postFormData({ location: `Hotel ${turn}, Town 9`, city: 'Town 9', country: 'CH' }),
  },
  Favourite: { path: '/api/postfavorites', body: (turn) => ({ post_id: 1000 + turn }) },
  Follow: { path: '/api/follows', body: (turn) => ({ user_id: 400 + turn }) },
};

/** How long writes take while others read without a pause, against the same writes alone. */
export async function measureWrites(
  databaseUrl: string,
  onProgress: (text: string) => void,
): Promise<BenchRow[]> {
  await using product = await startProduct(databaseUrl);
  await untilAtRest(product, onProgress);
  const send: Send = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(product.url + path, {
      method,
      headers: { authorization, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    const said = (await answer.json()) as Record<string, { id: number }>;
    return said['post'] ?? said['follow'] ?? { id: 0 };
  };
  const rows: BenchRow[] = [];
  for (const name of Object.keys(writes)) {
    onProgress(`${name}, alone and beside ${readers} readers`);
    await timesOf(name, send, times / 10);
    const alone = await timesOf(name, send, times);
    const reading = readAway(product.url);
    const beside = await timesOf(name, send, times);
    reading.stop();
    rows.push(
      row({
        name: `${name} beside ${readers} readers against alone, p99`,
        unit: 'ms',
        value: percentile(beside, 0.99),
        yardstick: percentile(alone, 0.99),
        most: 2,
      }),
    );
  }
  return rows;
}

async function timesOf(name: string, send: Send, count: number): Promise<number[]> {
  const { path, body } = writes[name] ?? { path: '', body: () => ({}) };
  const took: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const content = await body(turn);
    const start = performance.now();
    const { id } = await send('POST', path, content);
    took.push(performance.now() - start);
    await send('DELETE', `${path}/${id}`, {});
  }
  return took;
}

/** Reads feeds in a separate thread, so that timing and reading do not wait for each other, until it is stopped. */
function readAway(url: string): { stop(): void } {
  const requests = Array.from({ length: viewers }, (_, viewer) => ({
    method: 'GET' as const,
    path: feed,
    headers: { authorization: `Bearer ${tokenOf(1 + viewer)}` },
  }));
  return autocannon({ url, connections: readers, duration: 600, workers: 1, requests }, () => undefined);
}
