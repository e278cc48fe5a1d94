import { type CompiledQuery, sql } from 'kysely';
import { type Executor, prepareText } from './database.ts';
import { isStalePlan } from './sql-errors.ts';

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Placeholders for all values but the row limit, which decides how a statement is best executed. */
function placeholders<Values extends object>(limit: number | undefined): Values {
  return new Proxy({} as Values, {
    get: (_, name) => (name === 'limit' && limit !== undefined ? limit : new Placeholder(String(name))),
  });
}

/**
 * Matches a column against a list in a prepared statement. Inside a subquery the list costs the same whatever it holds; otherwise PostgreSQL
 * estimates a custom plan to be cheaper and plans every call again, which takes longer than running it.
 */
export const anyOf = <Value>(list: readonly Value[], type: 'bytea' | 'bigint') =>
  sql<Value>`any((select ${list}::${sql.raw(type)}[])::${sql.raw(type)}[])`;

/**
 * A prepared statement, for what runs on almost every request: built once for each row limit, and planned once by each connection if
 * PostgreSQL finds the generic plan no worse. All other queries are planned for their actual values, which text search needs: the best plan
 * depends on whether a pattern matches half of the rows or none.
 *
 * A migration may change the result type of a plan while older servers are still running. PostgreSQL then refuses the plan once: the
 * statement is prepared again and retried, or its whole transaction is (`inTransaction`).
 *
 * `build` is given a placeholder for each value but `limit`: it may put them into the statement but must not look at them. Whatever a
 * generic plan has to know, such as `archived = false` and the limit, is written out (`sql.lit`).
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
    const bound = { ...query, parameters };
    try {
      return (await db.executeQuery<Row>(bound)).rows;
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      prepareText(query.sql);
      if (db.isTransaction) throw error;
      return (await db.executeQuery<Row>(bound)).rows;
    }
  };
}
