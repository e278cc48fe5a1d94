import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**', 'var/**'];

/** They replace modules of ours, or functions of the window, that others have loaded by then. */
const alone = ['apps/web/src/pages/{login/use-entrance,maps/map-zoom}.test.tsx'];

/** Unit and API tests. The browser journeys have a configuration of their own in `e2e`. */
export default defineConfig({
  test: {
    // A busy machine is slow, not wrong: what is polled for comes within the test's own time or not at all.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{packages,apps/server,apps/sandbox,bench,tools}/**/*.test.ts'],
          exclude,
          globalSetup: ['apps/server/test/global-setup.ts'],
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
          isolate: false,
        },
      },
      { extends: true, test: { name: 'web alone', include: alone } },
    ],
  },
});
