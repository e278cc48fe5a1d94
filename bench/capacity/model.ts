import { connectionsOfEach, connectionsOfFirst } from '../../apps/server/src/config/sections/connections.ts';
import type { Assumed } from './assumptions.ts';
import type { Measured, RequestKind } from './measured.ts';

/** The peak load of a site with so many members, and what it stores. */
export interface Load {
  /** Requests of each kind in the busiest second. */
  readonly requests: Readonly<Record<RequestKind, number>>;
  readonly pictures: { readonly shown: number; readonly processed: number };
  readonly writes: number;
  readonly databaseBytes: number;
  readonly pictureBytes: number;
}

/** Machines and bandwidth for a load. */
export interface Needs {
  readonly requestsPerSecond: number;
  readonly webProcesses: number;
  readonly webMachines: number;
  readonly webMachineGb: number;
  /** Machines that each hold a part of the rows: more than one means more than one primary. */
  readonly primaries: number;
  readonly replicas: number;
  readonly databaseCores: number;
  readonly databaseGb: number;
  readonly databaseDiskGb: number;
  readonly connections: number;
  readonly connectionsPastPooler: number;
  readonly needsPooler: boolean;
  readonly redis: number;
  readonly bucketGb: number;
  readonly webMbits: number;
  readonly cdnMbits: number;
  readonly bucketMbits: number;
  readonly fitsOneMachine: boolean;
}

const [daySeconds, yearDays] = [86_400, 365];
const gigabyte = 1e9;
/** Those for requests by default. */
const poolSize = 10;

/** What so many members ask of the site at its peak, and what they store. */
export function loadOf(members: number, assumed: Assumed, { bytes }: Measured): Load {
  const perSecond = (aDay: number) => (aDay / daySeconds) * assumed['peak-factor'];
  const ofMembers = members * assumed['active-share'] * assumed['visits-per-active'];
  const ofVisitors = members * assumed['visitors-per-member'];
  const visits = ofMembers + ofVisitors;
  const documents = (aDay: number) => perSecond(aDay * assumed['documents-per-visit']);
  const stays = 1 - assumed['home-share'] - assumed['hotel-share'];
  const clicksADay = visits * assumed['clicks-per-visit'];
  const newStays = (members * assumed['stays-per-year']) / yearDays;
  const rows = {
    member: 1,
    stay: assumed['stays-per-member'],
    follow: assumed['follows-per-member'],
    favourite: assumed['favourites-per-member'],
    notice: assumed['notices-per-member'],
  };
  const ofOneMember = Object.entries(rows).reduce(
    (sum, [kind, count]) => sum + count * bytes[kind as keyof typeof rows],
    0,
  );
  const clicks = clicksADay * yearDays * assumed['clicks-kept'] * bytes.click;
  const picturesKept = members * assumed['stays-per-member'] * assumed['pictures-per-stay'];
  return {
    requests: {
      feed: documents(ofMembers) * assumed['feed-share'],
      home: documents(ofVisitors) * assumed['home-share'],
      hotel: documents(ofVisitors) * assumed['hotel-share'],
      stay: documents(ofMembers) * (1 - assumed['feed-share']) + documents(ofVisitors) * stays,
      call: perSecond(visits * assumed['calls-per-visit']),
      click: perSecond(clicksADay),
    },
    pictures: {
      shown: perSecond(visits * assumed['pictures-per-visit']),
      processed: perSecond(newStays * assumed['pictures-per-stay']),
    },
    writes: perSecond(visits * assumed['writes-per-visit'] + newStays),
    databaseBytes: (members * ofOneMember + clicks) * assumed.bloat,
    pictureBytes: picturesKept * assumed['picture-bytes'],
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Cores that are busy all the time, plus headroom to keep queues short. */
const coresFor = (milliseconds: number, assumed: Assumed) =>
  milliseconds / 1000 / assumed['core-speed'] / assumed.utilisation;

/** What a load needs. A site of more than one machine has a spare one of each kind. */
export function needsOf(load: Load, assumed: Assumed, measured: Measured): Needs {
  const kinds = Object.entries(load.requests) as [RequestKind, number][];
  const total = (cost: 'webMs' | 'databaseMs' | 'bytes') =>
    sum(kinds.map(([kind, perSecond]) => perSecond * measured.requests[kind][cost]));
  const picturesMs = load.pictures.processed * assumed['picture-ms'];
  const webCores = coresFor(total('webMs') + picturesMs, assumed);
  const webProcesses = Math.max(1, Math.ceil(webCores));
  const filled = Math.ceil(webProcesses / assumed['web-cores']);
  const database = databaseOf(load, total('databaseMs'), assumed);
  const fitsOneMachine = filled === 1 && database.cores + webProcesses <= assumed['web-cores'];
  const webMachines = fitsOneMachine ? 1 : Math.max(2, filled + 1);
  // If there is a spare machine, its processes are connected too.
  const connected = fitsOneMachine ? webProcesses : webMachines * assumed['web-cores'];
  const ofJobs = webMachines * sum(Object.values(connectionsOfFirst));
  const connections = connected * (poolSize + sum(Object.values(connectionsOfEach))) + ofJobs;
  const requestsPerSecond = sum(kinds.map(([, perSecond]) => perSecond));
  const mbits = (bytes: number) => (bytes * 8) / 1e6;
  const shown = load.pictures.shown * assumed['shown-bytes'];
  return {
    requestsPerSecond,
    webProcesses,
    webMachines,
    webMachineGb: Math.ceil((assumed['web-cores'] * assumed['process-mb']) / 1000) + 1,
    primaries: database.primaries,
    replicas: fitsOneMachine ? 0 : database.replicas,
    databaseCores: database.cores,
    databaseGb: database.cores * assumed['database-gb-per-core'],
    databaseDiskGb: load.databaseBytes / gigabyte / database.primaries,
    connections,
    connectionsPastPooler: connected * connectionsOfEach.notifications + ofJobs,
    needsPooler: connections > assumed['most-connections'],
    redis: webMachines > 1 ? Math.ceil(requestsPerSecond / assumed['redis-commands']) : 0,
    bucketGb: load.pictureBytes / gigabyte,
    webMbits: mbits(total('bytes')),
    cdnMbits: mbits(shown),
    bucketMbits: mbits(shown * (1 - assumed['cdn-share'])),
    fitsOneMachine,
  };
}

/**
 * One machine carries everything while it can; beyond that lists go to replicas, and then the rows to several primaries, all of the largest
 * kind.
 */
function databaseOf(load: Load, readingMs: number, assumed: Assumed) {
  const largest = assumed['database-cores'];
  const writing = coresFor(load.writes * assumed['write-ms'], assumed);
  const reading = coresFor(readingMs, assumed);
  const hotGb = (load.databaseBytes / gigabyte) * assumed['hot-share'];
  const byMemory = hotGb / assumed['database-gb-per-core'];
  const byDisk = load.databaseBytes / gigabyte / assumed['database-disk-gb'];
  const needed = Math.max(reading + writing, byMemory);
  if (needed <= largest && byDisk <= 1) return { primaries: 1, replicas: 1, cores: kindFor(needed, largest) };
  const lists = reading * assumed['replica-share'];
  const atPrimary = reading - lists + writing;
  // At least half of a machine is left for reading.
  const primaries = Math.ceil(Math.max(atPrimary, 2 * writing, byMemory, byDisk * largest) / largest);
  // A replica writes what its primary writes. One of each primary is there to take its place.
  const replicas = Math.max(primaries, Math.ceil(lists / (largest - writing / primaries)));
  return { primaries, replicas, cores: largest };
}

/** The smallest common size (2, 4, 8 …) with at least so many cores. */
function kindFor(cores: number, largest: number): number {
  let kind = 2;
  while (kind < cores) kind *= 2;
  return Math.min(kind, largest);
}
