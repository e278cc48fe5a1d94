import type { Config } from '../../apps/server/src/config/config.ts';
import { type Finding, findingsAbout, reasonOf } from './finding.ts';
import { queryDatabase } from './query-database.ts';

const { ok, fault } = findingsAbout('database');

/** Whether there is a pooler in front of the database, and if so, whether it can be bypassed and allows enough connections. */
export async function examinePooling(database: Config['database']): Promise<Finding[]> {
  const { url = '', directUrl, timeouts } = database;
  const limits = { statement_timeout: timeouts.statementMs, lock_timeout: timeouts.lockMs };
  try {
    const { reported, actual } = await queryDatabase(
      url,
      async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        return { reported: Reflect.get(client, 'processID'), actual: rows[0]?.pid };
      },
      limits,
    );
    return judgePooling({ reported, actual, directUrl });
  } catch (error) {
    const reason = reasonOf(error);
    if (!/unsupported startup parameter/.test(reason))
      return [
        fault(
          `it cannot be reached: ${reason}.`,
          'Check DATABASE_URL, and that the server lets this machine in.',
        ),
      ];
    return [
      fault(
        `PgBouncer refuses our connections: ${reason}.`,
        'Set ignore_startup_parameters = statement_timeout, lock_timeout in pgbouncer.ini (docs/operations.md).',
      ),
    ];
  }
}

/** A pooler invents the process id that it reports to its clients: the answering server process has another one. */
export function judgePooling(seen: {
  reported: unknown;
  actual: number | undefined;
  directUrl: string | undefined;
}): Finding[] {
  if (seen.reported === seen.actual) return [];
  if (seen.directUrl !== undefined)
    return [ok('DATABASE_URL leads through a pooler, DATABASE_DIRECT_URL past it.')];
  return [
    fault(
      'DATABASE_URL leads through a pooler such as PgBouncer, and there is no way past it.',
      'Set DATABASE_DIRECT_URL to the database server itself (docs/operations.md, "PgBouncer").',
    ),
  ];
}
