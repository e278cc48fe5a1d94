/**
 * Id columns of `schema.sql` (by name, numbering or reference) whose type overflows at two thousand million or earlier: widening them later rewrites
 * their table.
 */
export function narrowIds(schema: string): string[] {
  return [...schema.matchAll(/^create table ([\w.]+) \(\n([\s\S]*?)\n\)/gm)].flatMap(
    ([, table = '', columns = '']) => {
      const references = [...columns.matchAll(/FOREIGN KEY \(([^)]*)\)/g)].flatMap(([, names = '']) =>
        names.split(', '),
      );
      return [...columns.matchAll(/^ {2}(\w+) (?:integer|smallint)(?:\[\])?\b(.*)$/gm)].flatMap(
        ([, name = '', rest = '']) =>
          /(?:^|_)ids?$/.test(name) || rest.includes(' as identity') || references.includes(name)
            ? [`${table}.${name} holds ids of a type that is too narrow: make it bigint.`]
            : [],
      );
    },
  );
}
