import { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Logger } from '../platform/log/index.ts';
import { type RunningServer, runServer } from '../run-server.ts';
import type { Figure, Figures, Order, Part, Report } from './protocol.ts';

/** Runs one of several web processes, once the primary has assigned it. */
export async function runWebProcess(options: {
  config: Config;
  log: Logger;
  onProgress(text: string): void;
  onClose(drainSeconds: number): void;
}): Promise<RunningServer> {
  const { config, onProgress, onClose } = options;
  const part = await new Promise<Part>((resolve) => {
    process.on('message', (order: Order) => {
      if ('start' in order) resolve(order.start);
      if ('close' in order) onClose(order.close);
    });
  });
  const log = options.log.child({ process: part.number });
  return runServer({ config, log, onProgress, part: { ...part, shareFigures } });
}

let questions = 0;

/** Answers requests for the metrics of this process; the returned function collects the metrics of all, each labelled with its process number. */
function shareFigures(own: Registry, number: number): () => Promise<string> {
  own.setDefaultLabels({ process: String(number) });
  process.on('message', (order: Order) => {
    if ('collect' in order)
      void own.getMetricsAsJSON().then((figures) => report({ collected: order.collect, figures }));
  });
  return () => collectFromAll().then(asText);
}

function collectFromAll(): Promise<readonly Figures[]> {
  questions += 1;
  const question = questions;
  return new Promise((resolve) => {
    const take = (order: Order) => {
      if (!('answer' in order) || order.answer !== question) return;
      process.off('message', take);
      resolve(order.figures);
    };
    process.on('message', take);
    report({ collectAll: question });
  });
}

const report = (what: Report) => process.send?.(what);

/** In the Prometheus format, each metric once, with the values of every process. */
function asText(all: readonly Figures[]): Promise<string> {
  const together = new Registry();
  const byName = Map.groupBy(all.flat(), ({ name }) => name);
  for (const [first, ...others] of byName.values()) {
    const values = [first, ...others].flatMap((figure) => figure?.values ?? []);
    const metric = { ...(first as Figure), values, get: async () => ({ ...first, values }) };
    together.registerMetric(metric as unknown as Parameters<Registry['registerMetric']>[0]);
  }
  return together.metrics();
}
