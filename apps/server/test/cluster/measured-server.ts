import { createMetrics, type Metrics } from '../../src/platform/metrics.ts';
import type { Reading } from './promtool.ts';

type Answer = Parameters<Metrics['observeRequest']>[0];

/** A server's metrics, as the program reports them for given events. */
export class MeasuredServer {
  readonly metrics: Metrics;
  isAway = false;
  isReady = true;
  version: string | undefined = undefined;
  waiting = 0;
  shed = 0;
  leftOut = 0;
  jobs: Record<string, number> = {};
  /** Of Node, overriding those of this process. */
  startedAt = 1;
  lagSeconds = 0.02;

  constructor() {
    this.metrics = createMetrics({
      countJobs: async () =>
        Object.entries(this.jobs).map(([job, waiting]) => ({ job, waiting, running: 1, dead: 1 })),
      countConnections: () => ({ used: 3, idle: 7, waiting: this.waiting }),
      countShed: () => this.shed,
      replicaFigures: () => ({
        answering: 2 - this.leftOut,
        leftOut: this.leftOut,
        reads: { replica: 70, primary: 5, primary_after_failure: 1 },
      }),
      isReady: async () => this.isReady,
      services: new Set(['maps.example']),
    });
    this.metrics.expectJobs(['mail.send']);
  }

  /** A hundred requests, of which so many take another route. */
  answer(count: number, other: Partial<Answer>): undefined {
    const usual = { method: 'GET', route: '/api/posts/:id', status: 200, seconds: 0.1 };
    for (let index = 0; index < 100; index += 1)
      this.metrics.observeRequest(index < count ? { ...usual, ...other } : usual);
  }

  /** Ten requests to another server, of which so many have another outcome. */
  ask(count: number, outcome: 'timeout' | 'refused', host = 'maps.example'): undefined {
    for (let index = 0; index < 10; index += 1)
      this.metrics.observeOutgoing({ host, outcome: index < count ? outcome : 'answered', seconds: 0.2 });
  }

  endJob(outcome: 'retry' | 'dead'): undefined {
    this.metrics.observeJob({ job: 'mail.send', outcome, seconds: 1 });
  }

  async read(): Promise<Reading> {
    if (this.isAway) return undefined;
    const figures = {
      process_start_time_seconds: this.startedAt,
      nodejs_eventloop_lag_p99_seconds: this.lagSeconds,
    };
    let text = await this.metrics.registry.metrics();
    if (this.version !== undefined) text = text.replace(/(?<=^build_info\{version=")[^"]+/m, this.version);
    for (const [name, value] of Object.entries(figures)) {
      const line = new RegExp(`^${name} .*$`, 'm');
      if (!line.test(text)) throw new Error(`No figure is called ${name}`);
      text = text.replace(line, `${name} ${value}`);
    }
    return text;
  }
}
