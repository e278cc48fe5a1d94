import { createMetrics } from '../src/platform/metrics.ts';

/** The metrics of an idle server, for tests of their names. */
export const idleMetrics = () =>
  createMetrics({
    countJobs: async () => [],
    countConnections: () => ({}),
    countShed: () => 0,
    replicaFigures: () => ({
      answering: 0,
      leftOut: 0,
      reads: { replica: 0, primary: 0, primary_after_failure: 0 },
    }),
    isReady: async () => true,
    services: new Set(),
  });
