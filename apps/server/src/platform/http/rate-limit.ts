import { isIPv4, isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { connectionsOfEach } from '../../config/sections/connections.ts';
import { openPool } from '../db/database.ts';
import type { Logger } from '../log/index.ts';
import { inSpan } from '../telemetry/index.ts';
import { connectToRedis } from './redis.ts';

export interface LimitRule {
  requests: number;
  seconds: number;
  /** Counts what concerns one account, such as wrong passwords; may be reset before its time is over, at any server. */
  resets?: boolean;
}

export interface RateLimits {
  /** Counts one request under a key. Answers null if it may pass, else the whole seconds to wait. */
  limit(key: string, rule: LimitRule): Promise<number | null>;
  /** Resets what was counted under a key. */
  forget(key: string, rule: LimitRule): Promise<void>;
  close(): Promise<void>;
}

export interface RateLimitOptions {
  /** False lets everything pass; for benchmarks and test suites. */
  enabled: boolean;
  /**
   * Counts are shared by all processes through Redis; without it those of long rules are shared through the database. What keeps an account from being
   * guessed is always counted there: Redis may be restarted without its data, or be away.
   */
  redisUrl: string | undefined;
  databaseUrl: string;
  isPooled?: boolean;
  log: Logger;
}

const prefix = 'staylore:limit';
/**
 * Rules of this length and longer are about people and their accounts, and are shared. Shorter ones protect a process from floods: each counts for
 * itself, or every request would write to the database.
 */
const sharedSeconds = 300;

/** What counts requests: for all processes together if there is such a store for the rule, and for this one while the store fails. */
interface Counter {
  shared: RateLimiterAbstract | null;
  /** Whether there is a connection to the store. */
  isReady(): boolean;
  own: RateLimiterMemory;
}

/**
 * Opens the counters. While Redis or the database fails each process counts for itself, so that requests are still limited but not all
 * refused.
 */
export function openRateLimits(options: RateLimitOptions): RateLimits {
  const { enabled, redisUrl, log } = options;
  const nothing = async () => undefined;
  if (!enabled) return { limit: async () => null, forget: nothing, close: nothing };
  const warn = createWarning(log);
  const redis = redisUrl === undefined ? undefined : connectToRedis(redisUrl, warn);
  const pool = openOwnPool(options);
  const counters = new Map<string, Promise<Counter>>();
  const counterOf = (rule: LimitRule): Promise<Counter> => {
    const name = `${rule.requests}/${rule.seconds}/${rule.resets === true}`;
    const counter = counters.get(name) ?? createCounter(rule, { redis, pool });
    counters.set(name, counter);
    return counter;
  };
  // Statements have spans of their own.
  const counted = <T>({ shared }: Counter, count: () => Promise<T>): Promise<T> =>
    shared instanceof RateLimiterRedis
      ? inSpan('count', { kind: 'client', facts: { 'db.system.name': 'redis' } }, count)
      : count();
  return {
    async limit(key, rule) {
      const counter = await counterOf(rule);
      const refusal = await counted(counter, () => count(counter, key, warn));
      // A clock that was set back would otherwise give waits longer than any rule.
      return refusal && Math.min(rule.seconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    },
    async forget(key, rule) {
      const { own, shared } = await counterOf(rule);
      await own.delete(key);
      await shared?.delete(key).catch(warn);
    },
    async close() {
      (await redis)?.disconnect();
      await pool.end();
    },
  };
}

/** Counts a request; null where it may pass. */
async function count(
  { isReady, own, shared }: Counter,
  key: string,
  warn: (error: unknown) => void,
): Promise<RateLimiterRes | null> {
  if (shared === null || !isReady()) return refusalOf(own, key);
  try {
    return await refusalOf(shared, key);
  } catch (error) {
    warn(error);
    return refusalOf(own, key);
  }
}

async function refusalOf(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key, 1);
    return null;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason;
    throw reason;
  }
}

const warningIntervalMs = 60_000;

/** Logs that requests are not counted for all processes together, once a minute while it lasts. */
function createWarning(log: Logger): (error: unknown) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - warnedAt < warningIntervalMs) return;
    warnedAt = performance.now();
    log.warn({ err: error }, 'Requests cannot be counted for all processes together; each counts for itself');
  };
}

async function createCounter(
  rule: LimitRule,
  stores: { redis: Promise<Redis> | undefined; pool: pg.Pool },
): Promise<Counter> {
  const settings = {
    points: rule.requests,
    duration: rule.seconds,
    keyPrefix: `${prefix}:${rule.requests}:${rule.seconds}`,
  };
  const own = new RateLimiterMemory(settings);
  const { pool } = stores;
  const redis = await stores.redis;
  if (rule.resets === true || (redis === undefined && rule.seconds >= sharedSeconds)) {
    const shared = new RateLimiterPostgres({
      ...settings,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A server that remembers a refusal does not ask the database during a flood, nor learn of a reset.
      ...(rule.resets === true ? {} : { inMemoryBlockOnConsumed: rule.requests + 1 }),
    });
    return { shared, own, isReady: () => true };
  }
  if (redis === undefined) return { shared: null, own, isReady: () => true };
  const shared = new RateLimiterRedis({ ...settings, storeClient: redis });
  return { shared, own, isReady: () => redis.status === 'ready' };
}

/** Dedicated connections, so that a request's counter never waits behind long queries. */
function openOwnPool({ databaseUrl: url, isPooled = false }: RateLimitOptions): pg.Pool {
  const timeouts = { connectMs: 500, statementMs: 2000, lockMs: 2000 };
  return openPool({ url, isPooled, max: connectionsOfEach.limits, timeouts, name: 'staylore-limits' });
}

/**
 * The group in which an address is counted. A customer gets a whole /64 IPv6 network, so its addresses count together; an IPv4 address counts the
 * same in every notation. Some proxies add the port, which differs for each connection. Invalid addresses count together, and so do clients that
 * have disconnected and have no address any more, whatever the types say.
 */
export function addressGroup(forwarded: string | undefined): string {
  const address = (forwarded ?? '').replace(/^\[([^\]]*)\](?::\d*)?$/, '$1').replace(/^([\d.]+):\d*$/, '$1');
  if (!isIPv6(address)) return isIPv4(address) ? address : 'unknown';
  const [head = '', tail] = address
    .replace(/%.*$/, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => inHex(bytes.slice(0, 4).map(Number)))
    .split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const parts = [...left, ...gap, ...right].map((part) => Number.parseInt(part, 16));
  const isMapped = parts.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (isMapped)
    return parts
      .slice(6)
      .flatMap((part) => [part >> 8, part & 255])
      .join('.');
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** An IPv6 customer may have a /48 with its 65,536 networks; together they count as this many. */
const networksOfSite = 16;

/** The groups in which an address is counted, and as how many networks each: its own, and for IPv6 also the /48 around it. */
export function networksOf(address: string | undefined): { name: string; networks: number }[] {
  const name = addressGroup(address);
  const own = { name, networks: 1 };
  if (!name.endsWith('::/64')) return [own];
  return [own, { name: `${name.split(':', 3).join(':')}::/48`, networks: networksOfSite }];
}

/** Counts a request for each network that its address is in. Answers null if it may pass, else the whole seconds to wait. */
export async function limitNetworks(
  limit: RateLimits['limit'],
  { what, address }: { what: string; address: string | undefined },
  { requests, seconds }: LimitRule,
): Promise<number | null> {
  for (const { name, networks } of networksOf(address)) {
    const wait = await limit(`${what}${name}`, { requests: requests * networks, seconds });
    if (wait !== null) return wait;
  }
  return null;
}

/** The four bytes of an IPv4 address as the last two groups of an IPv6 one. */
const inHex = ([a = 0, b = 0, c = 0, d = 0]: number[]): string =>
  `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
