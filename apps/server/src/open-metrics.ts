import type { FastifyInstance } from 'fastify';
import { hostsIn } from './config/hosts.ts';
import { countJobs } from './platform/jobs/index.ts';
import { createMetrics, type Measured, type Metrics, mountMetrics } from './platform/metrics.ts';
import type { Platform } from './platform/platform.ts';

export interface Share {
  /** Whether this process reports the number of waiting jobs; one of several does. */
  countsJobs?: boolean;
  /** Reports the metrics of all processes instead of those of this one. */
  shareFigures?(own: Metrics['registry']): () => Promise<string>;
}

/** Measures what this process does, and serves `GET /metrics`. */
export function openMetrics(
  http: FastifyInstance,
  platform: Platform,
  { countsJobs = true, shareFigures, ...measured }: Share & Pick<Measured, 'countShed' | 'isReady'>,
): Metrics {
  const { config, db, countConnections, replicas } = platform;
  const metrics = createMetrics({
    countJobs: async () => (countsJobs ? countJobs(db) : []),
    countConnections,
    replicaFigures: replicas.figures,
    services: hostsIn(config),
    ...measured,
  });
  platform.onOutgoing(metrics.observeOutgoing);
  const collect = shareFigures?.(metrics.registry);
  mountMetrics(http, { metrics, token: config.metricsToken, ...(collect && { collect }) });
  return metrics;
}
