import type { Redis } from 'ioredis';

/** How long Redis has to answer. */
const answerMs = 500;

/** Opens the connection for counters; `onFailure` is called with every failure of it. */
export async function connectToRedis(url: string, onFailure: (error: unknown) => void): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    // A request never waits long for its counter, and once one has waited in vain, no other waits until Redis answers again.
    commandTimeout: answerMs,
    socketTimeout: answerMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  redis.on('error', onFailure);
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
