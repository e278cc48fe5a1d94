import type { Executor } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';

const keys = 'digest-links';
const textOf = (userId: number): string => `digest:${userId}`;

/** The token of the link by which a member ends the mails, with no session; it works as long as the account does. */
export async function endingToken(
  { secrets }: Pick<Platform, 'secrets'>,
  userId: number,
  trx: Executor,
): Promise<string> {
  const proof = (await secrets.ring(keys, trx)).sign(textOf(userId));
  return `${userId}.${proof}`;
}

/** Whose token it is; null where it is none of ours. */
export async function readEndingToken(
  { secrets }: Pick<Platform, 'secrets'>,
  token: string,
): Promise<number | null> {
  const [, id = '', proof = ''] = /^([1-9]\d{0,9})\.(.*)$/.exec(token) ?? [];
  if (id === '') return null;
  const ring = await secrets.ring(keys);
  return ring.verify(textOf(Number(id)), proof) ? Number(id) : null;
}
