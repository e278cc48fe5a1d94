import type { TestProject } from 'vitest/node';
import { startTestServer, stopTestServer } from '../database/global-setup.ts';
import { documentedSettings, startPgBouncer } from './pgbouncer.ts';

/** The database server of the tests, and PgBouncer in front of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = await startTestServer(project);
  const { server } = started;
  // Each test gives the reason.
  if (server === undefined) return () => stopTestServer(started);
  const { pgbouncer } = await documentedSettings();
  const pooler = await startPgBouncer(server.adminUrl, {
    // A busy machine is not a failure.
    database: `connect_query='set statement_timeout = 60000; set lock_timeout = 60000'`,
    // Fewer connections than a server process opens, so that transactions of many meet on each.
    pgbouncer: [...pgbouncer, 'default_pool_size = 4', 'query_wait_timeout = 60'],
  });
  project.provide('poolerPort', Number(new URL(pooler.urlOf(server.adminUrl)).port));
  return async () => {
    await pooler.stop();
    await stopTestServer(started);
  };
}
