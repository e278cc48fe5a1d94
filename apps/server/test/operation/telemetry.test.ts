import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '../../src/jobs.ts';
import { startJobs } from '../../src/platform/jobs/index.ts';
import { startTelemetry } from '../../src/platform/telemetry/index.ts';
import { createMember } from '../people.ts';
import { startMapService, type TestMapService } from '../stand-ins/map-service.ts';
import { factsOf, type OtlpReceiver, startOtlpReceiver } from '../stand-ins/otlp-receiver.ts';
import { type RedisStub, startRedisStub } from '../stand-ins/redis-stub.ts';
import { type S3Stub, startS3Stub } from '../stand-ins/s3-stub.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { jpeg } from '../stays/pictures.ts';

let collector: OtlpReceiver;
let maps: TestMapService;
let bucket: S3Stub;
let redis: RedisStub;
let app: TestApp;
let stop: () => Promise<void>;

beforeAll(async () => {
  collector = await startOtlpReceiver();
  maps = await startMapService();
  [bucket, redis] = [await startS3Stub('pictures'), await startRedisStub()];
  app = await startApp({
    RATE_LIMITS: 'on',
    REDIS_URL: redis.url,
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu-central-1',
    S3_ENDPOINT: bucket.url,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret of the bucket',
    TRUST_PROXY: '1',
    MAPS_PROVIDER: 'photon',
    MAPS_URL: maps.service.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20ours',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
});

afterAll(async () => {
  await app?.close();
  maps?.close();
  bucket?.close();
  redis?.close();
  await collector?.close();
});

const edge = { traceId: 'ab'.repeat(16), spanId: 'cd'.repeat(8) };

/** Asks the traced server itself: other requests of a test may go to a second process. */
async function ask(url: string, id: string, body?: object, token?: string): Promise<Response> {
  const { address, port } = app.app.http.server.address() as { address: string; port: number };
  return fetch(`http://${address}:${port}${url}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'x-request-id': id,
      'x-forwarded-for': '203.0.113.9',
      traceparent: `00-${edge.traceId}-${edge.spanId}-01`,
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
}

test('With a collector every request is a trace: guard, statements, outgoing requests and jobs, with its id', async () => {
  const { email, id, token } = await createMember(app);
  stop = await startTelemetry(app.platform.config.telemetry, app.app.metrics.registry);
  maps.answer({ body: { type: 'FeatureCollection', features: [] } });
  await (await ask('/api/places/autocomplete?q=zerm', 'edge-places')).text();
  await (await ask('/api/forgot/password', 'edge-forgot', { email })).text();
  const picture = new FormData();
  picture.append('file', await jpeg(), 'me.jpg');
  expect((await ask(`/api/users/${id}/update`, 'edge-picture', picture, token)).status).toBe(200);
  await (await ask('/api/nothing', 'edge-nothing')).text();
  await (await ask('/readyz', 'edge-ready')).text();
  const { directUrl, unhurried, log } = app.platform;
  const attempted = Promise.withResolvers<void>();
  const jobs = await startJobs({
    url: directUrl,
    handlers: jobHandlers(unhurried),
    log,
    observe: ({ job }) => job === 'mail.send' && attempted.resolve(),
  });
  await attempted.promise;
  await jobs.stop({ withinMs: 1000 });
  await stop();

  const { spans } = collector;
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const pathTo = (name: string, traced: string): string[] => {
    const found = spans.find((span) => span.name === name && requestOf(span.spanId) === traced);
    const names: string[] = [];
    for (let at = found; at !== undefined; at = byId.get(at.parentSpanId ?? '')) names.unshift(at.name);
    return names;
  };
  const requestOf = (id: string | undefined): unknown => {
    const span = byId.get(id ?? '');
    return span && (span.facts['staylore.request_id'] ?? requestOf(span.parentSpanId));
  };
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([edge.traceId]));
  expect(spans.filter(({ kind }) => kind === 2).map(({ parentSpanId }) => parentSpanId)).toEqual(
    Array(4).fill(edge.spanId),
  );
  expect(pathTo('GET', 'edge-places')).toEqual(['GET /api/places/autocomplete', 'answer', 'GET']);
  expect(pathTo('admit', 'edge-places')).toEqual(['GET /api/places/autocomplete', 'admit']);
  expect(pathTo('select', 'edge-forgot')).toEqual(['POST /api/forgot/password', 'answer', 'select']);
  const caused = ['POST /api/forgot/password', 'answer', 'job mail.send'];
  expect(pathTo('job mail.send', 'edge-forgot')).toEqual(caused);
  expect(pathTo('send mail', 'edge-forgot')).toEqual([...caused, 'send mail']);
  expect(pathTo('count', 'edge-forgot')).toEqual(['POST /api/forgot/password', 'admit', 'count']);
  expect(pathTo('S3 put', 'edge-picture')).toEqual(['POST /api/users/:id/update', 'answer', 'S3 put']);
  const job = spans.find(({ name }) => name === 'job mail.send');
  expect(job?.facts).toMatchObject({ 'staylore.request_id': 'edge-forgot', attempt: 1 });
  expect(spans.find(({ name }) => name.startsWith('POST /api/forgot'))?.facts).toMatchObject({
    'http.response.status_code': 200,
    'http.route': '/api/forgot/password',
    'staylore.request_id': 'edge-forgot',
  });
  expect(maps.asked.map(({ headers }) => headers['traceparent'])).toEqual([undefined]);
  // Values of statements, addresses of readers and mail addresses are in no span.
  const everything = JSON.stringify(spans);
  for (const secret of [email, '203.0.113.9', 'zerm']) expect(everything).not.toContain(secret);
});

test('The collector receives the figures of /metrics under a service name, with the operator’s headers', async () => {
  const { metrics, resources, headers } = collector;
  const requests = metrics.get('http_request_duration_seconds')?.histogram?.dataPoints ?? [];
  const places = requests.find(
    ({ attributes }) => factsOf(attributes)['route'] === '/api/places/autocomplete',
  );
  expect(places?.count).toBe(1);
  expect(places?.bucketCounts?.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(places?.bucketCounts).toHaveLength((places?.explicitBounds?.length ?? 0) + 1);
  expect(metrics.get('ready')?.gauge?.dataPoints[0]?.asDouble).toBe(1);
  const own = app.app.metrics.registry.getMetricsAsArray().map(({ name }) => name);
  expect(own.filter((name) => !metrics.has(name))).toEqual([]);
  expect(resources[0]).toMatchObject({
    'service.name': 'staylore',
    'service.instance.id': expect.stringContaining(String(process.pid)),
    'deployment.environment.name': 'test',
  });
  expect(headers.every((sent) => sent['x-key'] === 'of ours')).toBe(true);
});

test('A trace id sent by a visitor is ignored where no proxy is in front', async () => {
  const open = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  collector.spans.length = 0;
  const end = await startTelemetry(open.platform.config.telemetry, open.app.metrics.registry);
  const { port } = open.app.http.server.address() as { port: number };
  const headers = { traceparent: `00-${edge.traceId}-${edge.spanId}-01` };
  await (await fetch(`http://127.0.0.1:${port}/api/nothing`, { headers })).text();
  await open.close();
  await end();
  expect(collector.spans.map(({ parentSpanId }) => parentSpanId)).toEqual([undefined]);
  expect(collector.spans[0]?.traceId).not.toBe(edge.traceId);
});

test('With a share of 0 no request is traced, and figures are sent as often as the interval says', async () => {
  const open = await startApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'stays',
    OTEL_TRACES_SAMPLER_ARG: '0',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
  });
  collector.spans.length = 0;
  collector.resources.length = 0;
  const end = await startTelemetry(open.platform.config.telemetry, open.app.metrics.registry);
  const { port } = open.app.http.server.address() as { port: number };
  await (await fetch(`http://127.0.0.1:${port}/api/nothing`)).text();
  // Before the end, at which the rest is sent; unless it is set, the interval is a minute.
  await expect.poll(() => collector.resources[0]).toMatchObject({ 'service.name': 'stays' });
  await open.close();
  await end();
  expect(collector.spans).toEqual([]);
});

test('Without a collector only the interface of OpenTelemetry is loaded, which metrics need', async () => {
  const program = `
    const { registerHooks } = await import('node:module');
    const loaded = [];
    registerHooks({ resolve(name, context, next) {
      if (/^@opentelemetry\\/(?!api$)/.test(name)) loaded.push(name);
      return next(name, context);
    } });
    await import(${JSON.stringify(path.resolve(import.meta.dirname, '../../src/run-server.ts'))});
    const without = loaded.length;
    await import(${JSON.stringify(path.resolve(import.meta.dirname, '../../src/platform/telemetry/open.ts'))});
    console.log(without, loaded.length > 0);
    process.exit();
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout.trim()).toBe('0 true');
});
