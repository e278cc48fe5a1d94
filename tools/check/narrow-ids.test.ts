import { expect, test } from 'vitest';
import { narrowTables } from './narrow-ids.ts';

const table = (name: string, type: string) =>
  `create table ${name} (\n  id ${type} generated always as identity not null,\n  user_id integer not null\n);\n`;
const schema = table('old', 'integer') + table('wide', 'bigint') + table('fresh', 'integer');

test('A new table that counts its rows by integer is told, and a list of such tables that is out of date', () => {
  expect(narrowTables(schema, 'These count by `integer`: `old`, `fresh`.')).toEqual([]);
  expect(narrowTables(schema, 'These count by `integer`: `old`,\n`wide`.')).toEqual([
    'fresh counts its rows by integer: count them by bigint.',
    'docs/scaling.md says that wide counts its rows by integer.',
  ]);
});
