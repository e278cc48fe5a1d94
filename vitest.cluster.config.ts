import { defineConfig } from 'vitest/config';
import { leftOut } from './apps/server/test/cluster/programs.ts';
import shared from './vitest.config.ts';

const { testTimeout, hookTimeout, expect, maxWorkers } = shared.test ?? {};
const exclude = ['**/node_modules/**', 'var/**'];
const throughPooler = {
  members: 'accounts,follows,notifications,security,settings',
  stays: 'posts,favourites,links,hotels',
  earnings: 'bookings,ledger,payouts,bank-details',
  lifecycle: 'leaving,reports',
};
const throughBouncer = 'cookies,drain,limits,pages,shared-limits,two-windows,wire-format';

/** `npm run test:cluster`: what starts programs of the system, and a good part of the API tests through PgBouncer. */
export default defineConfig({
  test: {
    ...{ testTimeout, hookTimeout, expect, maxWorkers },
    projects: [
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['{apps/server,tools}/**/*.cluster.test.ts'],
          // Here, as `--exclude` of the command line does not reach projects.
          exclude: [...exclude, ...leftOut().map(({ files }) => files)],
          globalSetup: ['apps/server/test/database/global-setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'behind PgBouncer',
          include: [
            ...Object.entries(throughPooler).map(
              ([domain, features]) => `apps/server/src/${domain}/{${features}}/**/*.test.ts`,
            ),
            `apps/server/test/{operation,requests}/{${throughBouncer}}.test.ts`,
          ],
          exclude: [...exclude, '**/*.cluster.test.ts'],
          globalSetup: ['apps/server/test/cluster/behind-pgbouncer.ts'],
          isolate: false,
        },
      },
    ],
  },
});
