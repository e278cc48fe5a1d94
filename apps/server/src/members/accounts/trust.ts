import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { dayMs } from '../../platform/durations.ts';

/** How far members are trusted; what they may do at once grows with it. */
export type TrustLevel = 'new' | 'known' | 'trusted';

/** Requirements of a level: time and public stays, or posts that moderators approved. */
const known = { days: 3, posts: 3, trust: 1 };
const trusted = { days: 30, posts: 10, trust: 3 };
/** One lost point is restored after this long. */
const regainDays = 90;

interface Standing {
  trust: number;
  posts_count: number;
  created_at: Date;
}

/** How far a member is trusted. One whom moderators acted against starts again. */
export function trustLevel({ created_at, posts_count, trust }: Standing, now: Date): TrustLevel {
  const days = (now.getTime() - created_at.getTime()) / dayMs;
  const reaches = (least: typeof known) =>
    trust >= least.trust || (trust >= 0 && days >= least.days && posts_count >= least.posts);
  if (reaches(trusted)) return 'trusted';
  return reaches(known) ? 'known' : 'new';
}

/** The same, read from the member's row. */
export async function trustLevelOf(db: Executor, id: number, now: Date): Promise<TrustLevel> {
  const row = await db
    .selectFrom('users')
    .select(['trust', 'posts_count', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? 'new' : trustLevel(row, now);
}

/** Raises or lowers trust in a member, within bounds that can be recovered from. */
export async function changeTrust(
  trx: Executor,
  id: number,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  if (by === 0) return;
  await trx
    .updateTable('users')
    .set({ trust: sql<number>`greatest(-6, least(${trusted.trust}, trust + ${by}))`, trust_at: at })
    .where('id', '=', id)
    .execute();
}

/** Restores a point of trust to members without complaints for long enough. */
export async function restoreTrust(db: Executor, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ trust: sql<number>`trust + 1`, trust_at: now })
    .where('trust', '<', 0)
    .where('trust_at', '<', new Date(now.getTime() - regainDays * dayMs))
    .execute();
}
