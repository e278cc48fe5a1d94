import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Described, type Planned, type Reference, readPlan, readSchema } from './plan.ts';

let plan: ReadonlyMap<string, Planned>;
let schema: ReadonlyMap<string, Described>;

beforeAll(async () => {
  const read = (file: string) => readFile(path.resolve(import.meta.dirname, '../../../..', file), 'utf8');
  plan = readPlan(await read('docs/scaling.md'));
  schema = readSchema(await read('apps/server/schema.sql'));
});

const each = () =>
  [...plan].map(([name, planned]) => ({ name, planned, table: schema.get(name) as Described }));

test('The scaling manual says of every table, and only of these, how it is distributed', () => {
  expect([...plan.keys()].sort()).toEqual([...schema.keys()].sort());
  for (const { name, planned, table } of each())
    if (planned.key !== undefined)
      expect([name, table.columns.includes(planned.key)]).toEqual([name, !planned.isKeyNew]);
});

test('It names every unique key, foreign key and trigger of each table, and no others', () => {
  for (const { name, planned, table } of each()) {
    const named = [planned.uniques, planned.references, planned.triggers].map((one) =>
      [...one.keys()].sort(),
    );
    const there = [table.uniques.keys(), table.references.keys(), table.triggers];
    expect([name, ...named]).toEqual([name, ...there.map((one) => [...one].sort())]);
  }
});

test('It accepts a unique key only if it contains the table’s key or all its rows lie in one place', () => {
  for (const { name, planned, table } of each())
    for (const [unique, columns] of table.uniques) {
      const holds = planned.key === undefined || columns.includes(planned.key);
      const said = planned.uniques.get(unique);
      expect([name, unique, said === 'holds']).toEqual([name, unique, holds]);
      if (!holds) expect(['with the key', 'directory']).toContain(said);
    }
});

/** Whether the engine finds both rows at one place as the columns are today. */
function holdsTogether(planned: Planned, { column, table, target }: Reference): boolean {
  const other = plan.get(table);
  if (other?.kind === 'reference') return true;
  if (planned.kind !== other?.kind || planned.kind === 'other') return false;
  return planned.kind === 'local' || (column === planned.key && target === other.key);
}

test('It accepts a foreign key only if both rows lie in one place, keyed only between tables of members', () => {
  for (const { name, planned, table } of each())
    for (const [reference, description] of table.references) {
      const said = planned.references.get(reference);
      expect([name, reference, said === 'holds']).toEqual([
        name,
        reference,
        holdsTogether(planned, description),
      ]);
      if (said === 'with the key')
        expect([name, planned.kind, plan.get(description.table)?.kind, description.onDelete]).toEqual([
          name,
          'member',
          'member',
          expect.not.stringContaining('SET NULL'),
        ]);
      else expect(['holds', 'falls']).toContain(said);
    }
});

test('It says that triggers stay where a table is local, and nowhere else', () => {
  for (const { name, planned } of each())
    for (const fate of planned.triggers.values())
      expect([name, fate]).toEqual([
        name,
        planned.kind === 'local' ? 'stays' : expect.stringMatching(/^(?:transaction|job)$/),
      ]);
});
