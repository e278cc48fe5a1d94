interface Assumption {
  readonly value: number;
  readonly unit: string;
  readonly says: string;
  /** The source of the figure, unless it is a guess. */
  readonly from?: string;
  /** A share is between 0 and 1; every other figure is positive. */
  readonly isShare?: true;
}

const share = (value: number, unit: string, says: string) => ({ value, unit, says, isShare: true }) as const;

/** Figures that were not measured here, by the name of the flag that changes them. */
export const assumptions = {
  'active-share': share(0.1, 'of members', 'come on a day'),
  'visits-per-active': { value: 2, unit: 'a day', says: 'visits of a member who comes' },
  'visitors-per-member': {
    value: 0.2,
    unit: 'a day',
    says: 'visits of people without account, for each member',
  },
  'documents-per-visit': {
    value: 1.5,
    unit: 'pages',
    says: 'pages that the server renders; later ones are calls',
  },
  'calls-per-visit': { value: 20, unit: 'calls', says: 'calls of the browser' },
  'clicks-per-visit': { value: 0.1, unit: 'clicks', says: 'ways to a hotel' },
  'writes-per-visit': { value: 1, unit: 'writes', says: 'hearts, follows, notices read' },
  'feed-share': share(0.6, 'of members’ pages', 'are the feed; the others are stays'),
  'home-share': share(0.2, 'of visitors’ pages', 'are the home page'),
  'hotel-share': share(0.3, 'of visitors’ pages', 'are hotels; the others are stays'),
  'peak-factor': { value: 4, unit: '× the mean', says: 'what the busiest minute of a day asks for' },
  utilisation: share(0.5, 'of a core', 'is used at the peak, so that nobody waits for long'),
  'core-speed': {
    value: 1,
    unit: '× measured',
    says: 'how fast a core is beside that of the measured machine',
  },
  'stays-per-member': { value: 10, unit: 'stays', says: 'kept' },
  'stays-per-year': { value: 4, unit: 'stays', says: 'new ones of a member in a year' },
  'pictures-per-stay': { value: 3, unit: 'pictures', says: 'of a stay' },
  'follows-per-member': { value: 50, unit: 'members', says: 'whom a member follows' },
  'favourites-per-member': { value: 30, unit: 'stays', says: 'that a member keeps' },
  'notices-per-member': { value: 100, unit: 'notices', says: 'kept' },
  'clicks-kept': { value: 1.15, unit: 'years', says: 'for which clicks are kept' },
  'picture-bytes': { value: 300_000, unit: 'bytes', says: 'of a picture in all its sizes' },
  'shown-bytes': {
    value: 66_000,
    unit: 'bytes',
    says: 'of a picture as it is shown',
    from: 'docs/performance.md',
  },
  'pictures-per-visit': { value: 30, unit: 'pictures', says: 'that a browser has not kept' },
  'cdn-share': share(0.9, 'of pictures', 'come from the CDN and not from the bucket'),
  'picture-ms': { value: 1000, unit: 'ms of a core', says: 'to process a picture of 12 MP' },
  'write-ms': { value: 2, unit: 'ms of a core', says: 'of the database for a write, also at each replica' },
  'replica-share': share(0.6, 'of reading', 'are lists, which replicas answer'),
  'hot-share': share(0.2, 'of the data', 'should lie in the memory of the database'),
  bloat: { value: 1.5, unit: '× the rows', says: 'disk with dead rows, log and room to work' },
  'web-cores': { value: 8, unit: 'cores', says: 'of a machine for web processes, one process each' },
  'process-mb': {
    value: 505,
    unit: 'MB',
    says: 'of a process',
    from: 'npm run bench -- --only memory, 2026-11-23',
  },
  'database-cores': { value: 64, unit: 'cores', says: 'of the largest machine for a database' },
  'database-gb-per-core': { value: 8, unit: 'GB', says: 'of memory for each core of a database' },
  'database-disk-gb': { value: 16_000, unit: 'GB', says: 'of disk of the largest machine for a database' },
  'most-connections': { value: 400, unit: 'connections', says: 'that a database takes without PgBouncer' },
  'redis-commands': { value: 50_000, unit: 'a second', says: 'that one Redis answers' },
} as const satisfies Record<string, Assumption>;

export type AssumptionName = keyof typeof assumptions;
export type Assumed = Readonly<Record<AssumptionName, number>>;

const named = Object.entries(assumptions) as [AssumptionName, Assumption][];

/** Every assumption, with an operator's value in its place. @throws if that is not a valid figure. */
export function assume(said: Readonly<Partial<Record<string, string>>>): Assumed {
  const values = named.map(([name, { value, isShare }]) => {
    const text = said[name];
    if (text === undefined) return [name, value];
    const number = Number(text);
    const isRight = Number.isFinite(number) && (isShare ? number >= 0 && number <= 1 : number > 0);
    if (text.trim() === '' || !isRight)
      throw new Error(
        `--${name} must be ${isShare ? 'a share from 0 to 1' : 'a number above 0'}, not "${text}".`,
      );
    return [name, number];
  });
  const assumed = Object.fromEntries(values) as Assumed;
  if (assumed.utilisation === 0) throw new Error('--utilisation must be above 0.');
  if (assumed['home-share'] + assumed['hotel-share'] > 1)
    throw new Error('--home-share and --hotel-share must not be above 1 together.');
  return assumed;
}

export const assumptionTable = (assumed: Assumed): string[][] =>
  named.map(([name, { unit, says, from, value }]) => [
    `--${name}`,
    assumed[name].toLocaleString('en'),
    unit,
    says,
    assumed[name] === value ? (from ?? 'assumed') : 'said',
  ]);
