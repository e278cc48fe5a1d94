import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Timeouts } from '../../config/sections/database.ts';
import { beginSpan, currentSpan, type Span } from '../telemetry/index.ts';
import { isConflict } from './sql-errors.ts';
import type { Tables } from './tables.d.ts';

export type Db = Kysely<Tables>;
/** A database handle that may be a transaction. */
export type Executor = Kysely<Tables> | Transaction<Tables>;

const INT8 = 20;
pg.types.setTypeParser(INT8, readBigint);

const INT8_ARRAY: number = 1016;
pg.types.setTypeParser(INT8_ARRAY, (value: string) => value.match(/-?\d+/g)?.map(readBigint) ?? []);

function readBigint(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('A bigint from the database does not fit a number');
  return number;
}

/** A date stays text: a `Date` would be midnight in the server's time zone. */
const DATE = 1082;
pg.types.setTypeParser(DATE, (value) => value);

/** By their SQL. */
const preparedNames = new Map<string, string>();
let prepared = 0;

/** Prepares statements of this text under a name from now on, and under a new name when called again; `statement.ts` declares them. */
export function prepareText(text: string): void {
  preparedNames.set(text, `s${prepared}`);
  prepared += 1;
}

/** What the server does on its own, such as polling for jobs, belongs to no trace. The text of a statement holds no values. */
function beginStatementSpan(query: unknown): Span | undefined {
  if (currentSpan() === undefined) return undefined;
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  if (typeof text !== 'string') return undefined;
  return beginSpan(/^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement', {
    kind: 'client',
    facts: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2000) },
  });
}

function endWith(answer: Promise<unknown>, span: Span): void {
  answer.then(
    () => span.end(),
    (error: unknown) => {
      span.fail(error);
      span.end();
    },
  );
}

/** How often a statement that lost a conflict is run. */
const attempts = 3;

/**
 * Prepares declared statements, drops the connection when the database no longer answers, and repeats a statement outside a transaction that
 * PostgreSQL ended because of a conflict: nothing of it was kept. A transaction is repeated as a whole (`inTransaction`).
 */
class OurClient extends pg.Client {
  override query(query: unknown, ...rest: never[]): never {
    const span = beginStatementSpan(query);
    const standsAlone = this.getTransactionStatus() === 'I';
    const run = (): unknown => super.query(this.named(query) as string, ...rest);
    const first = run();
    const answer = first instanceof Promise && standsAlone ? this.repeated(first, run) : first;
    if (answer instanceof Promise) {
      if (span !== undefined) endWith(answer, span);
      answer.catch((error: Error) => {
        // A statement that is still running would hold up the next request that is given this connection.
        if (error.message === noAnswer) this.giveUp();
      });
    }
    return answer as never;
  }

  private async repeated(first: Promise<unknown>, run: () => unknown): Promise<unknown> {
    let answer: unknown = first;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await answer;
      } catch (error) {
        if (attempt === attempts || !isConflict(error)) throw error;
        answer = run();
      }
    }
  }

  protected named(query: unknown): unknown {
    const name = typeof query === 'string' ? preparedNames.get(query) : undefined;
    return name === undefined ? query : { name, text: query };
  }

  giveUp(): void {
    this.connection.stream.destroy();
  }
}

/** Behind a pooler, whose connections (and what is prepared on them) change with every transaction; libraries name statements too. */
class PooledClient extends OurClient {
  protected override named(query: unknown): unknown {
    const isNamed = typeof query === 'object' && query !== null && 'name' in query && 'text' in query;
    return isNamed ? { ...query, name: undefined } : query;
  }
}

/** Breaks a connection of a pool at once, so that the caller that waits for its answer gets an error. */
export function breakConnection(client: pg.ClientBase): void {
  if (client instanceof OurClient) client.giveUp();
}

/** The driver's message when its own timeout has passed. */
export const noAnswer = 'Query read timeout';

export interface PoolOptions {
  url: string;
  max?: number;
  /** Connections kept open even when idle. */
  min?: number;
  /** There is a pooler between the server and the database. */
  isPooled?: boolean;
  /** If omitted, waits without limit. */
  timeouts?: Timeouts | undefined;
  /** The name shown in the database's list of connections. */
  name?: string;
  /** Listens for broken connections, which must never end the process. */
  onError?: ((error: Error) => void) | undefined;
}

export function openPool(options: PoolOptions): pg.Pool {
  const { url, max = 16, min = 0, isPooled, timeouts, name = 'staylore', onError } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    min,
    application_name: name,
    keepAlive: true,
    Client: isPooled ? PooledClient : OurClient,
    ...(timeouts && {
      connectionTimeoutMillis: timeouts.connectMs,
      statement_timeout: timeouts.statementMs,
      lock_timeout: timeouts.lockMs,
      query_timeout: timeouts.statementMs + 1000,
    }),
  });
  pool.on('error', (error) => onError?.(error));
  // The pool listens to idle connections only; one that breaks while it is checked out would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  return pool;
}

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export function openDatabase(options: PoolOptions): OpenDatabase {
  const pool = openPool(options);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
