import autocannon from 'autocannon';
import type pg from 'pg';
import { phone } from './load.ts';
import { type BenchRow, median, row } from './report/row.ts';
import { connect, startDatabase, startProduct, startYardstick } from './servers.ts';

/** As many as a few creators share on a good day. */
const links = 20;
const codeOf = (index: number) => `link${String(index).padStart(6, '0')}`;

/** Clicks on hotel links, each by a different visitor, against a bare redirect that commits the same rows and nothing else. */
export async function benchClicks(onProgress: (text: string) => void): Promise<BenchRow[]> {
  await using database = await startDatabase();
  await using client = await connect(database.url);
  await fillLinks(client);
  await using product = await startProduct(database.url, { TRUST_PROXY: '1' });
  await using bare = await startYardstick('clicks-yardstick.ts', database.url);
  const rows: BenchRow[] = [];
  for (const connections of [16, 256]) {
    onProgress(`${connections} connections`);
    const [ours, theirs] = await inTurn(product.url, bare.url, connections);
    rows.push(
      row({
        name: `Click redirect, durable, ${connections} connections, against a bare one`,
        unit: 'requests/s',
        value: ours,
        yardstick: theirs,
        least: 0.8,
      }),
    );
  }
  onProgress('counting');
  rows.push(await everyClickIsThere(client));
  return rows;
}

async function fillLinks(client: pg.Client): Promise<void> {
  await client.query(`insert into users (id, username, name, email)
    select i, 'member' || i, 'Member', 'member' || i || '@bench.example' from generate_series(1, 50) i`);
  await client.query(
    `insert into posts (user_id, hotel_name) select 1 + i % 50, 'Hotel ' || i from generate_series(0, $1::integer - 1) i`,
    [links],
  );
  await client.query(
    `insert into links (code, user_id, post_id, label, target_url, partner, partner_url)
     select 'link' || lpad((posts.id - first.id)::text, 6, '0'), user_id, posts.id, hotel_name, 'https://hotel.example/', 'sandbox',
       'http://127.0.0.1/hotels/one?name=Hotel'
     from posts, (select min(id) as id from posts) first`,
  );
  await client.query('vacuum analyze');
}

let answered = 0;
let visitors = 0;

/** Alternating rounds, so that other load on the machine affects both alike; the median of each. */
async function inTurn(ours: string, theirs: string, connections: number): Promise<[number, number]> {
  const speeds: [number[], number[]] = [[], []];
  await clickAway(ours, { connections, seconds: 2, counted: true });
  await clickAway(theirs, { connections, seconds: 2, counted: false });
  for (let round = 0; round < 5; round += 1) {
    speeds[0].push(await clickAway(ours, { connections, seconds: 3, counted: true }));
    speeds[1].push(await clickAway(theirs, { connections, seconds: 3, counted: false }));
  }
  return [median(speeds[0]), median(speeds[1])];
}

async function clickAway(
  url: string,
  load: { connections: number; seconds: number; counted: boolean },
): Promise<number> {
  const result = await autocannon({
    url,
    duration: load.seconds,
    connections: load.connections,
    requests: [{ setupRequest: nextClick }],
  });
  const redirects = result['3xx'] ?? 0;
  if (result.errors > 0 || redirects !== result.requests.total) {
    throw new Error(`${url}: of ${result.requests.total} answers ${redirects} were redirects`);
  }
  if (load.counted) answered += redirects;
  return result.requests.average;
}

/** The same for both servers: a new visitor, on the next link. */
function nextClick(request: autocannon.Request): autocannon.Request {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return {
    ...request,
    method: 'GET',
    path: `/go/${codeOf(visitors % links)}`,
    headers: { 'user-agent': phone, 'x-forwarded-for': address },
  };
}

/** Every click that was answered is a row and in both counters; late clicks were written although no client waited any more. */
async function everyClickIsThere(client: pg.Client): Promise<BenchRow> {
  const { rows } = await client.query<{ clicks: number; counted: number; quarters: number }>(
    `select (select count(*)::integer from clicks) as clicks,
       (select sum(clicks_count)::integer from links) as counted, (select sum(clicks)::integer from click_quarters) as quarters`,
  );
  const { clicks = 0, counted = 0, quarters = 0 } = rows[0] ?? {};
  if (clicks !== counted || clicks !== quarters) {
    throw new Error(`${clicks} clicks are written, links count ${counted}, quarters ${quarters}`);
  }
  return row({
    name: 'Clicks written for clicks answered',
    unit: 'clicks',
    value: clicks,
    yardstick: answered,
    least: 1,
  });
}
