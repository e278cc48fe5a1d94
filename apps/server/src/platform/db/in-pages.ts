export interface IdPage {
  after: number;
  limit: number;
}

/** All rows of a query that reads a page at a time, so that they are never all in memory. */
export async function* inPages<Row extends { id: number }>(
  limit: number,
  read: (page: IdPage) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await read({ after, limit });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = last.id;
  }
}
