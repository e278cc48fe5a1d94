import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from './executor.ts';
import { preparedName } from './statement.ts';
import type { Tables } from './tables.ts';

export type { Db, Executor } from './executor.ts';

const INT8 = 20;
pg.types.setTypeParser(INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('A bigint from the database does not fit a number');
  return number;
});

/** A day stays the text it is: a `Date` would be midnight in the server's time zone. */
const DATE = 1082;
pg.types.setTypeParser(DATE, (value) => value);

/** Runs what `statement.ts` declares as named prepared statements. */
class PreparingClient extends pg.Client {
  override query(query: unknown, ...rest: never[]): never {
    const name = typeof query === 'string' ? preparedName(query) : undefined;
    return super.query((name === undefined ? query : { name, text: query }) as string, ...rest) as never;
  }
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
  onError?: (error: Error) => void;
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 16,
    application_name: 'staylore',
    Client: PreparingClient,
  });
  pool.on('error', (error) => options.onError?.(error));
  // The pool listens to idle connections only; one that breaks while it is lent out would end the process.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
