import type pg from 'pg';
import { type BenchRow, median, row } from './report/row.ts';
import { connect, startDatabase, startProduct } from './servers.ts';

const clicks = 1_000_000;
const links = 200;
const bookings = 5_000;
/** Time limit of each of a creator's figures, in milliseconds. */
const maxMs = 50;
const rounds = 60;

/** The earnings page's calls for a creator with a million clicks in sixty days, one after the other. */
export async function benchAnalytics(say: (text: string) => void): Promise<BenchRow[]> {
  await using database = await startDatabase();
  await using client = await connect(database.url);
  await using product = await startProduct(database.url);
  const registered = await fetch(`${product.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Creator',
      username: 'creator',
      email: 'creator@bench.example',
      password: 'a quiet room',
    }),
  });
  const { access_token: token, user } = (await registered.json()) as {
    access_token: string;
    user: { id: number };
  };
  say(`writing ${clicks} clicks`);
  await fill(client, user.id);
  const headers = { authorization: `Bearer ${token}` };
  const rows: BenchRow[] = [];
  for (const path of ['analytics', 'analytics/days', 'analytics/links', 'balances']) {
    const times: number[] = [];
    for (let index = 0; index < rounds; index += 1) {
      const begin = performance.now();
      const answer = await fetch(`${product.url}/api/users/${user.id}/${path}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      if (index >= rounds / 3) times.push(performance.now() - begin);
    }
    rows.push(
      row({
        name: `${path} of a creator with 1,000,000 clicks`,
        unit: 'ms',
        value: median(times),
        yardstick: maxMs,
        most: 1,
      }),
    );
  }
  return rows;
}

/** Clicks spread over sixty days and two hundred links, with what the redirect stores beside them, and bookings in every state. */
async function fill(client: pg.Client, userId: number): Promise<void> {
  await client.query(
    `insert into links (code, user_id, label, target_url, partner)
     select 'analytics' || i, $1, 'Hotel ' || i, 'https://hotel.example/', 'sandbox' from generate_series(1, $2::integer) i`,
    [userId, links],
  );
  await client.query(
    `insert into clicks (click_id, link_id, visitor, day, counted, clicked_at)
     select md5(i::text), link.id, decode(md5(i::text), 'hex'), date_trunc('day', at), true, at
     from generate_series(1, $1::integer) i
     cross join lateral (select now() - (i::float8 / $1) * interval '60 days' as at) moment
     join (select id, row_number() over (order by id) as place from links) link on link.place = 1 + i % $2`,
    [clicks, links],
  );
  await client.query(
    `insert into click_quarters (user_id, quarter, clicks)
     select $1, date_bin('15 minutes', clicked_at, timestamptz '2000-01-01 00:00:00+00'), count(*) from clicks group by 2`,
    [userId],
  );
  await client.query(
    'update links set clicks_count = (select count(*) from clicks where clicks.link_id = links.id)',
  );
  await client.query(
    `insert into bookings (partner, booking_id, click_id, link_id, user_id, state, amount_minor, currency, commission_minor, check_in, check_out,
       booked_at, payable_at)
     select 'sandbox', 'BK-' || i, md5(i::text), (select min(id) from links) + i % $3, $1,
       (array['booked', 'confirmed', 'stayed', 'payable', 'paid', 'cancelled'])[1 + i % 6], 40000, (array['EUR', 'CHF'])[1 + i % 2], 4000,
       current_date, current_date + 2, now() - (i::float8 / $2) * interval '60 days', now() - (i::float8 / $2) * interval '50 days'
     from generate_series(1, $2::integer) i`,
    [userId, bookings, links],
  );
  await client.query(
    `with written as (insert into ledger_transactions (cause, cause_id, at) values ('booking', 'bench', now()) returning id)
     insert into ledger_entries (transaction_id, account, user_id, booking, currency, amount_minor)
     select written.id, side.account, $1, bookings.id, currency, side.sign * 4000 from written, bookings,
       (values ('expected', 1), ('commission', -1)) as side (account, sign)`,
    [userId],
  );
  await client.query(`insert into exchange_rates (day, currency, units_per_euro)
    select current_date - i, 'CHF', 0.94 from generate_series(0, 60) i`);
  await client.query('vacuum analyze');
}
