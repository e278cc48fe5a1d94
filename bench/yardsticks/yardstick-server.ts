import Fastify from 'fastify';
import pg from 'pg';
import { viewers } from '../site/site-data.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
const http = Fastify();

/** The feed as one prepared statement: the newest twenty ids of each followee, rows joined after the limit. */
const feed = `select p.*, u.username, u.name from (
  select newest.id, newest.created_at from follows
  cross join lateral (
    select id, created_at from posts where posts.user_id = follows.user_id and posts.archived = false
    order by created_at desc, id desc limit 20
  ) newest
  where follows.follower_id = $1 order by newest.created_at desc, newest.id desc limit 20
) page join posts p on p.id = page.id join users u on u.id = p.user_id order by p.created_at desc, p.id desc`;

const latest = `select p.*, u.username, u.name from (
  select id from posts where archived = false order by created_at desc, id desc limit 20
) page join posts p on p.id = page.id join users u on u.id = p.user_id order by p.created_at desc, p.id desc`;

let turn = 0;
http.get('/feed', async () => {
  turn += 1;
  return (await pool.query({ name: 'feed', text: feed, values: [1 + (turn % viewers)] })).rows;
});
http.get('/latest', async () => (await pool.query({ name: 'latest', text: latest })).rows);

await http.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.send?.('ready');
process.once('SIGTERM', () => void http.close().then(() => process.exit(0)));
process.once('disconnect', () => process.exit(0));
