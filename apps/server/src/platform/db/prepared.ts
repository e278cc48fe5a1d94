import type { Compilable, CompiledQuery } from 'kysely';
import type { Executor } from './database.ts';

/** Stands in a statement where a value goes. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Stand-ins for all values but the limit of rows, which decides how a statement is best carried out and so stands in it. */
function slotsFor<Values extends object>(limit: number | undefined): Values {
  return new Proxy({} as Values, {
    get: (_, name) => (name === 'limit' && limit !== undefined ? limit : new Slot(String(name))),
  });
}

/**
 * A statement that is put together once (for each limit of rows) and then runs with other values, for the few that run on almost every
 * call. `build` is handed a stand-in for each value but `limit`: it may place them in the statement, and must not look at them.
 */
export function prepared<Values extends object, Row>(
  build: (db: Executor, values: Values) => Compilable<Row>,
): (db: Executor, values: Values & { limit?: number }) => Promise<Row[]> {
  const statements = new Map<number | undefined, CompiledQuery<Row>>();
  return async (db, values) => {
    let statement = statements.get(values.limit);
    if (statement === undefined) {
      statement = build(db, slotsFor<Values>(values.limit)).compile();
      statements.set(values.limit, statement);
    }
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows;
  };
}
