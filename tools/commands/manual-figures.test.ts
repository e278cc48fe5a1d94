import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sealedValues } from '../../apps/server/src/sealed-values.ts';
import { inProject } from '../launch/project.ts';

const read = (file: string) => readFile(inProject(file), 'utf8');
/** On one line, because sentences may wrap anywhere. */
const flat = async (file: string) => (await read(file)).replaceAll(/\s+/g, ' ');
const server = 'apps/server/src/';

/** Figures in the manuals that no request can verify within a test, and the line of code behind each. */
const figures = [
  ['operations', 'gives running requests ten seconds', 'platform/http/drain.ts', 'longestAnswerMs = 10_000;'],
  ['operations', 'Jobs get ten more', 'platform/jobs/index.ts', 'stop({ withinMs = 10_000 } = {})'],
  [
    'operations',
    'waits five seconds for an answer',
    '../../../tools/doctor/finding.ts',
    'patienceMs = 5000;',
  ],
  ['operations', '(ten for migrations)', 'platform/migrate.ts', 'connectionTimeoutMillis: 10_000'],
  ['operations', 'all together 300', 'platform/guard/refusals.ts', '{ each: 10, all: 300 }'],
  [
    'operations',
    '| 2 s, then each process counts for itself |',
    'platform/http/rate-limit.ts',
    'statementMs: 2000',
  ],
  [
    'operations',
    'as many processes as the machine has cores and 640 MB of memory each',
    'config/sections/processes.ts',
    '640',
  ],
  ['operations', 'Limits shorter than five minutes', 'platform/http/rate-limit.ts', 'sharedSeconds = 300;'],
  [
    'reliability',
    'after five failures in a row',
    'platform/fetch-safely/breaker.ts',
    'failuresUntilPause = 5;',
  ],
  ['reliability', 'given pauses of 15 seconds', 'platform/fetch-safely/breaker.ts', 'pauseMs = 15_000;'],
  [
    'reliability',
    'The queue is checked every 20 ms',
    'platform/http/overload.ts',
    '[checkEveryMs, longestWaitMs] = [20, 160];',
  ],
  [
    'reliability',
    'A request that has waited 160 ms, or 30 ms once the queue has not been empty for a second',
    'platform/http/overload.ts',
    '[standingMs, standingLongestWaitMs] = [1000, 30];',
  ],
  ['reliability', 'has a fifth of its time idle', 'platform/http/overload.ts', 'maxUtilization = 0.8;'],
  ['reliability', 'take longer than 150 ms after admission', 'platform/http/overload.ts', 'slowMs = 150;'],
  [
    'reliability',
    '`Retry-After: 5`, a second after arriving',
    'platform/http/overload.ts',
    'refusedAfterMs = 1000;',
  ],
  ['reliability', 'concurrency is reduced, down to four', 'platform/http/overload.ts', 'fewest = 4;'],
  [
    'architecture',
    'each server process keeps the 10,000 cards used last',
    'stays/posts/cards.ts',
    'maxKept = 10_000;',
  ],
  [
    'architecture',
    'bodies above 64 KiB are parsed and validated',
    'platform/guard/body/large-body.ts',
    'inlineBytes = 64 * 1024;',
  ],
  ['scaling', 'Twice a second each process asks', 'platform/db/replicas.ts', 'roundMs = 500;'],
  ['scaling', 'committed three seconds ago', 'platform/db/replay.ts', 'maxLagMs = 3000;'],
  [
    'reliability',
    'may still come from there for up to three seconds',
    'platform/db/replay.ts',
    'maxLagMs = 3000;',
  ],
  [
    'scaling',
    'the cookie `staylore_wrote` for ten seconds',
    'platform/db/replay.ts',
    'ownWritesMs = 10_000;',
  ],
  ['upgrading', 'waits at most 200 ms for locks', 'platform/migrate.ts', "= ['200ms', 300, 400];"],
  ['earnings', 'below 20 calls a minute', 'earnings/bookings/pull/awin.ts', 'pauseMs = 3100;'],
  ['earnings', '1,000 rows a page', 'earnings/bookings/pull/travelpayouts.ts', 'pageRows = 1000;'],
  ['earnings', 'the four links with the oldest check', 'stays/links/check-targets.ts', 'aRound = 4;'],
  [
    'earnings',
    'Sites that reject bots (401, 403, 407, 429, 451) count as working',
    'stays/links/check-targets.ts',
    '[401, 403, 407, 429, 451].includes(status)',
  ],
  ['earnings', 'beyond 600 requests a minute', 'stays/links/go-routes.ts', '{ requests: 600, seconds: 60 };'],
  ['earnings', 'pauses payouts for 48 hours', 'earnings/bank-details/service.ts', '48 * 60 * 60 * 1000;'],
  [
    'earnings',
    'Every test run checks sixty of them',
    'earnings/bookings/stories.test.ts',
    "['STAYLORE_STORIES'] ?? 60)",
  ],
  ['architecture', 'keeps the 10,000 cards used last as JSON', 'stays/posts/cards.ts', 'maxKept = 10_000;'],
  ['architecture', 'bodies above 64 KiB', 'platform/guard/body/large-body.ts', 'inlineBytes = 64 * 1024;'],
  ['../README', 'every test spread over two server processes', '../../../tools/test.ts', "PROCESSES: '2'"],
  ['../README', 'into `var/screens`', '../../../tools/screens.ts', "inProject('var/screens')"],
  ['testing', 'Three workers share one running site', '../../../e2e/playwright.config.ts', 'workers: 3,'],
  [
    'testing',
    'A failed journey runs once more with a trace',
    '../../../e2e/playwright.config.ts',
    'retries: 1,',
  ],
  ['testing', 'are 320 pixels wide', '../../../e2e/global-setup.ts', "DEMO_PICTURE_WIDTH: '320'"],
  ['testing', '20,000 requests', '../../../tools/fuzz.ts', "default: '20000'"],
  ['testing', '(`--minutes`, 10 unless given)', '../../../tools/attack.ts', "default: '10'"],
  [
    'testing',
    '`fsync` and autovacuum are off',
    '../../../packages/embedded-postgres/src/postmaster.ts',
    "fsync: 'off', full_page_writes: 'off', autovacuum: 'off'",
  ],
  ['testing', 'where that has 2 GB', '../test/database/throwaway-folder.ts', 'room = 2 * 2 ** 30;'],
  ['../SECURITY', 'at least every three months', '../../../tools/components/late.ts', 'maxDays = 92;'],
] as const;

test.each(figures)('%s: %s', async (manual, sentence, file, line) => {
  expect(await flat(`docs/${manual}.md`)).toContain(sentence);
  expect(await read(server + file)).toContain(line);
});

test('A mail is tried for as long as the manual of reliability says', async () => {
  expect(await flat('docs/reliability.md')).toContain('retried for about four hours');
  const attempts = Number(/maxAttempts \?\? (\d+)/.exec(await read(`${server}platform/jobs/job.ts`))?.[1]);
  // graphile-worker waits e^n seconds after the nth attempt.
  const seconds = Array.from({ length: attempts - 1 }, (_, index) => Math.exp(index + 1)).reduce(
    (a, b) => a + b,
  );
  expect(Math.round(seconds / 3600)).toBe(4);
});

test('What is sealed is what the manual of operations lists', async () => {
  const words: Readonly<Record<string, string>> = {
    'authenticator apps': 'secrets of authenticator apps',
    'keys for push services': 'the private keys for push services',
  };
  const [, list = ''] =
    /## Secrets (.+?) are sealed \(AES-256-GCM\)/.exec(await flat('docs/operations.md')) ?? [];
  const told = list.split(/, | and /).map((part) => part.toLowerCase());
  expect(told.sort()).toEqual(sealedValues.map(({ what }) => (words[what] ?? what).toLowerCase()).sort());
});

test('The extensions that an administrator makes are those that the server asks for, in manual and example file', async () => {
  const [, list = ''] =
    /const extensions = \[([^\]]+)\]/.exec(await read(`${server}platform/database-rights.ts`)) ?? [];
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  const sql = names.map((name) => `create extension if not exists ${name};`).join('\n');
  expect(await read('docs/operations.md')).toContain(`\`\`\`sql\n${sql}\n\`\`\``);
  expect(await read('.env.example')).toContain(
    `${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be available`,
  );
});

test('The Node that the README asks for is the one that npm asks for, and the one that PostgreSQL has to be is refused below', async () => {
  const [, asked] = /You need Node (\d+\.\d+) or newer/.exec(await read('README.md')) ?? [];
  const { engines } = JSON.parse(await read('package.json')) as { engines: { node: string } };
  expect(engines.node).toContain(`>=${asked}`);
  expect(await read(`${server}platform/migrate.ts`)).toContain('oldestServer = 150_000;');
  for (const file of ['README.md', '.env.example', 'docs/deploying.md'])
    expect(await flat(file)).toMatch(/PostgreSQL(?:`)?(?: server)? \(15 or newer\)/);
});
