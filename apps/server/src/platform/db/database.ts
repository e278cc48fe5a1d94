import { Kysely, type PostgresPool, type PostgresPoolClient, sql as raw, type Transaction } from 'kysely';
import pg from 'pg';
import { LiteralPostgresDialect } from './literal-compiler.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** A database handle that may be a transaction. */
export type Executor = Kysely<Tables> | Transaction<Tables>;

const INT8 = 20;
pg.types.setTypeParser(INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('A bigint from the database does not fit a number');
  return number;
});

/** A day stays the text it is: a `Date` would be midnight in the server's time zone. */
const DATE = 1082;
pg.types.setTypeParser(DATE, (value) => value);

const anew = '/* planned for its values */';

/**
 * Stands at the front of a `select` that must be planned anew for the values of each call (`modifyFront`): whether a pattern fits every
 * second row or none decides how it is best read, and a plan for any pattern took seconds where this one takes milliseconds.
 */
export const plannedForItsValues = raw.raw(anew);

const statementNames = new Map<string, string>();

/** Prepared statements are cached by the server under a name; past this many distinct texts queries go unnamed. */
const namedStatements = 400;

function statementName(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known !== undefined) return known;
  if (statementNames.size >= namedStatements) return undefined;
  const name = `s${statementNames.size}`;
  statementNames.set(sql, name);
  return name;
}

/** Lets Kysely's statements run as named prepared statements, which saves PostgreSQL planning them anew on every call. */
function preparing(client: pg.PoolClient): PostgresPoolClient {
  const query = (sql: unknown, parameters?: unknown) => {
    if (typeof sql !== 'string') return client.query(sql as never);
    const keeps = /^(select|insert|update|delete|with)/i.test(sql) && !sql.startsWith(`select ${anew}`);
    const name = keeps ? statementName(sql) : undefined;
    const values = parameters as unknown[];
    return name === undefined ? client.query(sql, values) : client.query({ name, text: sql, values });
  };
  return { query, release: () => client.release() } as unknown as PostgresPoolClient;
}

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool of connections. `onError` hears of idle connections that broke, which must never end the process. */
export function openDatabase(options: {
  url: string;
  max?: number;
  /** Each statement is planned once and not for its values: for few statements that run all the time and look things up by key. */
  plannedOnce?: boolean;
  onError?: (error: Error) => void;
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 16,
    application_name: 'staylore',
    // Waited for before the connection is lent out for the first time.
    ...(options.plannedOnce === true && {
      onConnect: (client: pg.ClientBase) => client.query('set plan_cache_mode = force_generic_plan'),
    }),
  });
  pool.on('error', (error) => options.onError?.(error));
  // The pool listens to idle connections only; one that breaks while it is lent out would end the process.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));
  const prepared: PostgresPool = {
    connect: async () => preparing(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  } as PostgresPool;
  const db = new Kysely<Tables>({ dialect: new LiteralPostgresDialect({ pool: prepared }) });
  return { db, pool, close: () => db.destroy() };
}
