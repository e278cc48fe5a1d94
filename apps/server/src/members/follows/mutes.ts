import type { Executor } from '../../platform/db/database.ts';
import { visibleTo } from './visible.ts';

interface Mute {
  userId: number;
  mutedId: number;
}

/** Mutes a member; repeating it changes nothing. */
export async function insertMute(db: Executor, mute: Mute): Promise<void> {
  await db
    .insertInto('mutes')
    .values({ user_id: mute.userId, muted_id: mute.mutedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMute(db: Executor, mute: Mute): Promise<void> {
  await db
    .deleteFrom('mutes')
    .where('user_id', '=', mute.userId)
    .where('muted_id', '=', mute.mutedId)
    .execute();
}

export async function isMuted(db: Executor, mute: Mute): Promise<boolean> {
  const row = await db
    .selectFrom('mutes')
    .select('user_id')
    .where('user_id', '=', mute.userId)
    .where('muted_id', '=', mute.mutedId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Members whom the viewer has muted and may still see, latest first. */
export function mutedIds(db: Executor, viewerId: number) {
  return db
    .selectFrom('mutes')
    .select('muted_id as id')
    .where('user_id', '=', viewerId)
    .where(visibleTo(viewerId, 'mutes.muted_id'))
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
}
