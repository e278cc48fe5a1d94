import { connectionsOfEach } from '../config/sections/connections.ts';
import { openPool } from './db/database.ts';
import type { Logger } from './log/index.ts';
import { neededMigrations } from './migrate.ts';

export interface Readiness {
  /** Whether requests can be answered from the database at this moment; answers within two seconds, whatever the database does. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** For a new connection and for the answer, each. */
const timeouts = { connectMs: 900, statementMs: 900, lockMs: 900 };

/**
 * Checks the database over a dedicated connection, so that the check never queues behind requests: whether it answers, has every migration of this
 * version and none that removes what this version needs, and whether the tables that every page reads are readable.
 */
export function openReadiness(options: {
  url: string;
  tables: readonly string[];
  log: Logger;
  /** Where the migrations are. Default: the project's own. */
  folder?: string;
}): Readiness {
  const { url, tables, log, folder } = options;
  // Read once: files of a newer version, put in place while this one runs, do not say what this one needs.
  const needed = neededMigrations(folder);
  needed.catch(() => undefined);
  const pool = openPool({ url, max: connectionsOfEach.readiness, min: 1, timeouts, name: 'staylore health' });
  const readable = tables.map((table) => `(select null from ${table} where false)`).join(', ');
  const check = async (): Promise<boolean> => {
    try {
      const { names, contracting } = await needed;
      const { rows } = await pool.query(
        `select ${readable} from (
          select from unnest($1::text[]) name where name not in (select name from schema_migrations)
          union all select from schema_migrations where name ~ $2 and name <> all($1)
        ) obstacle limit 1`,
        [names, contracting],
      );
      return rows.length === 0;
    } catch (error) {
      log.warn({ err: error }, 'Not ready: the database cannot be asked');
      return false;
    }
  };
  let checking: Promise<boolean> | undefined;
  return {
    isReady() {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    close: () => pool.end(),
  };
}
