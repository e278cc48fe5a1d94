const listed = /These count by `integer`: ([^.]+)\./;

/**
 * Tables of `schema.sql` that count their rows by `integer`, which ends at two thousand million and is widened only by writing the table anew,
 * and that the manual of scaling does not name; and those that it names and that count by `bigint` or are gone.
 */
export function narrowTables(schema: string, manual: string): string[] {
  const narrow = [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)].flatMap(
    ([, table = '', columns = '']) => (/ (?:integer|smallint) generated /.test(columns) ? [table] : []),
  );
  const named = [...(listed.exec(manual)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  return [
    ...narrow
      .filter((table) => !named.includes(table))
      .map((table) => `${table} counts its rows by integer: count them by bigint.`),
    ...named
      .filter((table) => !narrow.includes(table))
      .map((table) => `docs/scaling.md says that ${table} counts its rows by integer.`),
  ];
}
