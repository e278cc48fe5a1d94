import { randomInt } from 'node:crypto';
import type { Executor } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { replaceRecoveryCodes, useRecoveryCode } from './recovery-code-queries.ts';

const count = 10;
/** Without characters that are easily confused: 0 and o, 1, i and l. Twelve of them are 59 bits. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 12;

/** Hashed with a key of the site, so that a copy of the database alone is no use for guessing. */
const keys = 'recovery-codes';
const textOf = (userId: number, code: string): string => `${userId} ${code}`;

/** Ten new codes for a member, written as `abcd-efgh-jkmn`; earlier ones become invalid. They can be read only this once. */
export async function issueRecoveryCodes(
  { secrets }: Pick<Platform, 'secrets'>,
  trx: Executor,
  { userId, now }: { userId: number; now: Date },
): Promise<string[]> {
  const codes = Array.from({ length: count }, () =>
    Array.from({ length }, () => letters[randomInt(letters.length)]).join(''),
  );
  const ring = await secrets.ring(keys, trx);
  await replaceRecoveryCodes(trx, {
    userId,
    hashes: codes.map((code) => ring.hashes(textOf(userId, code))[0]),
    now,
  });
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Whether this is an unused code of the member; it is consumed. Case and dashes do not matter. */
export async function redeemRecoveryCode(
  { db, secrets }: Pick<Platform, 'secrets'> & { db: Executor },
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  const ring = await secrets.ring(keys, db);
  return useRecoveryCode(db, { userId, hashes: ring.hashes(textOf(userId, plain)), now });
}
