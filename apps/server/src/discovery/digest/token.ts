import type { Executor } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';

const keys = 'digest-links';
const textOf = (userId: number): string => `digest:${userId}`;

/** The token of the link by which a member unsubscribes without a session; valid as long as the account exists. */
export async function endingToken(
  { secrets }: Pick<Platform, 'secrets'>,
  userId: number,
  trx: Executor,
): Promise<string> {
  const proof = (await secrets.ring(keys, trx)).sign(textOf(userId));
  return `${userId}.${proof}`;
}

/** Whose token it is; null unless it is one of ours. */
export async function readEndingToken(
  { secrets }: Pick<Platform, 'secrets'>,
  token: string,
): Promise<number | null> {
  const [, id = '', proof = ''] = /^([1-9]\d{0,14})\.(.*)$/.exec(token) ?? [];
  if (id === '') return null;
  const ring = await secrets.ring(keys);
  return ring.verify(textOf(Number(id)), proof) ? Number(id) : null;
}
