import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { openPool } from '../db/database.ts';
import type { Logger } from '../log/index.ts';

interface LimitRule {
  requests: number;
  seconds: number;
}

export interface RateLimits {
  /** Counts one request under a key. Answers null when it may pass, else the whole seconds to wait. */
  limit(key: string, rule: LimitRule): Promise<number | null>;
  /** Lets go of what was counted under a key. */
  forget(key: string, rule: LimitRule): Promise<void>;
  close(): Promise<void>;
}

export interface RateLimitOptions {
  /** False lets everything pass; for benchmarks and test suites. */
  enabled: boolean;
  /** Counts are shared by all processes through Redis; without it those of long rules through the database. */
  redisUrl: string | undefined;
  databaseUrl: string;
  isPooled?: boolean;
  log: Logger;
}

const prefix = 'staylore:limit';
/**
 * Rules of this length and longer are about people and their accounts, and are shared. Shorter ones keep a process from being flooded: each
 * counts for itself, or every request would write to the database.
 */
const sharedSeconds = 300;

/** Opens the counters. While Redis or the database is away each process counts for itself, so that neither everything nor nothing passes. */
export function openRateLimits(options: RateLimitOptions): RateLimits {
  const { enabled, redisUrl, log } = options;
  const nothing = async () => undefined;
  if (!enabled) return { limit: async () => null, forget: nothing, close: nothing };
  const redis = redisUrl === undefined ? undefined : connect(redisUrl, log);
  const pool = redis === undefined ? openOwnPool(options) : undefined;
  const limiters = new Map<string, Promise<RateLimiterAbstract>>();
  const limiterOf = (rule: LimitRule): Promise<RateLimiterAbstract> => {
    const name = `${rule.requests}/${rule.seconds}`;
    const limiter = limiters.get(name) ?? createLimiter(rule, { redis, pool });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    async limit(key, rule) {
      try {
        await (await limiterOf(rule)).consume(key, 1);
        return null;
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        // A clock that went back would say longer than anybody ever waits.
        return Math.min(rule.seconds, Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
      }
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
      inMemoryBlockOnConsumed: rule.requests + 1,
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

/** A connection of its own, so that a request never waits for its counter behind long questions. */
function openOwnPool({ databaseUrl: url, isPooled = false }: RateLimitOptions): pg.Pool {
  const patience = { connectMs: 500, statementMs: 2000, lockMs: 2000 };
  return openPool({ url, isPooled, max: 2, patience, name: 'staylore-limits' });
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

/** Asks Redis once. @throws when it does not answer, or does not take the password. */
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
 * Whom an address stands for when requests are counted. One customer gets a whole IPv6 network of 64 bits, so its addresses count together; an
 * IPv4 address counts the same in either notation.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const network = [...left, ...gap, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(':')}::/64`;
}
