import { defineConfig } from 'vitest/config';

/** The browser journeys: a real Chromium against a whole running Staylore with its sandbox. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/global-setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 1,
  },
});
