import { expect, test } from 'vitest';
import { chooseQuick } from './quick-tests.ts';

const file = (path: string, text: string) => ({ path, text: async () => text });
const files = [
  file('packages/a/price.test.ts', 'test(…)'),
  file('apps/server/src/stays/tags/tags.test.ts', 'await startApp()'),
  file('apps/server/src/stays/posts/posts.test.ts', 'await startApp()'),
  file('e2e/stays/writing.test.ts', 'test(…)'),
  file('apps/server/src/stays/tags/routes.ts', ''),
];

test('The quick tests are those without a database, and those beside what has changed', async () => {
  expect(await chooseQuick(files, [])).toEqual(['packages/a/price.test.ts']);
  expect(await chooseQuick(files, ['apps/server/src/stays/tags/routes.ts', 'e2e/stays/x.ts'])).toEqual([
    'packages/a/price.test.ts',
    'apps/server/src/stays/tags/tags.test.ts',
  ]);
});
