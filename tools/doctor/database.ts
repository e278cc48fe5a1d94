import type pg from 'pg';
import type { Config } from '../../apps/server/src/config/config.ts';
import { connectionsOfEach, connectionsOfFirst } from '../../apps/server/src/config/sections/connections.ts';
import { missingRights } from '../../apps/server/src/platform/database-rights.ts';
import { schemaState } from '../../apps/server/src/platform/migrate.ts';
import { runningUrl } from '../archive/site-database.ts';
import { type Finding, findingsAbout, reasonOf } from './finding.ts';
import { examinePooling } from './pooling.ts';
import { queryDatabase } from './query-database.ts';
import { examineReplicas } from './replicas.ts';

const { ok, warning, fault } = findingsAbout('database');
const skew = { warning: 2, fault: 60 };

/** Whether the database answers, is new enough, gives us the rights we need, has this version's schema, and shares our time. */
export async function examineDatabase(config: Config): Promise<Finding[]> {
  const url = config.database.directUrl ?? (await runningUrl(config));
  if (url === undefined) return [ok('the embedded one; it starts with the site.')];
  const pooling = config.database.url === undefined ? [] : await examinePooling(config.database);
  // Through a pooler the other answers would not be reliable.
  if (pooling.some(({ level }) => level === 'fault')) return pooling;
  const found = [...pooling, ...(await examineSchema(url, config.database.migrateAtStart))];
  if (found.some(({ level }) => level === 'fault')) return found;
  return [
    ...found,
    ...(await queryServer(url, config)),
    ...(await examineReplicas(config.database.replicaUrls)),
  ];
}

async function examineSchema(url: string, migrateAtStart: boolean): Promise<Finding[]> {
  try {
    const { applied, pending } = await schemaState(url);
    if (pending.length === 0) return [];
    const due = pending.length === 1 ? 'a migration is pending' : `${pending.length} migrations are pending`;
    const what = applied === 0 ? 'it is empty' : due;
    return migrateAtStart
      ? [
          warning(
            `${what}; the next start applies what is missing.`,
            'Or run it before: npx staylore migrate',
          ),
        ]
      : [fault(`${what}, and MIGRATE_AT_START is off.`, 'Run: npx staylore migrate')];
  } catch (error) {
    return [fault(`${reasonOf(error)}.`, 'See docs/operations.md and docs/upgrading.md.')];
  }
}

async function queryServer(url: string, config: Config): Promise<Finding[]> {
  try {
    return await queryDatabase(url, (client) => examineServer(client, config));
  } catch (error) {
    return [fault(`it cannot be asked: ${reasonOf(error)}.`, 'Look at the log of the database server.')];
  }
}

async function examineServer(client: pg.Client, config: Config): Promise<Finding[]> {
  // A role that does not migrate need own nothing.
  const rights = config.database.migrateAtStart ? await missingRights(client) : [];
  const found = rights.map((sql) =>
    fault('the role of DATABASE_URL lacks a right.', `An administrator runs in this database: ${sql}`),
  );
  const { rows } = await client.query<{ version: string; now: number; most: number }>(
    `select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 as now,
         current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as most`,
  );
  const [answer] = rows;
  if (answer === undefined) return found;
  found.push(...judgeClock(answer.now - Date.now() / 1000), ...judgeConnections(config, answer.most));
  return found.length === 0
    ? [ok(`PostgreSQL ${answer.version}; schema, rights and clock are right.`)]
    : found;
}

/** @param ahead seconds by which the database's clock is ahead of ours. */
export function judgeClock(ahead: number): Finding[] {
  const off = Math.abs(ahead);
  if (off < skew.warning) return [];
  const says = `its clock is ${off.toFixed(0)} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine's.`;
  const todo = 'Have both machines follow a time server (systemd-timesyncd or chrony).';
  return [off < skew.fault ? warning(says, todo) : fault(says, todo)];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const beside = {
  each: sum(Object.values(connectionsOfEach)),
  first: sum(Object.values(connectionsOfFirst)),
};

/** @param most connections that the server allows. Behind a pooler the pooler manages that number. */
export function judgeConnections(
  { http, database }: { http: Pick<Config['http'], 'processes'>; database: Config['database'] },
  most: number,
): Finding[] {
  const opened = http.processes * (database.poolSize + beside.each) + beside.first;
  if (database.directUrl !== undefined || opened <= most) return [];
  return [
    warning(
      `${http.processes} web processes open up to ${opened} connections, and the server lets ${most} in.`,
      'Raise max_connections, lower DATABASE_POOL_SIZE or WEB_PROCESSES, or put PgBouncer in between.',
    ),
  ];
}
