import type { Executor } from '../../platform/db/database.ts';

/** The follow records between the viewer and another member, in both directions. */
export async function followsBetween(
  db: Executor,
  members: { viewerId: number; otherId: number },
): Promise<{ mine: number | null; theirs: number | null }> {
  const { viewerId, otherId } = members;
  const rows = await db
    .selectFrom('follows')
    .select(['id', 'follower_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('follower_id', '=', viewerId), eb('user_id', '=', otherId)]),
        eb.and([eb('follower_id', '=', otherId), eb('user_id', '=', viewerId)]),
      ]),
    )
    .execute();
  const idOf = (followerId: number) => rows.find((row) => row.follower_id === followerId)?.id ?? null;
  return { mine: idOf(viewerId), theirs: idOf(otherId) };
}
