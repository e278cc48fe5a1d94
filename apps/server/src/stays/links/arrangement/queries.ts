import type { Executor } from '../../../platform/db/database.ts';

/** Whether all links lead where this routing says. */
export async function isArranged(db: Executor, routing: string): Promise<boolean> {
  const row = await db
    .selectFrom('link_arrangements')
    .select('routing')
    .where('routing', '=', routing)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that all links lead where this routing says. */
export async function noteArrangement(trx: Executor, routing: string, at: Date): Promise<void> {
  await trx
    .insertInto('link_arrangements')
    .values({ routing, arranged_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** From now on links may lead elsewhere than any earlier routing says. */
export async function forgetArrangements(trx: Executor): Promise<void> {
  await trx.deleteFrom('link_arrangements').execute();
}
