import { type Finding, findingsAbout, reasonOf } from './finding.ts';
import { queryDatabase } from './query-database.ts';

/** Whether each server of `DATABASE_REPLICA_URL` answers and follows a primary; one that does not is left out while the site runs. */
export function examineReplicas(urls: readonly string[]): Promise<Finding[]> {
  return Promise.all(urls.map(examineReplica));
}

async function examineReplica(url: string): Promise<Finding> {
  const { ok, fault } = findingsAbout(`replica ${new URL(url).host}`);
  try {
    const { rows } = await queryDatabase(url, (client) =>
      client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows'),
    );
    if (rows[0]?.follows === true) return ok('it answers and follows a primary.');
    return fault(
      'it is no replica, so no list is read there.',
      'Name hot standbys in DATABASE_REPLICA_URL, and not the primary (docs/scaling.md).',
    );
  } catch (error) {
    return fault(
      `it cannot be reached: ${reasonOf(error)}.`,
      'Check DATABASE_REPLICA_URL, and that the server lets this machine in.',
    );
  }
}
