import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
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

const preparedNames = new Map<string, string>();

/** Has statements of this text prepared under a name from now on; `statement.ts` declares them. */
export function prepareText(text: string): void {
  preparedNames.set(text, `s${preparedNames.size}`);
}

class PreparingClient extends pg.Client {
  override query(query: unknown, ...rest: never[]): never {
    const name = typeof query === 'string' ? preparedNames.get(query) : undefined;
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
