import type { Executor } from '../../../platform/db/database.ts';
import { TextAnswer } from '../../../platform/errors.ts';

/** Which of these usernames, in small letters, are handles of the photo network that are proven to be somebody else's. */
export async function provenByOthers(
  db: Executor,
  { names, userId }: { names: readonly string[]; userId: number | null },
): Promise<Set<string>> {
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
  return new Set(rows.filter(({ user_id }) => user_id !== userId).map(({ handle }) => handle));
}

/**
 * Call before storing a username: readers know people by the handle that they have proven, which leads to their atlas.
 * @throws {TextAnswer} the listed text
 */
export async function refuseProvenByOthers(
  db: Executor,
  { username, userId }: { username: string; userId: number | null },
): Promise<void> {
  if ((await provenByOthers(db, { names: [username], userId })).size > 0)
    throw new TextAnswer(409, 'This username is taken!');
}
