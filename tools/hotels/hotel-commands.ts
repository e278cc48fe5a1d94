import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { moveWishes } from '../../apps/server/src/imports/wishes/index.ts';
import { writeAudit } from '../../apps/server/src/lifecycle/audit/index.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { inTransaction } from '../../apps/server/src/platform/db/transaction.ts';
import type { Platform } from '../../apps/server/src/platform/platform.ts';
import { listTwins, mergeHotels } from '../../apps/server/src/stays/hotel-upkeep/index.ts';

/** Runs an operator command on hotel records: `twins` lists duplicates, `merge GONE KEPT` merges two by their slugs. */
export async function runHotelCommand(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  words: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [command, gone, kept, ...more] = words;
  if (command === 'twins' && gone === undefined) return twins(db, say);
  if (command !== 'merge' || gone === undefined || kept === undefined || more.length > 0)
    throw new PublicError('Say `twins`, or `merge GONE KEPT` with the slugs of two hotels.');
  const { posts } = await inTransaction(db, async (trx) => {
    const merged = await mergeHotels(trx, { gone, kept }, moveWishes);
    await writeAudit(trx, {
      at: clock.now(),
      by: 'command',
      act: 'hotels.merged',
      details: { gone, kept, stays: merged.posts },
    });
    return merged;
  });
  say(
    `${gone} is ${kept} now; ${posts} ${posts === 1 ? 'stay' : 'stays'} moved. Its old address leads there.`,
  );
}

async function twins(db: Db, say: (line: string) => void): Promise<void> {
  const pairs = await listTwins(db);
  if (pairs.length === 0) return say('No two hotels look like one.');
  for (const { slugs, names, city, stays, sure } of pairs)
    say(
      `${sure ? 'surely' : 'maybe '}  ${slugs.join('  ')}  (${names.join(' / ')}, ${city ?? '?'}; stays ${stays.join(' + ')})`,
    );
}
