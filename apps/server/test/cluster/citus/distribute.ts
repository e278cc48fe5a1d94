import type { Described, Planned } from '../../distribution/plan.ts';

/** Statements that distribute the schema over several machines as the manual says. */
export function distribution(
  schema: string,
  plan: ReadonlyMap<string, Planned>,
  tables: ReadonlyMap<string, Described>,
): string[] {
  const placed = [...plan].map(([name, planned]) => ({
    name,
    planned,
    table: tables.get(name) as Described,
  }));
  const distributed = placed.filter(({ planned }) => planned.key !== undefined);
  return [
    schema.slice(schema.indexOf('create extension'), schema.indexOf('\ncreate table')),
    ...placed.map(({ name, planned, table }) => tableOf(name, planned, table)),
    ...(schema
      .match(/^CREATE (?!OR|(?:CONSTRAINT )?TRIGGER).*;$/gm)
      ?.flatMap((index) => indexOf(index, plan)) ?? []),
    `create table clicks_now partition of clicks for values from ('2026-01-01') to ('2027-01-01')`,
    ...placed
      .filter(({ planned }) => planned.kind === 'reference')
      .map(({ name }) => `select create_reference_table('${name}')`),
    "select create_distributed_table('users', 'id', colocate_with => 'none')",
    ...distributed
      .filter(({ name }) => name !== 'users')
      .map(({ name, planned: { kind, key } }) => {
        const beside = kind === 'member' ? 'users' : 'none';
        return `select create_distributed_table('${name}', '${key}', colocate_with => '${beside}')`;
      }),
    ...placed.flatMap(({ name, planned, table }) => referencesOf(name, planned, { table, plan })),
    ...(schema.match(/^CREATE (?:CONSTRAINT )?TRIGGER.*;$/gm) ?? []).filter(
      (trigger) => plan.get(/ ON (\w+) /.exec(trigger)?.[1] ?? '')?.kind === 'local',
    ),
  ];
}

function tableOf(name: string, { key, isKeyNew, uniques }: Planned, { text }: Described): string {
  const lines = text.split('\n').flatMap((line) => {
    const [, unique = '', kind, columns] =
      /^ {2}constraint (\w+) (PRIMARY KEY|UNIQUE) \(([^)]*)\)/.exec(line) ?? [];
    if (line.includes(' FOREIGN KEY ')) return [];
    if (kind === undefined) return [line.replace(/,$/, '')];
    const fate = uniques.get(unique.replace(`${name}__`, ''));
    if (fate === 'directory') return [];
    return [
      fate === 'with the key'
        ? `  constraint ${unique} ${kind} (${key}, ${columns})`
        : line.replace(/,$/, ''),
    ];
  });
  const [first, ...rest] = lines;
  const columns = [...(isKeyNew ? [`  ${key} bigint not null`] : []), ...rest.slice(0, -1)];
  return `${first}\n${columns.join(',\n')}\n${rest.at(-1)}`;
}

function indexOf(index: string, plan: ReadonlyMap<string, Planned>): string[] {
  const [, name = '', table = ''] = /INDEX (\w+) ON (\w+) /.exec(index) ?? [];
  const { key, uniques } = plan.get(table) as Planned;
  const fate = uniques.get(name.replace(`${table}__`, ''));
  if (fate === 'directory') return [];
  return [fate === 'with the key' ? index.replace('USING btree (', `USING btree (${key}, `) : index];
}

function referencesOf(
  name: string,
  { key, references }: Planned,
  { table, plan }: { table: Described; plan: ReadonlyMap<string, Planned> },
): string[] {
  return [...references].flatMap(([reference, fate]) => {
    if (fate === 'falls') return [];
    const {
      column,
      table: other,
      target,
      onDelete,
    } = table.references.get(reference) as NonNullable<ReturnType<Described['references']['get']>>;
    const isWithKey = fate === 'with the key';
    const from = isWithKey ? `${key}, ${column}` : column;
    const to = isWithKey ? `${plan.get(other)?.key}, ${target}` : target;
    return [`alter table ${name} add foreign key (${from}) references ${other} (${to})${onDelete}`];
  });
}
