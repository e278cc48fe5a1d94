import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createMetrics, mountMetrics } from './metrics.ts';

async function serve(options: { token?: string; broken?: boolean } = {}) {
  const http: FastifyInstance = Fastify();
  const metrics = createMetrics({
    countJobs: async () => {
      if (options.broken) throw new Error('The database is away');
      return [{ job: 'mail.send', waiting: 4, running: 1, dead: 2 }];
    },
    countConnections: () => ({ used: 3, idle: 1, waiting: 7 }),
    countShed: () => 5,
    replicaFigures: () => ({
      answering: 2,
      leftOut: 1,
      reads: { replica: 70, primary: 5, primary_after_failure: 1 },
    }),
    isReady: async () => !options.broken,
    services: new Set(['maps.example']),
  });
  mountMetrics(http, { metrics, token: options.token });
  http.get('/api/posts/:id', async () => ({}));
  await http.ready();
  const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    http.inject({ url: '/metrics', headers, remoteAddress });
  return { http, metrics, read };
}

test('Requests are counted by route, not by address', async () => {
  const { http, read } = await serve();
  await http.inject('/api/posts/7');
  await http.inject('/api/posts/8?token=s3cret');
  await http.inject('/some/strange/path');
  const { body } = await read();
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/posts/:id",status="2xx"} 2',
  );
  expect(body).toContain('route="none",status="4xx"} 1');
  expect(body).not.toMatch(/strange|s3cret/);
});

test('Jobs are counted by state and by how they end', async () => {
  const { metrics, read } = await serve();
  metrics.observeJob({ job: 'mail.send', outcome: 'done', seconds: 0.2 });
  metrics.observeJob({ job: 'mail.send', outcome: 'dead', seconds: 0.2 });
  const { body } = await read();
  expect(body).toContain('jobs{kind="mail.send",state="waiting"} 4');
  expect(body).toContain('jobs{kind="mail.send",state="dead"} 2');
  expect(body).toContain('jobs_dead_total{kind="mail.send"} 1');
  expect(body).toContain('job_duration_seconds_count{kind="mail.send",outcome="done"} 1');
  expect(body).toContain('process_resident_memory_bytes');
});

test('Readiness, version, connections and the services that the operator named are measured; others count as one', async () => {
  const { metrics, read } = await serve();
  for (const host of ['maps.example', 'one.example', 'two.example'])
    metrics.observeOutgoing({ host, outcome: 'timeout', seconds: 10 });
  const { body } = await read();
  expect(body).toMatch(/^ready 1$/m);
  expect(body).toMatch(/^build_info\{version="\d+\.\d+\.\d+",node="\d+\./m);
  expect(body).toContain('database_connections{state="waiting"} 7');
  expect(body).toContain('database_replicas{state="left_out"} 1');
  expect(body).toContain('database_list_reads_total{from="replica"} 70');
  expect(body).toContain(
    'outgoing_request_duration_seconds_count{service="maps.example",outcome="timeout"} 1',
  );
  expect(body).toContain('outgoing_request_duration_seconds_count{service="other",outcome="timeout"} 2');
  expect((await (await serve({ broken: true })).read()).body).toMatch(/^ready 0$/m);
});

test('The figures are readable while the database is away', async () => {
  const { read } = await serve({ broken: true });
  expect((await read()).statusCode).toBe(200);
});

test('Metrics are not public; the token gives access', async () => {
  const { read } = await serve({ token: 'let-me-in' });
  expect((await read({}, '203.0.113.9')).statusCode).toBe(404);
  expect((await read({ authorization: 'Bearer wrong' }, '203.0.113.9')).statusCode).toBe(404);
  expect((await read({ authorization: 'Bearer let-me-in' }, '203.0.113.9')).statusCode).toBe(200);
  expect((await read({}, '::1')).statusCode).toBe(200);
  expect((await read({}, '::ffff:127.0.0.1')).statusCode).toBe(200);
});

test('A visitor behind a proxy on this machine does not count as local', async () => {
  const { read } = await serve();
  expect((await read({ 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
});
