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

export interface LimitRule {
  requests: number;
  seconds: number;
  /** Its counts may be reset before their time is over, at any server. */
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
  /** Counts are shared by all processes through Redis; without it those of long rules are shared through the database. */
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

/**
 * Opens the counters. While Redis or the database is away each process counts for itself, so that requests are still limited but not all
 * refused.
 */
export function openRateLimits(options: RateLimitOptions): RateLimits {
  const { enabled, redisUrl, log } = options;
  const nothing = async () => undefined;
  if (!enabled) return { limit: async () => null, forget: nothing, close: nothing };
  const redis = redisUrl === undefined ? undefined : connect(redisUrl, log);
  const pool = redis === undefined ? openOwnPool(options) : undefined;
  const limiters = new Map<string, Promise<RateLimiterAbstract>>();
  const limiterOf = (rule: LimitRule): Promise<RateLimiterAbstract> => {
    const name = `${rule.requests}/${rule.seconds}/${rule.resets === true}`;
    const limiter = limiters.get(name) ?? createLimiter(rule, { redis, pool });
    limiters.set(name, limiter);
    return limiter;
  };
  // Statements have spans of their own.
  const counted = <T>(count: () => Promise<T>): Promise<T> =>
    redis === undefined
      ? count()
      : inSpan('count', { kind: 'client', facts: { 'db.system.name': 'redis' } }, count);
  return {
    async limit(key, rule) {
      const limiter = await limiterOf(rule);
      const refusal = await counted(() => refusalOf(limiter.consume(key, 1)));
      // A clock that was set back would otherwise give waits longer than any rule.
      return refusal && Math.min(rule.seconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    },
    async forget(key, rule) {
      await (await limiterOf(rule)).delete(key);
    },
    async close() {
      (await redis)?.disconnect();
      await pool?.end();
    },
  };
}

/** Null where a request may pass. */
async function refusalOf(counted: Promise<unknown>): Promise<RateLimiterRes | null> {
  try {
    await counted;
    return null;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason;
    throw reason;
  }
}

async function createLimiter(
  rule: LimitRule,
  stores: { redis: Promise<Redis> | undefined; pool: pg.Pool | undefined },
): Promise<RateLimiterAbstract> {
  const settings = {
    points: rule.requests,
    duration: rule.seconds,
    keyPrefix: `${prefix}:${rule.requests}:${rule.seconds}`,
  };
  const own = new RateLimiterMemory(settings);
  const { pool } = stores;
  const redis = await stores.redis;
  if (pool !== undefined && rule.seconds >= sharedSeconds)
    return new RateLimiterPostgres({
      ...settings,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A server that remembers a refusal does not ask the database during a flood, nor learn of a reset.
      ...(rule.resets === true ? {} : { inMemoryBlockOnConsumed: rule.requests + 1 }),
      insuranceLimiter: own,
    });
  if (redis === undefined) return own;
  return new RateLimiterRedis({
    ...settings,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
  });
}

/** A dedicated connection, so that a request's counter never waits behind long queries. */
function openOwnPool({ databaseUrl: url, isPooled = false }: RateLimitOptions): pg.Pool {
  const timeouts = { connectMs: 500, statementMs: 2000, lockMs: 2000 };
  return openPool({ url, isPooled, max: connectionsOfEach.limits, timeouts, name: 'staylore-limits' });
}

async function connect(url: string, log: Logger): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    // A request never waits long for its counter.
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ err: error }, 'Redis cannot be reached; each process counts requests for itself');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('Redis is back');
    away = false;
  });
  return redis;
}

/** Queries Redis once. @throws when it does not answer, or rejects the password. */
export async function pingRedis(url: string): Promise<void> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: 4000, retryStrategy: () => null });
  let reason: Error | undefined;
  redis.on('error', (error) => {
    reason = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
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
