import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import packageFile from '../../package.json' with { type: 'json' };
import type { Replicas } from './db/replicas.ts';
import type { OutgoingCall } from './fetch-safely/index.ts';
import type { JobFigures, JobOutcome } from './jobs/index.ts';

const { version } = packageFile;

export interface Metrics {
  registry: Registry;
  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Names the kinds of jobs that this process does: Prometheus sees an increase only of a counter that it has read before. */
  expectJobs(kinds: Iterable<string>): void;
  observeJob(outcome: JobOutcome): void;
  observeOutgoing(call: OutgoingCall): void;
}

/** Gauges that are computed whenever the metrics are read. */
export interface Measured {
  countJobs(): Promise<JobFigures[]>;
  countConnections(): Record<string, number>;
  /** Requests that were turned away because there were too many. */
  countShed(): number;
  replicaFigures: Replicas['figures'];
  isReady(): Promise<boolean>;
  /** Hosts of services that the operator named; all others are counted as one. */
  services: ReadonlySet<string>;
}

/** Metrics of this process, in the Prometheus format. */
export function createMetrics(options: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of one attempt at a job, by kind and outcome (done, retry, dead).',
    labelNames: ['kind', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers: [registry],
  });
  const dead = new Counter({
    name: 'jobs_dead_total',
    help: 'Jobs that used up their attempts in this process.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const outgoing = new Histogram({
    name: 'outgoing_request_duration_seconds',
    help: 'Time that another server took to answer, by service and outcome.',
    labelNames: ['service', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  registerJobGauge(registry, options.countJobs);
  registerGauges(registry, options);
  registerReplicas(registry, options.replicaFigures);
  return {
    registry,
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    expectJobs(kinds) {
      for (const kind of kinds) dead.inc({ kind }, 0);
    },
    observeJob({ job, outcome, seconds }) {
      jobs.observe({ kind: job, outcome }, seconds);
      if (outcome === 'dead') dead.inc({ kind: job });
    },
    observeOutgoing: ({ host, outcome, seconds }) =>
      outgoing.observe({ service: options.services.has(host) ? host : 'other', outcome }, seconds),
  };
}

function registerGauges(registry: Registry, { countConnections, countShed, isReady }: Measured): void {
  const registers = [registry];
  const build = new Gauge({
    name: 'build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'node'],
    registers,
  });
  build.set({ version, node: process.versions.node }, 1);
  new Gauge({
    name: 'ready',
    help: 'Whether requests can be answered: 1, else 0.',
    registers,
    async collect() {
      this.set((await isReady()) ? 1 : 0);
    },
  });
  new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests that were told to come back later because there were too many.',
    registers,
    collect() {
      this.reset();
      this.inc(countShed());
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of requests to the database (used, idle), and requests that wait for one (waiting).',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(countConnections())) this.set({ state }, count);
    },
  });
}

function registerReplicas(registry: Registry, figures: Measured['replicaFigures']): void {
  const registers = [registry];
  new Gauge({
    name: 'database_replicas',
    help: 'Replicas that answer (answering), and those that are away or too far behind (left_out).',
    labelNames: ['state'],
    registers,
    collect() {
      const { answering, leftOut } = figures();
      this.set({ state: 'answering' }, answering);
      this.set({ state: 'left_out' }, leftOut);
    },
  });
  new Counter({
    name: 'database_list_reads_total',
    help: 'Lists by where they were read: replica, primary, or primary_after_failure of a replica.',
    labelNames: ['from'],
    registers,
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(figures().reads)) this.inc({ from }, count);
    },
  });
}

function registerJobGauge(registry: Registry, countJobs: () => Promise<JobFigures[]>): void {
  const gauge = new Gauge({
    name: 'jobs',
    help: 'Jobs in the database, by kind and state (waiting, running, dead).',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      // The other metrics must be readable while the database is away.
      const figures = await countJobs().catch(() => []);
      for (const { job, ...states } of figures) {
        for (const [state, count] of Object.entries(states)) gauge.set({ kind: job, state }, count);
      }
    },
  });
}

/** Measures every request, and answers `GET /metrics` for callers on this machine and for those with the token. */
export function mountMetrics(
  http: FastifyInstance,
  options: { metrics: Metrics; token: string | undefined; collect?: () => Promise<string> },
): void {
  const { metrics, token, collect = () => metrics.registry.metrics() } = options;
  http.addHook('onResponse', (request, reply, done) => {
    metrics.observeRequest({
      method: request.method,
      // The pattern and not the path: one series per route, whatever paths are requested.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
  http.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.code(404).type('text/plain').send('Not found');
    return reply.type(metrics.registry.contentType).send(await collect());
  });
}

/** A proxy on this machine makes remote callers look local, so a forwarded request needs the token. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (\S{1,400})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => name in request.headers);
  const address = request.socket.remoteAddress ?? '';
  return !forwarded && /^(?:::ffff:)?127\.|^::1$/.test(address);
}

const digest = (text: string) => hash('sha256', text, 'buffer');
