import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './programs.ts';

const rules = path.resolve(import.meta.dirname, '../../../../deploy/monitoring/alerts.yaml');

/** One scrape of a server: the text of `GET /metrics`, or undefined if it does not answer. */
export type Reading = string | undefined;

export interface Series {
  readonly series: string;
  readonly values: string;
}

/** Series in promtool's notation, as Prometheus stores them when it scrapes a server once a minute. */
export function asSeries(instance: string, readings: readonly Reading[]): Series[] {
  const series = new Map<string, string[]>();
  const keep = (name: string, minute: number, value: string) => {
    const values = series.get(name) ?? readings.map(() => '_');
    values[minute] = value;
    series.set(name, values);
  };
  const added = `job="staylore",instance="${instance}"`;
  for (const [minute, text] of readings.entries()) {
    keep(`up{${added}}`, minute, text === undefined ? '0' : '1');
    const lines = (text ?? '').matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm);
    for (const [, name, labels, value = ''] of lines) {
      // If a server sets `job` or `instance` itself, Prometheus keeps its own value under that name.
      const own = labels === undefined ? '' : `${labels.replaceAll(/\b(job|instance)=/g, 'exported_$1=')},`;
      keep(`${name}{${own}${added}}`, minute, value);
    }
  }
  return [...series].map(([name, values]) => ({ series: name, values: values.join(' ') }));
}

/** @throws promtool's output, unless the alert has fired in the last minute for exactly these labels, or not at all for none. */
export async function askPromtool(asked: {
  series: readonly Series[];
  alert: string;
  minutes: number;
  labels: string | undefined;
}): Promise<void> {
  const { series, alert, minutes, labels } = asked;
  const told = {
    expr: `count by (alertname, kind, service) (ALERTS{alertname="${alert}",alertstate="firing"})`,
    eval_time: `${minutes - 1}m`,
    exp_samples: labels === undefined ? [] : [{ labels, value: 1 }],
  };
  const test = {
    rule_files: [rules],
    evaluation_interval: '1m',
    tests: [{ interval: '1m', input_series: series, promql_expr_test: [told] }],
  };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'staylore-alerts-'));
  const file = path.join(folder, 'test.yaml');
  try {
    // JSON is YAML.
    await writeFile(file, JSON.stringify(test));
    await promisify(execFile)(findProgram('promtool') ?? 'promtool', ['test', 'rules', file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
