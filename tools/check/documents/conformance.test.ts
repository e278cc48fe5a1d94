import { expect, test } from 'vitest';
import type { SourceFile } from '../files.ts';
import { conformanceRows, routePaths, testTitles, unproven } from './conformance.ts';

function file(path: string, text: string): SourceFile {
  return { path, text: async () => text };
}

const tests = file(
  'apps/a.test.ts',
  `test('Guests see the feed', async () => {});
test.each([['x', 1]])(
  'Nobody else’s \\'own\\' post: %s',
  async (name) => {},
);
describe("A group", () => {});
expect(screen.getByText('Guests see nothing'));`,
);

const page = (...lines: string[]) => file('docs/conformance/calls.md', ['# Calls', '', ...lines].join('\n'));
const proof = '  - [Guests see the feed](../../apps/a.test.ts)';
const offered = { calls: ['GET /api/feed'], routes: ['/:lang/feed'], settings: [] };

test('Titles are read from tests and groups, on one line or several, and from nothing else', async () => {
  expect(testTitles(await tests.text())).toEqual([
    'Guests see the feed',
    "Nobody else’s 'own' post: %s",
    'A group',
  ]);
});

test('An entry names what it promises and, below it, its tests', async () => {
  const rows = conformanceRows('docs/conformance/calls.md', await page('- `a` (b)', proof, '- c').text());
  expect(rows).toEqual([
    {
      at: 'docs/conformance/calls.md:3',
      promise: '`a` (b)',
      proofs: [{ title: 'Guests see the feed', file: 'apps/a.test.ts' }],
    },
    { at: 'docs/conformance/calls.md:5', promise: 'c', proofs: [] },
  ]);
});

test('A document whose entries all have their test, and that names every call and page, is accepted', async () => {
  const whole = page('- `GET /api/feed`', proof, '- `/:lang/feed`', proof);
  expect(await unproven([tests, whole], offered)).toEqual([]);
});

test('A promise without a test, a call without a promise and a test that does not exist are reported', async () => {
  const problems = await unproven(
    [
      tests,
      page(
        '- `GET /api/feed`',
        '- one',
        '  - [Guests see nothing](../../apps/a.test.ts)',
        '- two',
        '  - [Guests](../../apps/gone.test.ts)',
        '- `GET /api/ghost` and `/:lang/ghost`',
        proof,
      ),
    ],
    offered,
  );
  expect(problems).toEqual([
    'docs/conformance/calls.md:3 names no test.',
    'docs/conformance/calls.md:4: no test of apps/a.test.ts is titled “Guests see nothing”.',
    'docs/conformance/calls.md:6 names apps/gone.test.ts, which does not exist.',
    'docs/conformance/calls.md:8 names GET /api/ghost, which the product does not have.',
    'docs/conformance/calls.md:8 names /:lang/ghost, which the product does not have.',
    'No entry tells the page /:lang/feed.',
  ]);
});

test('Paths of pages come from the routes, nested and with the page of a folder', () => {
  const routes = [
    {},
    { path: ':lang', children: [{}, { path: 'settings', children: [{}, { path: 'profile' }] }] },
    { path: '*' },
  ];
  expect(routePaths(routes)).toEqual(['/', '/:lang', '/:lang/settings', '/:lang/settings/profile', '/*']);
});

test('A test that a manual names and that does not exist is reported', async () => {
  const manual = file(
    'docs/reliability.md',
    'Proved: [Guests see the feed](../apps/a.test.ts), [Gone](../apps/a.test.ts).',
  );
  const whole = page('- `GET /api/feed`', proof, '- `/:lang/feed`', proof);
  expect(await unproven([tests, whole, manual], offered)).toEqual([
    'docs/reliability.md: no test of apps/a.test.ts is titled “Gone”.',
  ]);
});

test('A setting without an entry is reported, and one that the tests of its entry do not use', async () => {
  const settings = file(
    'docs/conformance/settings.md',
    ['- `PORT` and `HOST`', '  - [It listens](../../apps/b.test.ts)'].join('\n'),
  );
  const listening = file('apps/b.test.ts', "test('It listens', () => start({ PORT: '1', HOSTS: '' }));");
  const whole = page('- `GET /api/feed`', proof, '- `/:lang/feed`', proof);
  const all = { ...offered, settings: ['PORT', 'HOST', 'SANDBOX'] };
  expect(await unproven([tests, whole, settings, listening], all)).toEqual([
    'No entry tells the setting SANDBOX.',
    'docs/conformance/settings.md:1: no test of it uses HOST.',
  ]);
});
