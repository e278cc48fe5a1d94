import autocannon from 'autocannon';
import { type BenchRow, median, row } from '../report/row.ts';
import { startProduct, untilAtRest } from '../servers.ts';
import type { Filled } from './growth.ts';

const connections = 16;
const effort = { rounds: 5, seconds: 4 };

/** Post pages, which are CPU-bound in the server and need little of the database, by two server processes against one. */
export async function measureTwoProcesses(
  { url, scale }: Filled,
  onProgress: (text: string) => void,
): Promise<BenchRow[]> {
  await using one = await startProduct(url);
  await using other = await startProduct(url);
  for (const server of [one, other]) await untilAtRest(server, onProgress);
  onProgress('Two server processes');
  const alone: number[] = [];
  const both: number[] = [];
  let post = 0;
  const read = async (server: string, share: number) => {
    const next = (request: autocannon.Request) => {
      post = (post + 7919) % scale.posts;
      return { ...request, path: `/en/posts/${1 + post}` };
    };
    const load = { url: server, connections: connections / share, duration: effort.seconds };
    const { requests, non2xx } = await autocannon({ ...load, requests: [{ setupRequest: next }] });
    if (non2xx > 0) throw new Error(`${server}: ${non2xx} answers were no success`);
    return requests.average;
  };
  await Promise.all([read(one.url, 2), read(other.url, 2)]);
  for (let round = 0; round < effort.rounds; round += 1) {
    alone.push(await read(one.url, 1));
    const halves = await Promise.all([read(one.url, 2), read(other.url, 2)]);
    both.push(halves[0] + halves[1]);
  }
  return [
    row({
      name: 'Pages by two server processes against one',
      unit: 'requests/s',
      value: median(both),
      yardstick: median(alone),
      ratio: median(both.map((speed, round) => speed / (alone[round] ?? Number.NaN))),
      least: 1.6,
    }),
  ];
}
