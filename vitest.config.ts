import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**', 'var/**'];

/** They replace modules of ours, or functions of the window, that others have loaded by then. */
const alone = ['apps/web/**/*.alone.test.{ts,tsx}'];

/** Unit and API tests. The browser journeys have a configuration of their own in `e2e`. */
export default defineConfig({
  test: {
    // Tests wait for the database and for the second process: as many workers as cores, not one fewer.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong: what is polled for comes within the test's own time or not at all.
    testTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{packages,apps/server,apps/sandbox,bench,tools}/**/*.test.ts'],
          // What starts programs of the system has a run of its own (vitest.cluster.config.ts).
          exclude: [...exclude, '**/*.cluster.test.ts'],
          globalSetup: ['apps/server/test/database/global-setup.ts'],
          // Files of one process share what is loaded: the server's modules, the gazetteer, a further server process.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...alone],
          setupFiles: ['apps/web/src/testing/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'web alone', include: alone, setupFiles: ['apps/web/src/testing/setup.ts'] },
      },
    ],
  },
});
