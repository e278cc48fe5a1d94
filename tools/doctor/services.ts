import { randomUUID } from 'node:crypto';
import type { Config } from '../../apps/server/src/config/config.ts';
import { pingRedis } from '../../apps/server/src/platform/http/redis.ts';
import { verifyMailServer } from '../../apps/server/src/platform/mail/index.ts';
import { createStorage } from '../../apps/server/src/platform/storage/index.ts';
import { type Finding, findingsAbout, inTime, reasonOf } from './finding.ts';

/** Mail, pictures and shared limits, if configured; what the sandbox plays is not checked. */
export async function examineServices(config: Config): Promise<Finding[]> {
  const { mail, storage, redisUrl } = config;
  const isPlayed = mail?.smtpUrl === `smtp://127.0.0.1:${config.sandbox?.smtpPort}`;
  const checks = [
    ...(mail === undefined || isPlayed
      ? []
      : [tryOut('mail server', 'SMTP_URL', saidBy(mail.smtpUrl), () => verifyMailServer(mail.smtpUrl))]),
    ...(storage.kind === 'local'
      ? []
      : [tryOut('picture store', 'S3_*', withKey, () => writeAndDelete(storage))]),
    ...(redisUrl === undefined
      ? []
      : [tryOut('Redis', 'REDIS_URL', saidBy(redisUrl), () => pingRedis(redisUrl))]),
  ];
  return Promise.all(checks);
}

const withKey = 'it answers, and takes our name and password.';

/** What a good answer shows: of a password only where one was sent. */
const saidBy = (address: string): string =>
  new URL(address).password === '' ? 'it answers; no password is set for it.' : withKey;

async function tryOut(
  about: string,
  setting: string,
  good: string,
  work: () => Promise<unknown>,
): Promise<Finding> {
  const { ok, fault } = findingsAbout(about);
  try {
    await inTime(work());
    return ok(good);
  } catch (error) {
    return fault(
      `it cannot be used: ${reasonOf(error)}.`,
      `Check ${setting}, and that this machine may reach it.`,
    );
  }
}

async function writeAndDelete(options: Config['storage']): Promise<void> {
  const storage = createStorage(options);
  const key = `doctor/${randomUUID()}`;
  await storage.put(key, Buffer.from('doctor'), 'text/plain');
  const read = await storage.get(key);
  await storage.delete(key);
  if (read === null) throw new Error('what was written could not be read');
}
