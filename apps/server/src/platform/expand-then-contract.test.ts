import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const migrations = path.resolve(import.meta.dirname, '../../migrations');

test('A migration that removes what the version before uses is named accordingly', async () => {
  // Up to this one nothing was released that older servers could run beside.
  const later = (await readdir(migrations)).filter((name) => name > '0059');
  for (const name of later.filter((one) => !/^\d{4}-contract-/.test(one))) {
    const text = (await readFile(path.join(migrations, name), 'utf8')).replace(/--.*$/gm, '');
    // Nobody asks parts of a table by their names.
    const sql = text.replace(/\b(?:alter|drop) table parts\.[^;']*/gi, '');
    expect(`${name}: ${takenAway(sql) ?? 'expands'}`).toBe(`${name}: expands`);
  }
  for (const sql of takingAway) expect([sql, takenAway(sql)]).not.toEqual([sql, null]);
  for (const sql of addingOnly) expect([sql, takenAway(sql)]).toEqual([sql, null]);
});

const takingAway = [
  'drop table a',
  'ALTER TABLE a DROP COLUMN b',
  'alter table a rename b to c',
  'alter table a alter column b type text',
  'alter table a alter b set data type text',
  'alter table a alter column b set not null',
  'alter table a alter column b drop default',
  'alter table a add column b integer,\n  add column c text not null',
  'alter table a rename to b; create view other as select c from b',
  'alter table a rename to b; alter table b rename column c to d; create view a as select d from b',
];
const addingOnly = [
  'alter table a drop constraint b; drop index c',
  "alter table a add column b text not null default 'x', add column c integer",
  'create table a (b text not null)',
  'alter table a alter column b drop not null',
  'alter table a alter column id type bigint, alter column b_id type bigint',
  'alter table a rename to b; alter table b rename column c to d; create view a as select d as c from b',
];

/** Without renaming what a view goes on offering under the old names. */
function withoutKeptNames(sql: string): string {
  const views = new Map(
    [...sql.matchAll(/\bcreate\s+view\s+(\w+)\s+as\s+select\s+([^;]*)/gi)].map(
      ([, name = '', columns = '']) => [name, columns],
    ),
  );
  const tables = [...sql.matchAll(/\balter\s+table\s+(\w+)\s+rename\s+to\s+(\w+)/gi)];
  return tables.reduce((rest, [statement, before = '', after = '']) => {
    const columns = views.get(before);
    if (columns === undefined) return rest;
    const renamed = new RegExp(
      `\\balter\\s+table\\s+${after}\\s+rename\\s+column\\s+(\\w+)\\s+to\\s+(\\w+)`,
      'gi',
    );
    return rest
      .replace(statement, '')
      .replace(renamed, (all, from, to) =>
        new RegExp(`\\b${to}\\s+as\\s+${from}\\b`).test(columns) ? '' : all,
      );
  }, sql);
}

/** Nobody asks for constraints and indexes by their names. */
const renamesInside = /\brename\s+constraint\b|\balter\s+index\s+\w+\s+rename\b/gi;

/** What an older server would miss: something that it names, or that it may leave a column empty. */
function takenAway(sql: string): string | null {
  const added = [...sql.matchAll(/\badd\s+column\b[^,;]*/gi)].map(([column]) => column);
  const demanded = added.find(
    (column) => /\bnot\s+null\b/i.test(column) && !/\bdefault\b|\bgenerated\b/i.test(column),
  );
  const rest = withoutKeptNames(sql).replace(widens, '').replace(renamesInside, '');
  return demanded ?? rest.match(takesAway)?.[0] ?? null;
}

/** Servers of any version read numbers of either width, and write none that are too large. */
const widens = /\balter\s+column\s+(?:\w*id|booking|\w+_by|duplicate_of|posts|links)\s+type\s+bigint\b/gi;

const takesAway =
  /\bdrop\s+(?:table|column|view|type)\b|\brename\b|\balter\s+(?:column\s+)?\w+\s+(?:type|set\s+data\s+type|set\s+not\s+null|drop\s+default)\b/i;
