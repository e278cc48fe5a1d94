import { ensureWebBuild } from '../tools/launch/web-build.ts';
import { analyse } from './bulk-fill.ts';
import { latencies, percentile, type Target } from './load.ts';
import { type BenchRow, row } from './row.ts';
import { type Running, startDatabase, startProduct, untilAtRest } from './servers.ts';
import {
  busyTown,
  fillSite,
  memberNamed,
  popularMember,
  type SiteScale,
  siteName,
  tokenOf,
} from './site-data.ts';
import { measureThroughput } from './throughput.ts';

interface Scales {
  /** Feeds are compared with the bare statement here. */
  feed: SiteScale;
  /** Lists are compared between these two. */
  few: SiteScale;
  many: SiteScale;
  /** And between these two, where it is asked for: filling this one takes most of an hour. */
  huge: SiteScale;
}

const followed = 200;

export const fullScale: Scales = {
  feed: { members: 2000, posts: 200_000, followed, follows: 40_000 },
  few: { members: 1000, posts: 10_000, followed, follows: 50_000 },
  many: { members: 100_000, posts: 1_000_000, followed, follows: 5_000_000 },
  huge: { members: 1_000_000, posts: 10_000_000, followed, follows: 50_000_000 },
};
/** A tenth and less, for machines that have little time. */
export const smallScale: Scales = {
  feed: { members: 1000, posts: 20_000, followed, follows: 10_000 },
  few: { members: 500, posts: 5_000, followed, follows: 5_000 },
  many: { members: 5_000, posts: 50_000, followed, follows: 100_000 },
  huge: { members: 10_000, posts: 100_000, followed, follows: 200_000 },
};

/** Single requests a list. */
const requests = 1200;

export interface SiteOptions {
  scales: Scales;
  /** Folder that keeps the filled databases for the next time. */
  keep?: string | undefined;
  onProgress(text: string): void;
}

/** Feed, lists, searches and the rendered home page over generated data. */
export async function benchSite({ scales, keep, onProgress }: SiteOptions): Promise<BenchRow[]> {
  await ensureWebBuild(onProgress);
  const database = await startDatabase({ keep });
  const filled = (name: keyof Scales) =>
    database.filled(siteName(scales[name]), async (url) => {
      const say = (text: string) => onProgress(`${name}: ${text}`);
      await fillSite(url, scales[name], say);
      await arrange(url, say);
    });
  try {
    const [feed, few, many] = [await filled('feed'), await filled('few'), await filled('many')];
    return [
      ...(await measureThroughput(feed, scales.feed, onProgress)),
      ...(await measureGrowth({ few, many }, scales, onProgress)),
    ];
  } finally {
    await database.stop();
  }
}

/** Lets the product do what it does with posts at its first start, and PostgreSQL count the rows that it wrote. */
async function arrange(url: string, say: (text: string) => void): Promise<void> {
  const product = await startProduct(url);
  await untilAtRest(product, say);
  await product.stop();
  await analyse(url);
}

const headers = { authorization: `Bearer ${tokenOf(1)}` };

interface Growing {
  name: string;
  path(turn: number): string;
  /** Times as long with many as with few; unset where only the figure is stated. */
  most?: number;
}

const turned = (turn: number, metres: number) => ((turn % 21) - 10) * metres;

const growing: readonly Growing[] = [
  { name: 'Feed page', path: () => '/api/users/followers/allposts', most: 1.5 },
  {
    name: 'Search within 25 km',
    path: (turn) =>
      `/api/posts/1/x/notags/${busyTown.lat + turned(turn, 0.001)}/${busyTown.lng + turned(turn * 7, 0.001)}`,
    most: 1.5,
  },
  { name: 'Latest posts', path: () => '/api/posts/latest/1', most: 1.5 },
  { name: 'Travel Network', path: () => '/api/feed/discover', most: 1.5 },
  { name: 'Posts of a member', path: (turn) => `/api/user/${3 + (turn % 400)}/posts/0`, most: 1.5 },
  { name: 'Favourites', path: () => '/api/postfavorites/user', most: 1.5 },
  { name: 'Followers', path: () => `/api/users/${popularMember}/followers`, most: 1.5 },
  { name: 'Profile', path: (turn) => `/api/users/username/${memberNamed(3 + (turn % 400))}`, most: 1.5 },
  {
    name: 'Text search for a town',
    path: (turn) => `/api/posts/1/Town%20${turn % 100}9/notags/noLat/noLong`,
  },
  {
    name: 'Text search for a busy town',
    path: () => `/api/posts/1/${encodeURIComponent(busyTown.name)}/notags/noLat/noLong`,
  },
];

/** The same requests at few and at many posts, single ones in turn; and how long member search takes among many. */
async function measureGrowth(
  urls: { few: string; many: string },
  scales: Scales,
  onProgress: (text: string) => void,
): Promise<BenchRow[]> {
  const few = await startProduct(urls.few);
  const many = await startProduct(urls.many);
  for (const server of [few, many]) await untilAtRest(server, onProgress);
  const count = (posts: number) => posts.toLocaleString('en');
  try {
    const rows: BenchRow[] = [];
    for (const { name, path, most } of growing) {
      onProgress(name);
      const at = (server: Running) => (turn: number) => ({ url: server.url + path(turn), headers });
      const [ours = [], theirs = []] = await latencies([at(many), at(few)], requests);
      rows.push(
        row({
          name: `${name} at ${count(scales.many.posts)} posts against ${count(scales.few.posts)}, p99`,
          unit: 'ms',
          value: percentile(ours, 0.99),
          yardstick: percentile(theirs, 0.99),
          ...(most === undefined ? {} : { most }),
        }),
      );
    }
    onProgress('Member search');
    return [...rows, await measureMemberSearch(many, scales.many)];
  } finally {
    await few.stop();
    await many.stop();
  }
}

const mostMilliseconds = 20;

/** Names typed wrongly, in turn: a letter missing, two swapped. */
async function measureMemberSearch(server: Running, { members }: SiteScale): Promise<BenchRow> {
  const typed = (turn: number) => {
    const name = memberNamed(turn * 37).replace(/\d+$/, '');
    return turn % 2 === 0 ? name.slice(0, 3) + name.slice(4) : name.replace(/(.)(.)\./, '$2$1.');
  };
  const at = (turn: number): Target => ({
    url: `${server.url}/api/users/findbyusername/${encodeURIComponent(typed(turn))}/1`,
    headers,
  });
  const [times = []] = await latencies([at], requests / 2);
  const value = percentile(times, 0.5);
  return {
    ...row({
      name: `Member search with a slip among ${members.toLocaleString('en')}, median`,
      unit: 'ms',
      value,
      yardstick: mostMilliseconds,
      most: 1,
    }),
    must: `≤ ${mostMilliseconds} ms`,
  };
}
