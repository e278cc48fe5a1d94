import { defineConfig } from 'vitest/config';

/** Unit and API tests. The browser journeys have a configuration of their own in `e2e`. */
export default defineConfig({
  test: {
    include: ['{packages,apps,bench}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**', 'var/**'],
    globalSetup: ['apps/server/test/global-setup.ts'],
    testTimeout: 20_000,
    // A busy machine is slow, not wrong: what is polled for comes within the test's own time or not at all.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 90_000,
  },
});
