import type pg from 'pg';
import { domainOf } from '../check/database/table-owners.ts';
import { columnTypes, importsFor } from './column-types.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly computed: boolean;
  readonly optional: boolean;
  /** Labels of its enum. */
  readonly labels: string[] | null;
  /** Definitions of its check constraints. */
  readonly checks: string[] | null;
}

const heading =
  '// Tables of the database as types. Written by `node tools/schema.ts --write`; `npm run check` compares.\n';

/** As the driver returns values; `platform/db/database.ts` makes it read bigints as numbers and dates as text. */
const typesOf: Readonly<Record<string, string>> = {
  bit: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  _int4: 'number[]',
  _int8: 'number[]',
  _text: 'string[]',
};

const oneOf = /^CHECK \(\w+ = ANY \(ARRAY\[(?<values>(?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)$/;

/**
 * The tables of the `public` schema as the interface for Kysely, split into one file per domain; columns are in table order. Returns the files' texts
 * by path in `platform/db`. The catalogue calls computed columns nullable, but ours are computed from values that are never null.
 */
export async function describeTypes(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<Column>(`
    select c.relname::text as table, a.attname::text as name, t.typname::text as type,
      not a.attnotnull and a.attgenerated = '' as nullable,
      a.attidentity = 'a' or a.attgenerated <> '' as computed, a.attidentity = 'd' or d.adbin is not null as optional,
      (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = t.oid) as labels,
      (select array_agg(pg_get_constraintdef(oid, true) order by conname) from pg_constraint
        where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum]) as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname, a.attnum`);
  const domains = [...Map.groupBy(rows, ({ table }) => domainOf(table))].map(([domain, columns]) => ({
    domain,
    type: `${domain.charAt(0).toUpperCase()}${domain.slice(1)}Tables`,
    columns,
  }));
  domains.sort((one, other) => one.domain.localeCompare(other.domain));
  const files = domains.map(
    ({ domain, type, columns }) =>
      [
        `tables/${domain}.d.ts`,
        domainFile(
          type,
          Map.groupBy(columns, (column) => column.table),
        ),
      ] as const,
  );
  return new Map([['tables.d.ts', wholeFile(domains)], ...files]);
}

function wholeFile(domains: readonly { domain: string; type: string }[]): string {
  const named = domains.map(
    ({ domain, type }) => `import type { ${type} } from './tables/${domain}.d.ts';\n`,
  );
  const types = domains.map(({ type }) => `    ${type}`).join(',\n');
  return `${heading}${named.join('')}\nexport interface Tables\n  extends\n${types} {}\n`;
}

function domainFile(type: string, tables: ReadonlyMap<string, Column[]>): string {
  const texts = [...tables].map(([name, columns]) => `  ${name}: {\n${columns.map(line).join('')}  };\n`);
  const body = `export interface ${type} {\n${texts.join('')}}\n`;
  return `${heading}${importsFor(body)}\n${body}`;
}

function line(column: Column): string {
  const type = typeOf(column);
  const whole = column.nullable && type !== 'unknown' ? `${type} | null` : type;
  if (column.computed) return `    ${column.name}: GeneratedAlways<${whole}>;\n`;
  return `    ${column.name}: ${column.optional ? `Generated<${whole}>` : whole};\n`;
}

function typeOf({ table, name, type, labels, checks }: Column): string {
  const declared = columnTypes[`${table}.${name}`];
  if (declared !== undefined) return declared;
  const values = labels ?? checks?.map(valuesOf).find((found) => found !== undefined);
  if (values !== undefined) return values.map((value) => `'${value}'`).join(' | ');
  const known = typesOf[type];
  if (known === undefined) throw new Error(`tools/schema does not know the type ${type} of ${table}.${name}`);
  return known;
}

function valuesOf(check: string): string[] | undefined {
  const values = oneOf.exec(check)?.groups?.['values'];
  return values?.split(', ').map((value) => value.replace(/^'|'::text$/g, ''));
}
