import type { CompiledQuery } from 'kysely';
import { type Executor, prepareText } from './database.ts';
import { isStalePlan } from './transaction.ts';

/** Stands in a statement where a value goes. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Placeholders for all values but the limit of rows, which decides how a statement is best carried out. */
function placeholders<Values extends object>(limit: number | undefined): Values {
  return new Proxy({} as Values, {
    get: (_, name) => (name === 'limit' && limit !== undefined ? limit : new Placeholder(String(name))),
  });
}

/**
 * A prepared statement, for what runs on almost every request: put together once (for each limit of rows), then planned once by each
 * connection if PostgreSQL finds that no worse. Every other query is planned for the values of its call, which a search by text needs:
 * whether a pattern fits every second row or none decides how it is best read.
 *
 * A migration may change the form of what a plan answers while older servers go on. PostgreSQL then refuses the plan, once: the statement is
 * prepared anew and asked again, or with its whole transaction (`inTransaction`).
 *
 * `build` is handed a placeholder for each value but `limit`: it may place them in the statement, and must not look at them. What a plan
 * for any values has to know, such as `archived = false` and the limit, it writes out (`sql.lit`).
 */
export function statement<Values extends object, Row>(
  build: (db: Executor, values: Values) => { compile(db: Executor): CompiledQuery<Row> },
): (db: Executor, values: Values & { limit?: number }) => Promise<Row[]> {
  const compiled = new Map<number | undefined, CompiledQuery<Row>>();
  return async (db, values) => {
    let query = compiled.get(values.limit);
    if (query === undefined) {
      query = build(db, placeholders<Values>(values.limit)).compile(db);
      compiled.set(values.limit, query);
      prepareText(query.sql);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const asked = { ...query, parameters };
    try {
      return (await db.executeQuery<Row>(asked)).rows;
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      prepareText(query.sql);
      if (db.isTransaction) throw error;
      return (await db.executeQuery<Row>(asked)).rows;
    }
  };
}
