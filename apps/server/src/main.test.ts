import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('What the configuration warns of is logged at the start', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('main.ts', import.meta.url))],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        PUBLIC_URL: 'https://stay.example',
        RATE_LIMITS: 'off',
        // No database there, so that the start ends after the warnings.
        DATABASE_URL: 'postgres://someone@127.0.0.1:9/stay',
      },
    },
  );
  const logged = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: string; msg: string })
    .map(({ level, msg }) => [level, msg]);
  expect(logged).toEqual([
    ['warn', 'RATE_LIMITS=off on a public address.'],
    ['warn', 'COMPANY_NAME is not set: the imprint shows fictional data.'],
  ]);
  expect(stderr).toContain('cannot be reached');
  expect(status).toBe(1);
});
