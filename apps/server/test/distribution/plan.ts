/** What happens to a unique key, a foreign key or a trigger, in the manual's words. */
export type Fate = 'holds' | 'with the key' | 'directory' | 'falls' | 'transaction' | 'job' | 'stays';

export type Kind = 'member' | 'other' | 'reference' | 'local';

/** A row of the tables in `docs/scaling.md` that say how the schema distributes. */
export interface Planned {
  readonly kind: Kind;
  /** The distribution column; reference and local tables have none. */
  readonly key: string | undefined;
  /** Whether the table has yet to be given that column. */
  readonly isKeyNew: boolean;
  readonly uniques: ReadonlyMap<string, Fate>;
  readonly references: ReadonlyMap<string, Fate>;
  readonly triggers: ReadonlyMap<string, Fate>;
}

const kinds: Readonly<Record<string, Kind>> = {
  'By member': 'member',
  'By another key': 'other',
  Reference: 'reference',
  Local: 'local',
};

/** @throws when a table is listed twice. */
export function readPlan(manual: string): ReadonlyMap<string, Planned> {
  const plan = new Map<string, Planned>();
  let kind: Kind | undefined;
  for (const line of manual.split('\n')) {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.length === 0) kind = undefined;
    else if (cells[0] !== undefined && cells[0] in kinds) kind = kinds[cells[0]];
    if (kind === undefined || !cells[0]?.startsWith('`')) continue;
    const name = namesIn(cells[0])[0] ?? '';
    if (plan.has(name)) throw new Error(`${name} stands there twice`);
    const hasKey = kind === 'member' || kind === 'other';
    const [uniques, references, triggers] = cells.slice(hasKey ? 2 : 1).map(fatesIn);
    if (!uniques || !references || !triggers) throw new Error(`${name} has too few columns`);
    const key = hasKey ? namesIn(cells[1] ?? '')[0] : undefined;
    plan.set(name, { kind, key, isKeyNew: / new$/.test(cells[1] ?? ''), uniques, references, triggers });
  }
  return plan;
}

const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

const fatesIn = (cell: string): ReadonlyMap<string, Fate> =>
  new Map(
    cell.split('; ').flatMap((part) => {
      const [fate = ''] = part.split(':');
      return namesIn(part).map((name) => [name, fate as Fate] as const);
    }),
  );

export interface Reference {
  readonly column: string;
  readonly table: string;
  readonly target: string;
  readonly onDelete: string;
}

/** A table of `schema.sql`, its keys named without the name of the table. */
export interface Described {
  readonly text: string;
  readonly columns: readonly string[];
  readonly uniques: ReadonlyMap<string, readonly string[]>;
  readonly references: ReadonlyMap<string, Reference>;
  readonly triggers: readonly string[];
}

export function readSchema(schema: string): ReadonlyMap<string, Described> {
  const tables = [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)[^;]*;/gm)];
  return new Map(
    tables.map(([text, name = '', body = '']) => [name, describe(schema, name, { text, body })]),
  );
}

function describe(schema: string, table: string, { text, body }: { text: string; body: string }): Described {
  const short = (name = '') => (name.startsWith(`${table}__`) ? name.slice(table.length + 2) : name);
  const ofTable = (pattern: string) => [...schema.matchAll(new RegExp(pattern, 'gm'))];
  const uniques = [
    ...body.matchAll(/constraint (\w+) (?:PRIMARY KEY|UNIQUE) \(([^)]*)\)/g),
    ...ofTable(`^CREATE UNIQUE INDEX (\\w+) ON ${table} USING btree \\(([^)]*)\\)`),
  ];
  const references = body.matchAll(
    /constraint (\w+) FOREIGN KEY \((\w+)\) REFERENCES (\w+)\((\w+)\)((?: ON DELETE (?:CASCADE|SET NULL))?)/g,
  );
  return {
    text,
    columns: [...body.matchAll(/^ {2}(?!constraint)"?(\w+)"? /gm)].map(([, name = '']) => name),
    uniques: new Map(uniques.map(([, name, columns = '']) => [short(name), columns.split(', ')])),
    references: new Map(
      [...references].map(([, name, column = '', target = '', of = '', onDelete = '']) => [
        short(name),
        { column, table: target, target: of, onDelete },
      ]),
    ),
    triggers: ofTable(`^CREATE (?:CONSTRAINT )?TRIGGER (\\w+) .* ON ${table} `).map(([, name]) =>
      short(name),
    ),
  };
}
