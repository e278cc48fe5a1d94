import { latencies, percentile, type Target } from '../load.ts';
import { type BenchRow, row } from '../report/row.ts';
import { type Running, startProduct, untilAtRest } from '../servers.ts';
import { busyTown, memberNamed, popularMember, type SiteScale, tokenOf, viewers } from './site-data.ts';

/** Single requests per list. */
const requests = 1200;

interface Growing {
  name: string;
  path(turn: number): string;
  /** Maximum latency in milliseconds, however large the site is. */
  atMost?: number;
}

const turned = (turn: number, metres: number) => ((turn % 21) - 10) * metres;

/** Fifteen kilometres of the busy town, a little elsewhere each time. */
function mapBox(turn: number): string {
  const [south, west] = [busyTown.lat + turned(turn, 0.002), busyTown.lng + turned(turn * 7, 0.002)];
  return `/api/map/posts?south=${south}&north=${south + 0.1}&west=${west}&east=${west + 0.15}`;
}

const growing: readonly Growing[] = [
  { name: 'Feed call', path: () => '/api/users/followers/allposts' },
  {
    name: 'Search within 25 km',
    path: (turn) =>
      `/api/posts/0/x/notags/${busyTown.lat + turned(turn, 0.001)}/${busyTown.lng + turned(turn * 7, 0.001)}`,
    atMost: 60,
  },
  { name: 'Map box', path: mapBox, atMost: 60 },
  {
    name: 'Text search for a town',
    path: (turn) => `/api/posts/0/Town%20${turn % 100}9/notags/noLat/noLong`,
    atMost: 60,
  },
  {
    name: 'Text search for a busy town',
    path: () => `/api/posts/0/${encodeURIComponent(busyTown.name)}/notags/noLat/noLong`,
    atMost: 60,
  },
  { name: 'Latest posts', path: () => '/api/posts/latest/0' },
  { name: 'Travel Network', path: () => '/api/feed/discover' },
  { name: 'Posts of a member', path: (turn) => `/api/user/${3 + (turn % 400)}/posts/0` },
  { name: 'Favourites', path: () => '/api/postfavorites/user' },
  { name: 'Followers', path: () => `/api/users/${popularMember}/followers` },
  { name: 'Profile', path: (turn) => `/api/users/username/${memberNamed(3 + (turn % 400))}` },
];

/** A filled database and how much it holds. */
export interface Filled {
  url: string;
  scale: SiteScale;
}

const headersOf = (turn: number) => ({ authorization: `Bearer ${tokenOf(1 + ((turn * 7) % viewers))}` });

/** The same requests at few and at many posts, alternating; and how long member search takes among many. */
export async function measureGrowth(
  { few, many }: { few: Filled; many: Filled },
  onProgress: (text: string) => void,
): Promise<BenchRow[]> {
  await using small = await startProduct(few.url);
  await using large = await startProduct(many.url);
  for (const server of [small, large]) await untilAtRest(server, onProgress);
  const count = ({ scale }: Filled) => scale.posts.toLocaleString('en');
  const rows: BenchRow[] = [];
  for (const { name, path, atMost } of growing) {
    onProgress(name);
    const at =
      (server: Running) =>
      (turn: number): Target => ({ url: server.url + path(turn), headers: headersOf(turn) });
    const [ours = [], theirs = []] = await latencies([at(large), at(small)], requests);
    rows.push(
      row({
        name: `${name} at ${count(many)} posts against ${count(few)}, p99`,
        unit: 'ms',
        value: percentile(ours, 0.99),
        yardstick: percentile(theirs, 0.99),
        most: 1.5,
        ...(atMost === undefined ? {} : { atMost }),
      }),
    );
  }
  onProgress('Member search');
  return [...rows, await measureMemberSearch(large, many.scale)];
}

const maxMilliseconds = 20;

/** Misspelt names, in turn: a letter missing, two swapped. */
async function measureMemberSearch(server: Running, { members }: SiteScale): Promise<BenchRow> {
  const typed = (turn: number) => {
    const name = memberNamed(turn * 37).replace(/\d+$/, '');
    return turn % 2 === 0 ? name.slice(0, 3) + name.slice(4) : name.replace(/(.)(.)\./, '$2$1.');
  };
  const at = (turn: number): Target => ({
    url: `${server.url}/api/users/findbyusername/${encodeURIComponent(typed(turn))}/1`,
    headers: { authorization: `Bearer ${tokenOf(1)}` },
  });
  const [times = []] = await latencies([at], requests / 2);
  return row({
    name: `Member search with a slip among ${members.toLocaleString('en')}, median`,
    unit: 'ms',
    value: percentile(times, 0.5),
    yardstick: maxMilliseconds,
    atMost: maxMilliseconds,
  });
}
