import { defineConfig } from 'vitest/config';

/** What servers share, with every test's requests spread over two of them. `STAYLORE_TEST_PROCESSES=2 npx vitest run apps/server` runs all. */
const features = [
  'accounts',
  'favourites',
  'feed',
  'follows',
  'instagram-import',
  'notifications',
  'settings',
  'social-sign-in',
];

export default defineConfig({
  test: {
    include: features.map((feature) => `apps/server/src/features/${feature}/**/*.test.ts`),
    globalSetup: ['apps/server/test/global-setup.ts'],
    env: { STAYLORE_TEST_PROCESSES: '2' },
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 90_000,
  },
});
