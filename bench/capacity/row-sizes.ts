import type pg from 'pg';
import type { RowKind } from './measured.ts';

/** Tables whose rows come with one of the first table. */
const together: Readonly<Record<RowKind, readonly string[]>> = {
  member: ['users'],
  stay: ['posts', 'pictures', 'post_tags', 'links'],
  follow: ['follows'],
  favourite: ['favourites'],
  click: ['clicks'],
  notice: ['notifications'],
};

const enough = 20_000;

/** Bytes on the disk that a row of each kind takes with its indexes and with the rows that come with it. */
export async function bytesOfRows(client: pg.Client): Promise<Record<RowKind, number>> {
  await fillTheRest(client);
  const sizes: [string, number][] = [];
  for (const [kind, tables] of Object.entries(together)) {
    const { rows } = await client.query<{ bytes: string; count: string }>(
      `select (select sum(pg_total_relation_size(name::regclass) + coalesce((select sum(pg_total_relation_size(relid))
           from pg_partition_tree(name::regclass) where relid <> name::regclass), 0)) from unnest($1::text[]) name)::bigint as bytes,
         (select count(*) from ${tables[0]}) as count`,
      [tables],
    );
    sizes.push([kind, Math.round(Number(rows[0]?.bytes) / Number(rows[0]?.count))]);
  }
  return Object.fromEntries(sizes) as Record<RowKind, number>;
}

/** Rows of which a generated site has none, or so few that a page more or less decides. */
async function fillTheRest(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into clicks (click_id, link_id, visitor, day, counted, clicked_at)
     select substr(md5(i::text), 1, 22), (select min(id) from links) + i % 1000, decode(md5(i::text), 'hex'),
       date_trunc('day', now()) - interval '400 days', true, now() - interval '400 days'
     from generate_series(1, $1::integer) i`,
    [enough],
  );
  await client.query(
    `insert into notifications (user_id, kind, actor_id, post_id)
     select 1 + i % 500, 'favourite', 1 + i % 499, 1 + i % 10000 from generate_series(1, $1::integer) i`,
    [enough],
  );
  await client.query(
    `insert into favourites (user_id, post_id)
     select 1 + i % 500, 1 + i % 10000 from generate_series(1, $1::integer) i on conflict do nothing`,
    [enough],
  );
  await client.query('set session_replication_role = default');
}
