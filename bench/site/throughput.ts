import { type Loaded, loadInTurn } from '../load.ts';
import { type BenchRow, row } from '../report/row.ts';
import { type Running, startProduct, startYardstick, untilAtRest } from '../servers.ts';
import { hotels, type SiteScale, tokenOf, viewers } from './site-data.ts';

/** Rounds of three seconds per side. */
const effort = { rounds: 7, seconds: 3 };

interface Asked {
  name: string;
  /** The path of a request, given a random number below the number of resources. */
  path(any: (below: number) => number): string;
  as: 'member' | 'visitor' | 'api';
  against: '/feed' | '/latest';
  least: number;
  aim: number;
}

/** Calls against the bare statement behind them, and pages against the same. */
const asked = ({ posts }: SiteScale): Asked[] => {
  const [feed, discover] = ['/api/users/followers/allposts', '/api/feed/discover'];
  const [pages, single] = [
    { least: 0.25, aim: 0.5 },
    { least: 0.5, aim: 1 },
  ];
  const post = (any: (below: number) => number) => `/en/posts/${1 + any(posts)}`;
  const hotel = (any: (below: number) => number) => `/en/hotels/hotel-${1 + any(hotels)}`;
  return [
    { name: 'Feed call', path: () => feed, as: 'api', against: '/feed', least: 1.5, aim: 3 },
    {
      name: 'Latest posts',
      path: () => '/api/posts/latest/0',
      as: 'visitor',
      against: '/latest',
      ...{ least: 1, aim: 2 },
    },
    { name: 'Discoveries', path: () => discover, as: 'api', against: '/latest', least: 1, aim: 2 },
    { name: 'Home page, visitors', path: () => '/', as: 'visitor', against: '/latest', ...pages },
    { name: 'Feed page, members', path: () => '/en/feed', as: 'member', against: '/feed', ...pages },
    { name: 'Home page, members', path: () => '/', as: 'member', against: '/feed', ...pages },
    { name: 'Page of a stay, members', path: post, as: 'member', against: '/feed', ...single },
    { name: 'Page of a stay, visitors', path: post, as: 'visitor', against: '/feed', ...single },
    { name: 'Page of a hotel, members', path: hotel, as: 'member', against: '/feed', ...single },
    { name: 'Page of a hotel, visitors', path: hotel, as: 'visitor', against: '/feed', ...single },
  ];
};

/** Throughput against bare routes over the same database, and the CPU time per request. */
export async function measureThroughput(
  databaseUrl: string,
  scale: SiteScale,
  { row: wanted = '', onProgress }: { row?: string | undefined; onProgress(text: string): void },
): Promise<BenchRow[]> {
  await using product = await startProduct(databaseUrl);
  await using bare = await startYardstick('yardstick-server.ts', databaseUrl);
  await untilAtRest(product, onProgress);
  const rows: BenchRow[] = [];
  for (const one of asked(scale).filter(({ name }) => name.includes(wanted))) {
    onProgress(one.name);
    const theirs: Loaded = { ...bare, next: () => ({ path: one.against }) };
    const { ratio, ...measured } = await loadInTurn(loaded(product, one), theirs, effort);
    const name = `${one.name} against the bare ${one.against.slice(1)} statement`;
    rows.push(
      row({
        name,
        unit: 'requests/s',
        value: measured.one.speed,
        yardstick: measured.other.speed,
        ratio,
        least: one.least,
        aim: one.aim,
      }),
      row({
        name: `${name}, processor`,
        unit: 'ms',
        value: measured.one.processor,
        yardstick: measured.other.processor,
      }),
    );
  }
  return rows;
}

/** Members come in random order; so do posts and hotels, so that caches do not help. The order is the same in every run. */
function loaded(product: Running, { path, as }: Asked): Loaded {
  let state = 1;
  const any = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const headers = (): Record<string, string> => {
    if (as === 'visitor') return {};
    const token = tokenOf(1 + any(viewers));
    return as === 'api' ? { authorization: `Bearer ${token}` } : { cookie: `staylore_session=${token}` };
  };
  return { ...product, next: () => ({ path: path(any), headers: headers() }) };
}
