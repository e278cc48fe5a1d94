import type { Executor } from '../../../platform/db/database.ts';
import { TextAnswer } from '../../../platform/errors.ts';
import { freedByOthers } from './freed-username-queries.ts';

interface NameQuery {
  names: readonly string[];
  userId: number | null;
}

/**
 * Which of these usernames, in small letters, are held for someone else: handles of the photo network that are proven to be theirs, and
 * names that they gave up lately.
 */
export async function heldForOthers(db: Executor, wanted: NameQuery): Promise<Set<string>> {
  return new Set([...(await provenByOthers(db, wanted)), ...(await freedByOthers(db, wanted))]);
}

async function provenByOthers(db: Executor, { names, userId }: NameQuery): Promise<string[]> {
  const rows = await db
    .selectFrom('claimed_handles')
    .select(['handle', 'user_id'])
    .where(
      'handle',
      'in',
      names.map((name) => name.toLowerCase()),
    )
    .where('confirmed_at', 'is not', null)
    .execute();
  return rows.filter(({ user_id }) => user_id !== userId).map(({ handle }) => handle);
}

/**
 * Call once a username is stored, in the same transaction: storing it has waited for a member who was just giving it up. Readers know
 * people by the handle that they have proven, and by the name that they had, which lead to their atlas.
 * @throws {TextAnswer} the listed text
 */
export async function refuseHeldForOthers(
  trx: Executor,
  { username, userId }: { username: string; userId: number },
): Promise<void> {
  if ((await heldForOthers(trx, { names: [username], userId })).size > 0)
    throw new TextAnswer(409, 'This username is taken!');
}
