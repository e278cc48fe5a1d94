import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { idleMetrics } from '../../../apps/server/test/idle-metrics.ts';
import { contract } from '../../../packages/contract/src/contract.ts';
import { inProject } from '../../launch/project.ts';

const read = (...parts: string[]) => readFile(inProject(...parts), 'utf8');

/** What Prometheus adds to every figure. */
const added = ['job', 'instance', 'le'];
const functions = new Set('sum max count rate increase changes histogram_quantile topk by'.split(' '));

/** Names of metrics as Prometheus stores them, with their labels. */
async function figures(): Promise<Map<string, readonly string[]>> {
  const { registry } = idleMetrics();
  const known = new Map<string, readonly string[]>([['up', []]]);
  for (const metric of registry.getMetricsAsArray()) {
    const { name } = metric;
    const labels = (Reflect.get(metric, 'labelNames') ?? []) as string[];
    known.set(name, labels);
    for (const part of ['bucket', 'sum', 'count'])
      if ('buckets' in metric) known.set(`${name}_${part}`, labels);
  }
  return known;
}

interface Alert {
  readonly name: string;
  readonly expression: string;
}

async function alerts(): Promise<Alert[]> {
  const text = await read('deploy', 'monitoring', 'alerts.yaml');
  return [...text.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(([, name = '', expression = '']) => ({
    name,
    expression,
  }));
}

async function expressions(): Promise<string[]> {
  const { panels } = JSON.parse(await read('deploy', 'monitoring', 'grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  return [...(await alerts()).map(({ expression }) => expression), ...shown];
}

/** Metrics and labels in an expression that do not exist. */
function unknownIn(expression: string, known: ReadonlyMap<string, readonly string[]>): string[] {
  const asked = [...expression.matchAll(/\{([^}]*)\}|\bby \(([^)]*)\)/g)].flatMap(([, selected, grouped]) =>
    grouped === undefined
      ? [...(selected ?? '').matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label)
      : grouped.split(',').map((label) => label.trim()),
  );
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ');
  const named = (bare.match(/[a-z_][a-z\d_]*/g) ?? []).filter((word) => !functions.has(word));
  const labels = [...named.flatMap((name) => known.get(name) ?? []), ...added];
  return [...named.filter((name) => !known.has(name)), ...asked.filter((label) => !labels.includes(label))];
}

test('Alerts and dashboard ask for figures and labels that the server has', async () => {
  const known = await figures();
  const all = await expressions();
  expect(all.length).toBeGreaterThan(20);
  expect(all.flatMap((one) => unknownIn(one, known).map((name) => `${name} in ${one}`))).toEqual([]);
  expect(unknownIn('sum by (root) (rate(http_requests{route="x"}[5m]))', known)).toEqual([
    'http_requests',
    'root',
    'route',
  ]);
});

test('No figure has a label of the names that Prometheus gives to what it reads, as it would rename ours', async () => {
  const known = [...(await figures())].filter(([, labels]) =>
    labels.some((label) => ['job', 'instance'].includes(label)),
  );
  expect(known).toEqual([]);
});

test('Every alert is explained in the runbook, and nothing else is', async () => {
  const written = (await read('deploy', 'monitoring', 'alerts.yaml')).match(/- alert:/g) ?? [];
  const named = (await alerts()).map(({ name }) => name);
  expect(named).toHaveLength(written.length);
  const explained = [...(await read('docs', 'runbook.md')).matchAll(/^## (Staylore\w+)$/gm)];
  expect(explained.map(([, name]) => name)).toEqual(named);
});

test('Streams, which last as long as someone looks, are left out of the time of requests', async () => {
  const isStream = (one: object) => Reflect.get(one, 'produces') === 'text/event-stream';
  const streams = contract.filter(isStream).map(({ path }) => path);
  const measured = (await expressions()).filter((one) =>
    one.includes('http_request_duration_seconds_bucket'),
  );
  expect(streams.length).toBeGreaterThan(0);
  for (const one of measured) {
    const without = new RegExp(`^(?:${/route!~"([^"]+)"/.exec(one)?.[1]})$`);
    expect(streams.filter((path) => !without.test(path))).toEqual([]);
  }
});

test('What balancers and Prometheus ask all day counts as neither fault nor quick answer of an alert', async () => {
  const asked = ['/healthz', '/readyz', '/metrics'];
  const counted = (await alerts()).flatMap(({ expression }) => [
    ...expression.matchAll(/http_request_duration_seconds_\w+(\{[^}]*\})?/g),
  ]);
  expect(counted.length).toBeGreaterThan(2);
  for (const [figure, selected = ''] of counted) {
    const without = new RegExp(`^(?:${/route!~"([^"]+)"/.exec(selected)?.[1] ?? 'nothing'})$`);
    expect([figure, asked.filter((path) => !without.test(path))]).toEqual([figure, []]);
  }
});
