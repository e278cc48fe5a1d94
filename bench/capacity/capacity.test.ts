import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { assume, assumptionTable } from './assumptions.ts';
import { type Measured, type RequestKind, type RowKind, readMeasured } from './measured.ts';
import { loadOf, type Needs, needsOf } from './model.ts';
import { markdown, needsTable } from './report.ts';

const each = <Kind extends string, Value>(kinds: readonly Kind[], value: Value) =>
  Object.fromEntries(kinds.map((kind) => [kind, value])) as Record<Kind, Value>;

const requestKinds: RequestKind[] = ['feed', 'home', 'stay', 'hotel', 'call', 'click'];
const rowKinds: RowKind[] = ['member', 'stay', 'follow', 'favourite', 'click', 'notice'];

/** Figures for mental arithmetic. */
const round: Measured = {
  date: '2026-01-01',
  load: 1,
  scale: { members: 1, posts: 1, followed: 1, follows: 1 },
  requests: each(requestKinds, { webMs: 10, databaseMs: 1, bytes: 1000 }),
  bytes: each(rowKinds, 100),
};

const said = {
  'active-share': '0.5',
  'visits-per-active': '1',
  'visitors-per-member': '0.5',
  'documents-per-visit': '1',
  'calls-per-visit': '10',
  'clicks-per-visit': '1',
  'writes-per-visit': '1',
  'peak-factor': '2',
  utilisation: '0.5',
};

const needsFor = (members: number, measured: Measured, flags: Record<string, string> = {}) => {
  const assumed = assume(flags);
  return needsOf(loadOf(members, assumed, measured), assumed, measured);
};

test('A load is what the assumptions multiply to', () => {
  // A visit a day of each member, half of them of people without account: ten a second, twenty at the peak.
  const { requests, databaseBytes, pictureBytes } = loadOf(864_000, assume(said), round);
  const close = (value: number) => expect.closeTo(value, 6);
  expect(requests).toEqual({
    feed: close(6),
    home: close(2),
    hotel: close(3),
    stay: close(4 + 5),
    call: close(200),
    click: close(20),
  });
  expect(pictureBytes).toBe(864_000 * 10 * 3 * 300_000);
  const rows = 864_000 * (1 + 10 + 50 + 30 + 100 + 365 * 1.15);
  expect(databaseBytes).toBeCloseTo(rows * 100 * 1.5, 0);
});

test('Machines are what a load takes, half used, with one to spare', () => {
  const needs = needsFor(864_000, round, { ...said, 'stays-per-year': '0.000001', 'clicks-kept': '2' });
  // 240 requests a second: 2.4 cores of web servers busy, and of the database 0.24 for reading and 0.04 for writing.
  expect(needs).toMatchObject({ webProcesses: 5, webMachines: 2, fitsOneMachine: false });
  expect(needs.requestsPerSecond).toBeCloseTo(240, 6);
  expect(needs.webMbits).toBeCloseTo(1.92, 6);
});

/** A site's needs, for comparison with those of larger sites. */
const totals = (needs: Needs) => {
  const databases = needs.primaries + needs.replicas;
  return {
    webProcesses: needs.webProcesses,
    webMachines: needs.webMachines,
    databaseCores: databases * needs.databaseCores,
    databaseDisk: needs.primaries * needs.databaseDiskGb,
    connections: needs.connections,
    redis: needs.redis,
    bucket: needs.bucketGb,
    lines: needs.webMbits + needs.cdnMbits + needs.bucketMbits,
  };
};

const kinds = [
  ['as assumed', {}],
  ['with much to write', { 'writes-per-visit': '50' }],
  ['with few lists', { 'replica-share': '0' }],
  ['with lists alone', { 'replica-share': '1' }],
  ['with small disks', { 'database-disk-gb': '10' }],
  ['with all in memory', { 'hot-share': '1' }],
] as const;

describe.each(kinds)('A site %s', (_, flags) => {
  test('of twice the members never needs less of anything', async () => {
    const measured = await readMeasured();
    let before = totals(needsFor(100, measured, flags));
    for (let members = 200; members < 2e9; members *= 2) {
      const now = totals(needsFor(members, measured, flags));
      const less = Object.entries(now).filter(([what, need]) => need < before[what as keyof typeof before]);
      expect({ members, less }).toEqual({ members, less: [] });
      before = now;
    }
  });
});

test.each([
  ['active-share', '1.5', /share from 0 to 1/],
  ['peak-factor', '0', /number above 0/],
  ['peak-factor', 'many', /not "many"/],
  ['utilisation', '0', /above 0/],
  ['hotel-share', '0.9', /not be above 1 together/],
])('--%s %s is refused with a sentence', (name, value, sentence) => {
  expect(() => assume({ [name]: value })).toThrow(sentence);
});

test('Every assumption stands in one table with its flag, and what an operator said is marked', () => {
  const rows = assumptionTable(assume({ 'peak-factor': '7' }));
  expect(rows.find(([flag]) => flag === '--peak-factor')).toEqual([
    '--peak-factor',
    '7',
    '× the mean',
    'what the busiest minute of a day asks for',
    'said',
  ]);
  expect(rows.filter((row) => row.at(-1) === 'said')).toHaveLength(1);
});

test('What is measured is of every kind of request and row', async () => {
  const { requests, bytes, date } = await readMeasured();
  expect([Object.keys(requests), Object.keys(bytes)]).toEqual([requestKinds, rowKinds]);
  const figures = [
    ...Object.values(requests).flatMap((cost) => Object.values(cost)),
    ...Object.values(bytes),
  ];
  expect(figures.filter((figure) => !(figure > 0))).toEqual([]);
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('The manual of scaling shows what the command prints for ten thousand, a million and a hundred million members', async () => {
  const measured = await readMeasured();
  const sites = [1e4, 1e6, 1e8].map((members) => ({ members, needs: needsFor(members, measured) }));
  const cells = (text: string) => text.replace(/ +/g, ' ');
  const manual = cells(await readFile(path.resolve(import.meta.dirname, '../../docs/scaling.md'), 'utf8'));
  for (const line of markdown(needsTable(sites)).split('\n').slice(2)) expect(manual).toContain(cells(line));
});

test('A table has a column for each size, and is one that manuals can show', () => {
  const table = markdown(needsTable([{ members: 10_000, needs: needsFor(10_000, round) }]));
  expect(table.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^\| Members +\| 10,000 +\|$/),
    expect.stringMatching(/^\| -+ \| -+ \|$/),
    expect.stringMatching(/^\| Requests a second at the peak +\| [\d.]+ +\|$/),
  ]);
});
