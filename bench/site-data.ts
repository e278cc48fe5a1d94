import { createHash } from 'node:crypto';
import pg from 'pg';

export interface SiteScale {
  members: number;
  posts: number;
  /** Members whom the measured viewer follows. */
  followed: number;
  /** Follows of all others. */
  follows: number;
}

/** Token of the measured viewer, member 1. */
export const viewerToken = 'benchmark-viewer-token';

/** Fills an empty, migrated database with generated members, posts, pictures, tags and follows; triggers rest meanwhile. */
export async function fillSite(
  url: string,
  scale: SiteScale,
  onProgress: (text: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (sql: string, values: unknown[] = []) => client.query(sql, values);
  try {
    await run(`set session_replication_role = replica`);
    await run(`set synchronous_commit = off`);
    await run(
      `insert into users (id, username, name, email, followers_count)
       select i, 'member' || i, 'Member ' || i, 'member' || i || '@bench.example', $1 / 10 from generate_series(1, $1::integer) i`,
      [scale.members],
    );
    await run(`insert into tags (name) select 'tag' || i from generate_series(1, 300) i`);
    await fillPosts(run, scale, onProgress);
    await run(
      `insert into follows (follower_id, user_id) select 1, i + 1 from generate_series(1, $1::integer) i on conflict do nothing`,
      [scale.followed],
    );
    await run(
      `insert into follows (follower_id, user_id)
       select 2 + (i % ($1 - 1)), 1 + ((i::bigint * 7919) % $1) from generate_series(1, $2::integer) i
       where 2 + (i % ($1 - 1)) <> 1 + ((i::bigint * 7919) % $1) on conflict do nothing`,
      [scale.members, scale.follows],
    );
    await run(
      `insert into sessions (token_hash, user_id, expires_at) values ($1, 1, now() + interval '1 year')`,
      [createHash('sha256').update(viewerToken).digest()],
    );
    onProgress('analysing');
    await run('vacuum analyze');
  } finally {
    await client.end();
  }
}

const batch = 20_000;

async function fillPosts(
  run: (sql: string, values?: unknown[]) => Promise<unknown>,
  scale: SiteScale,
  onProgress: (text: string) => void,
): Promise<void> {
  for (let from = 1; from <= scale.posts; from += batch) {
    const to = Math.min(scale.posts, from + batch - 1);
    await run(
      `insert into posts (user_id, caption, location, hotel_name, city, country, lat, lng, price_minor, price_currency, price_per, found, created_at)
       select 1 + (i % $3), 'Night ' || i || ': a room with a view, bread at seven, the ferry at nine.', 'Hotel ' || (i % 5000) || ', Town ' || (i % 2000),
         'Hotel ' || (i % 5000), 'Town ' || (i % 2000), 'CH', -60 + (i::bigint * 7919 % 120000) / 1000.0, -180 + (i::bigint * 104729 % 360000) / 1000.0,
         10000 + i % 40000, 'EUR', 'night', 3, date_trunc('minute', now()) - (($4 - i) || ' minutes')::interval
       from generate_series($1::integer, $2::integer) i`,
      [from, to, scale.members, scale.posts],
    );
    onProgress(`${to.toLocaleString('en')} of ${scale.posts.toLocaleString('en')} posts`);
  }
  onProgress('pictures and tags');
  await run(
    `insert into pictures (post_id, position, key, status, width, height, thumbhash)
     select id, 0, 'p/' || md5(id::text), 'ready', 1080, 1350, 'mwcGDYJpiHd/d3h4h3iHeIiAeAj3' from posts`,
  );
  await run(
    `insert into post_tags (post_id, tag_id, position) select id, 1 + (id * 7 + n * 31) % 300, n from posts, generate_series(0, 1) n`,
  );
}
