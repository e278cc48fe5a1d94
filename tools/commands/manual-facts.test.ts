import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { connectionsOfEach, connectionsOfFirst } from '../../apps/server/src/config/sections/connections.ts';
import { jobSchedules } from '../../apps/server/src/jobs.ts';
import { idleMetrics } from '../../apps/server/test/idle-metrics.ts';
import { contract } from '../../packages/contract/src/contract.ts';
import {
  bookingStatuses,
  conversion,
  reportConversion,
} from '../../packages/contract/src/earnings/bookings.ts';
import { projectFiles } from '../check/files.ts';
import { inProject } from '../launch/project.ts';

const read = async (file: string) => (await readFile(inProject(file), 'utf8')).replaceAll('\r', '');
const manuals = ['operations', 'deploying', 'reliability', 'scaling', 'upgrading', 'earnings', 'runbook'];
/** On one line, because sentences may wrap anywhere. */
const flat = async (name: string) => (await read(`docs/${name}.md`)).replaceAll(/\s+/g, ' ');

test('Wherever a manual names the default of a setting, it is the one of the example file', async () => {
  const example = await read('.env.example');
  const told: string[] = [];
  const wrong: string[] = [];
  for (const manual of manuals) {
    const text = await flat(manual);
    const found = [
      ...text.matchAll(/`([A-Z][A-Z_]+)` \((\d+)[);]/g),
      ...text.matchAll(/\| `([A-Z][A-Z_]+)` +\| (\d+) s +\|/g),
    ];
    for (const [, name = '', value] of found) {
      told.push(name);
      if (!example.split('\n').includes(`# ${name}=${value}`)) wrong.push(`${manual}: ${name} (${value})`);
    }
  }
  expect(wrong).toEqual([]);
  const expected = 'DATABASE_CONNECT_TIMEOUT,DRAIN_SECONDS,BACKUPS_KEPT,MAX_REQUESTS,EARNINGS_HOLD_DAYS';
  expect(told).toEqual(expect.arrayContaining(expected.split(',')));
});

test('Connections of a process are as many as the manual counts', async () => {
  const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const { clicks, readiness, limits, notifications } = connectionsOfEach;
  const { queue, work } = connectionsOfFirst;
  const operations = await flat('operations');
  expect(operations).toContain(
    `${words[clicks]} for clicks, ${words[readiness]} for \`/readyz\`, ${words[limits]} for limits and ${words[notifications]} that listens`,
  );
  expect(operations).toContain(
    `opens ${words[queue]} more for their queue and ${words[work]} for their work`,
  );
  expect([queue + work, notifications]).toEqual([14, 1]);
  expect(await flat('scaling')).toContain(
    'of jobs, fourteen a machine, and one of each process, which listens',
  );
});

test('Figures that the manual of operations lists are figures of /metrics', async () => {
  const table = /\| Figure[\s\S]*?\n\n/.exec(await read('docs/operations.md'))?.[0] ?? '';
  const named = [...table.matchAll(/^\| ((?:`\w+`(?:, )?)+)/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const { registry } = idleMetrics();
  const known = registry.getMetricsAsArray().map(({ name }) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  const ours = known.filter((name) => !/^(process|nodejs)_/.test(name));
  expect(ours.filter((name) => !named.includes(name))).toEqual([]);
});

test('What the runbook tells to look for is there: panels of the dashboard, and lines of the log', async () => {
  const runbook = await flat('runbook');
  const dashboard = JSON.parse(await read('deploy/monitoring/grafana-dashboard.json')) as {
    panels: { title: string }[];
  };
  const panels = dashboard.panels.map(({ title }) => title);
  const named = [...runbook.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !panels.some((title) => title.startsWith(name)))).toEqual([]);
  const lines = [...(runbook + (await flat('reliability'))).matchAll(/`((?:[A-Z][a-z]*|a|is) [a-z][^`]+)`/g)];
  const sources = (await projectFiles()).filter(({ path }) => /^apps\/server\/src\/.*\.ts$/.test(path));
  const code = (await Promise.all(sources.map((file) => file.text()))).join('\n');
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.map(([, line = '']) => line).filter((line) => !code.includes(line))).toEqual([]);
});

/** When an alert fires according to the runbook, and the part of its rule that must agree. */
const thresholds = [
  ['StayloreFaults', 'More than one request in a hundred ends with 5xx', '> 0.01'],
  ['StayloreSlow', 'One read request in a hundred takes longer than a second', 'histogram_quantile(0.99,'],
  ['StayloreSlow', 'takes longer than a second', '> 1\n'],
  ['StayloreJobsWait', 'More than a thousand jobs wait', '> 1000'],
  ['StayloreServiceFails', 'More than half of the requests', '> 0.5'],
  ['StayloreRestarts', 'three times or more in half an hour', '[30m]) > 2'],
  ['StayloreVersionsDiffer', 'for an hour', 'for: 1h'],
] as const;

test.each(thresholds)('%s comes when the runbook says: %s', async (name, sentence, part) => {
  const rules = (await read('deploy/monitoring/alerts.yaml')).split('- alert: ');
  expect(rules.find((rule) => rule.startsWith(`${name}\n`))).toContain(part);
  const chapter = (await read('docs/runbook.md')).split('\n## ').find((text) => text.startsWith(`${name}\n`));
  expect(chapter?.replaceAll(/\s+/g, ' ')).toContain(sentence);
});

/** A manual's words about when a job runs, the names of the jobs, and the pattern of such a schedule. */
const times = [
  ['earnings', 'Every minute the four links with the oldest check', ['links-check-targets'], /^\* /],
  ['earnings', 'An hourly job makes commissions payable', ['end-holds'], /^\d+ \* \* \* \*$/],
  [
    'earnings',
    'a nightly job whose result is kept in `ledger_proofs`',
    ['prove-the-book'],
    /^\d+ [0-5] \* \* \*$/,
  ],
  ['earnings', 'networks are read every hour', ['pull-list'], /^\d+ \* \* \* \*$/],
  ['earnings', 'asked again every hour', ['payouts.ask_bank'], /^\d+ \* \* \* \*$/],
  ['earnings', 'Daily euro reference rates', ['fetch-rates'], /^\d+ \d+ \* \* \*$/],
  [
    'scaling',
    'A nightly job creates the partitions of the next three months',
    ['links-keep-click-months'],
    /^\d+ [0-5] \* \* \*$/,
  ],
  ['scaling', 'by a nightly job (`retention.keep_partitions`)', ['keep-partitions'], /^\d+ [0-5] \* \* \*$/],
  ['scaling', 'the nightly job deletes rows not read for 180 days', ['forget-old'], /^\d+ [0-5] \* \* \*$/],
] as const;

test.each(times)('%s: %s', async (manual, sentence, names, form) => {
  expect(await flat(manual)).toContain(sentence);
  const patterns = names.map((name) => jobSchedules.find((schedule) => schedule.name === name)?.pattern);
  expect(patterns.filter((pattern) => !form.test(pattern ?? ''))).toEqual([]);
});

test('Calls that the example file and the manuals name are calls', async () => {
  const texts = [await read('.env.example'), ...(await Promise.all(manuals.map(flat)))].join('\n');
  const named = [...texts.matchAll(/(\/api\/[\w/{}:-]*[\w}])/g)].map(([, path = '']) => path);
  const shape = (path: string) => path.replaceAll(/\{\w+\}|:\w+|\bNAME\b/g, '*');
  const known = contract.map(({ path }) => shape(path));
  const sources = (await projectFiles()).filter(({ path }) => /^apps\/server\/src\/.*\.ts$/.test(path));
  const code = (await Promise.all(sources.map((file) => file.text()))).join('\n');
  // The partner's call, not ours.
  const foreign = '/api/bookings/*/events';
  expect(named.length).toBeGreaterThan(6);
  const isThere = (path: string) => known.includes(shape(path)) || code.includes(`'${path}'`);
  expect(named.filter((path) => shape(path) !== foreign && !isThere(path))).toEqual([]);
});

test('The conversions call takes the fields, and answers with the codes, that its manual lists', async () => {
  const manual = await read('docs/earnings.md');
  const [, table = ''] = /\| Field[^\n]*\n([\s\S]*?)\n\n/.exec(manual) ?? [];
  const fields = [...table.matchAll(/^\| ((?:`\w+`(?:, )?)+)/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(fields).toEqual(Object.keys(conversion.shape));
  expect(table).toContain(bookingStatuses.map((status) => `\`${status}\``).join(', '));
  expect(reportConversion.path).toBe('/api/partners/:partner/conversions');
  const codes = [...manual.matchAll(/^\| (4\d\d) `(earnings\.\w+)`/gm)].map(
    ([, status, code]) => `'${code}': ${status},`,
  );
  const texts = await read('packages/contract/src/error-codes.ts');
  expect(codes).toHaveLength(3);
  expect(codes.filter((code) => !texts.includes(code))).toEqual([]);
});

test('The benchmarks and flags that the manual of speed names are those there are', async () => {
  const [said = ''] = (await flat('performance')).split(' Machine: ');
  const [, only = ''] = /`--only ([a-z|]+)`/.exec(said) ?? [];
  const bench = await read('bench/main.ts');
  const [, list = ''] = /const benches[^{]*\{\n([\s\S]*?)\n\};/.exec(bench) ?? [];
  expect([...list.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name).sort()).toEqual(only.split('|').sort());
  const flags = [...said.matchAll(/`--([a-z]+)/g)];
  const known = [...bench.matchAll(/^ {4}(\w+): \{ type:/gm)].map(([, name]) => name);
  expect(flags.length).toBeGreaterThan(4);
  expect(flags.map(([, name]) => name).filter((name) => !known.includes(name))).toEqual([]);
});
