import type { Executor } from '../../../platform/db/database.ts';

export async function isRouted(db: Executor, routing: string): Promise<boolean> {
  const row = await db
    .selectFrom('link_arrangements')
    .select('routing')
    .where('routing', '=', routing)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordRouting(trx: Executor, routing: string, at: Date): Promise<void> {
  await trx
    .insertInto('link_arrangements')
    .values({ routing, arranged_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** From now on links may follow a newer routing than any recorded one. */
export async function deleteRoutings(trx: Executor): Promise<void> {
  await trx.deleteFrom('link_arrangements').execute();
}
