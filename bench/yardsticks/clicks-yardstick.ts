import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** The minimum of a durable click redirect: a bare 302 that answers after a grouped multi-row insert is committed. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 4 });
await pool.query(
  `create table if not exists bare_clicks (click_id text primary key, link_id integer not null, visitor bytea not null,
    day timestamptz not null, counted boolean not null, clicked_at timestamptz not null, unique (link_id, visitor, day))`,
);

interface Waiting {
  row: { clickId: string; linkId: number; visitor: string; day: string; at: string };
  resolve(): void;
  reject(error: unknown): void;
}

const text = `insert into bare_clicks (click_id, link_id, visitor, day, counted, clicked_at)
  select click_id, link_id, decode(visitor, 'hex'), day, true, clicked_at
  from unnest($1::text[], $2::integer[], $3::text[], $4::timestamptz[], $5::timestamptz[]) as fresh (click_id, link_id, visitor, day, clicked_at)`;
let waiting: Waiting[] = [];
let working = false;

async function work(): Promise<void> {
  working = true;
  while (waiting.length > 0) {
    const group = waiting;
    waiting = [];
    const column = <K extends keyof Waiting['row']>(name: K) => group.map(({ row }) => row[name]);
    const values = [column('clickId'), column('linkId'), column('visitor'), column('day'), column('at')];
    try {
      await pool.query({ name: 'clicks', text, values });
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
  working = false;
}

const http = Fastify();
http.get('/go/:code', async (_request, reply) => {
  const clickId = randomBytes(16).toString('hex');
  const visitor = randomBytes(16).toString('hex');
  const at = new Date().toISOString();
  const row = { clickId, linkId: 1, visitor, day: `${at.slice(0, 10)}T00:00:00Z`, at };
  await new Promise<void>((resolve, reject) => {
    waiting.push({ row, resolve, reject });
    if (!working) void work();
  });
  return reply.redirect(`http://127.0.0.1/hotels/one?click_id=${clickId}`, 302);
});

await http.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.send?.('ready');
process.once('SIGTERM', () => void http.close().then(() => process.exit(0)));
process.once('disconnect', () => process.exit(0));
